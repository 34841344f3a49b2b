import Contracts
import Domain

extension Fact {
  static func sprite(_ link: WebLink?) -> Fact {
    Fact("sprite", Words("Picture"), .picture(link))
  }
}

/// The facts of Pokémon.
extension Fact {
  /// - Parameter number: the number in the national Pokédex.
  static func number(_ number: Int) -> Fact {
    Fact("number", Words("Number"), .number(number))
  }

  /// - Parameter types: PokeAPI's names ("fire"), in the order of their slots.
  static func types(_ types: [String]) -> Fact {
    Fact("types", Words("Types"), .terms(types.map { PokemonTypes.all[$0] }))
  }

  static func abilities(_ abilities: [PokemonAbility]) -> Fact {
    let terms = abilities.map { ability in
      MarkedTerm(
        ability.name,
        shown: ability.names
          ?? LocalizedText([.english: SlugWords.words(ability.name)]),
        isMarked: ability.isHidden)
    }
    let hidden = Mark("hidden", Words("{0} (hidden)"))
    return Fact("abilities", Words("Abilities"), .markedTerms(terms, hidden))
  }

  static func stats(_ stats: PokemonStats) -> Fact {
    let figures = PokemonStat.allCases.compactMap { stat in
      stats[stat].map { Figure(stat.rawValue, stat.words, $0) }
    }
    // The games store a stat in one byte.
    return Fact(
      "stats", Words("Base stats"), .figures(figures, highest: 255))
  }

  /// The attacks that do more or less damage than usual to a Pokémon of these types.
  static func damageTaken(_ types: [String]) -> Fact {
    let factors = [
      (16, "4", "×4"), (8, "2", "×2"), (2, "0.5", "×½"), (1, "0.25", "×¼"), (0, "0", "×0"),
    ]
    let attacks = TypeChart.attacks.map { ($0, quarters: TypeChart.quarters(of: $0, on: types)) }
    let groups = factors.compactMap { quarters, key, sign in
      let terms = attacks.filter { $0.quarters == quarters }.map { PokemonTypes.all[$0.0] }
      return terms.isEmpty ? nil : TermGroup(key, sign, terms)
    }
    return Fact("damageTaken", Words("Damage taken"), .groups(groups))
  }

  static func evolutions(_ relatives: [Relative]) -> Fact {
    Fact("evolutions", Words("Evolutions"), .family(relatives))
  }
}

/// The facts of items.
extension Fact {
  /// - Parameter name: PokeAPI's name ("standard-balls").
  static func category(_ name: String?) -> Fact {
    Fact("category", Words("Category"), .term(name.map { Term($0) }))
  }

  /// - Parameter cost: the cost in Pokédollars.
  static func cost(_ cost: Int?) -> Fact {
    Fact("cost", Words("Cost (Pokédollars)"), .amount(cost, unit: "₽"))
  }
}

/// Turns PokeAPI's names into words.
enum SlugWords {
  /// Returns "Poke Ball" for "poke-ball".
  static func words(_ slug: String) -> String {
    var words = ""
    // Whole strings are appended one by one: `joined`, and appending parts of strings, makes types at
    // run time.
    for word in slug.split(separator: "-") {
      if !words.isEmpty { words += " " }
      words += word.prefix(1).uppercased() + String(word.dropFirst())
    }
    return words
  }
}
