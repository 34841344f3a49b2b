package import Domain

extension Formats {
  /// A fact's value in the user's language, as rows and details show it; nil where it is not known.
  ///
  /// Local times are left out, because they change while they are looked at.
  package func text(of fact: Fact) -> String? {
    switch fact {
    case .name(let text), .email(let text), .phone(let text), .cell(let text),
      .street(let text), .locality(let text), .state(let text), .postcode(let text),
      .section(let text), .byline(let text), .abstract(let text), .timeZone(let text):
      text.isEmpty ? nil : text
    case .country(let code), .nationality(let code): code.isEmpty ? nil : country(code)
    case .countryName(let name): country(named: name)
    case .position(let position): CoordinateFormat.decimal(position)
    case .population(let count): number(count)
    case .age(let years): strings(years == 1 ? FactText.year : .years, number(years))
    case .gender(let gender): strings[gender == .female ? FactText.female : .male]
    case .dateOfBirth(let date): writtenOut(date)
    case .published(let date): date.map(writtenOut)
    case .utcOffset(let minutes): Self.offset(minutes: minutes)
    case .number(let number): "#" + String(number)
    case .types(let types): types.isEmpty ? nil : types.map(typeName).joined(separator: ", ")
    case .height(let decimetres): decimetres.map { NumberFormat.tenths($0, language) + " m" }
    case .weight(let hectograms): hectograms.map { NumberFormat.tenths($0, language) + " kg" }
    case .abilities(let abilities): abilities.isEmpty ? nil : names(of: abilities)
    case .stats(let stats): stats.isEmpty ? nil : figures(of: stats)
    case .species(let text), .flavor(let text): self.text(text)
    case .category(let name): name.flatMap { $0.isEmpty ? nil : Self.words($0) }
    case .cost(let cost): cost.map { number($0) + " ₽" }
    case .effect(let text): text.flatMap(self.text)
    case .picture(let link), .sprite(let link), .link(let link), .image(let link): link?.text
    case .otherNames(let names): names.isEmpty ? nil : names.joined(separator: ", ")
    case .places(let places): places.isEmpty ? nil : places.joined(separator: "; ")
    }
  }

  /// Names in the order given, those first that are written in the letters of the user's language:
  /// Latin ones, in all there are so far.
  ///
  /// Of these the ones without a capital come last: they spell out, letter by letter, what is written
  /// in another script ("lwndwn").
  package func readableFirst(_ names: [String]) -> [String] {
    switch language {
    case .english, .spanish:
      let latin = names.filter(Self.isLatin)
      return latin.filter(Self.hasCapital) + latin.filter { !Self.hasCapital($0) }
        + names.filter { !Self.isLatin($0) }
    }
  }

  private static func hasCapital(_ name: String) -> Bool { name.contains(where: \.isUppercase) }

  /// Whether all letters are of the Latin blocks; figures and signs are of every script.
  private static func isLatin(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case ..<0x250, 0x1E00...0x1EFF: true
      // The other letters of phonetics and old spellings, fullwidth ones.
      case 0x250...0x2FF, 0x1D00...0x1DBF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFF21...0xFF5A: true
      default: !scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark
      }
    }
  }

  /// A text in the user's language, in the other one where it has none; nil where it is empty.
  package func text(_ text: LocalizedText) -> String? {
    let texts = language == .spanish ? [text.spanish, text.english] : [text.english, text.spanish]
    return texts.compactMap(\.self).first { !$0.isEmpty }
  }

  /// "September 18, 1993", "18 de septiembre de 1993".
  package func writtenOut(_ date: CalendarDate) -> String {
    let months: [FactText] = [
      .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
      .november, .december,
    ]
    return strings(
      FactText.dateOrder, String(date.day), strings[months[date.month - 1]], String(date.year))
  }

  /// "Fire", "Fuego"; a type nobody knew yet as its service writes it.
  package func typeName(_ type: String) -> String {
    let names = language == .spanish ? PokemonTypeNames.spanish : PokemonTypeNames.english
    return names[type] ?? Self.words(type)
  }

  /// The name of a type that is given by its name in any language; what nobody knows as it is.
  package func name(ofTypeCalled text: String) -> String {
    let wanted = text.lowercased()
    let type = PokemonTypeNames.english.keys.first { type in
      [type, PokemonTypeNames.english[type], PokemonTypeNames.spanish[type]].contains {
        $0?.lowercased() == wanted
      }
    }
    return type.map(typeName) ?? text
  }

  /// A stat's name; a key to sort by is its raw value.
  package func name(of stat: PokemonStat) -> String {
    switch stat {
    case .hp: strings[FactText.hp]
    case .attack: strings[FactText.attack]
    case .defense: strings[FactText.defense]
    case .specialAttack: strings[FactText.specialAttack]
    case .specialDefense: strings[FactText.specialDefense]
    case .speed: strings[FactText.speed]
    }
  }

  private var strings: Strings { Strings(language) }

  private func names(of abilities: [PokemonAbility]) -> String {
    abilities.map { ability in
      let name = ability.names.flatMap(text) ?? Self.capitalized(ability.name)
      return ability.isHidden ? strings(FactText.hiddenAbility, name) : name
    }.joined(separator: ", ")
  }

  private func figures(of stats: [PokemonStat: Int]) -> String {
    PokemonStat.allCases.compactMap { stat in stats[stat].map { "\(name(of: stat)) \($0)" } }
      .joined(separator: ", ")
  }

  /// A country by its English name, in the user's language where it is known.
  private func country(named name: String) -> String? {
    guard !name.isEmpty else { return nil }
    guard let known = CountryNames.all.first(where: { $0.english == name }) else { return name }
    return country(known.code)
  }

  /// An ability's name in capitals, whichever way its source writes it: "leaf-guard" and "Leaf
  /// Guard" read the same.
  private static func capitalized(_ name: String) -> String {
    words(name).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// A name of the API in words: "standard-balls" reads "standard balls".
  private static func words(_ name: String) -> String {
    String(name.map { $0 == "-" ? " " : $0 })
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
