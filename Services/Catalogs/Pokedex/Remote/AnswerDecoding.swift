import Contracts
import Decoding
import Domain

/// The members of PokeAPI's answers that are read.
enum AnswerKey: String, CodingKey {
  case abilities, ability, category, chain, cost, currency, genera, height, items, language, name,
    names
  case item, other, home, pokemon, prices, results, slot, species, sprites, stat, stats, trigger,
    type
  case types, url, weight
  case evolutionChain = "evolution_chain"
  case evolutionDetails = "evolution_details"
  case evolvesTo = "evolves_to"
  case heldItem = "held_item"
  case knownMove = "known_move"
  case level = "min_level"
  case friendship = "min_happiness"
  case timeOfDay = "time_of_day"
  case artwork = "official-artwork"
  case effects = "effect_entries"
  case flavors = "flavor_text_entries"
  case front = "front_default"
  case games = "version_group"
  case isHidden = "is_hidden"
  case purchase = "purchase_price"
  case standard = "default"
  case value = "base_stat"
}

/// The members of an object in an answer.
typealias AnswerMembers = KeyedDecodingContainer<AnswerKey>

extension Decoder {
  func members() throws -> AnswerMembers { try container(keyedBy: AnswerKey.self) }
}

/// PokeAPI's data are made by many hands: what is missing, null or of another type is not known,
/// and one broken entry is no reason to go without the others.
extension AnswerMembers {
  /// A number above 0, in whatever way it is written; 0 and below stand for "not known".
  func positive(_ key: Key) -> Int? {
    let number = readable(Int.self, key) ?? readable(Double.self, key).flatMap(Int.init(exactly:))
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A text that says something.
  /// - Throws: where there is none.
  func name(_ key: Key) throws -> String {
    let name = try decode(String.self, forKey: key)
    try check(!name.isEmpty, at: key)
    return name
  }

  /// The readable entries of an array.
  /// - Throws: where there is no array.
  func entries<Entry: Decodable>(_ type: Entry.Type, _ key: Key) throws -> [Entry] {
    try decode([Readable<Entry>].self, forKey: key).compactMap(\.value)
  }

  /// The picture among the sprites of an answer: the first that is there of an item's one, a Pokémon's
  /// front, its artwork and that of HOME; nil where none is given, or no address.
  func sprite() -> WebLink? {
    let sprites = members(Key.self, of: .sprites)
    let others = sprites?.members(Key.self, of: .other)
    return sprites?.webLink(.standard) ?? sprites?.webLink(.front)
      ?? others?.members(Key.self, of: .artwork)?.webLink(.front)
      ?? others?.members(Key.self, of: .home)?.webLink(.front)
  }

  /// A text of a list of entries in several languages, `{"language": {"name": "en"}, …}`, in those the
  /// program speaks: the first that says something, or the last one, which is of the newest game.
  ///
  /// - Parameter keys: where an entry's text may be; the first that has one counts.
  func text(_ list: Key, _ keys: String..., newest: Bool = false) -> LocalizedText? {
    let all = (try? entries([String: Readable<EntryValue>].self, list)) ?? []
    let texts = (newest ? all.reversed() : all).compactMap { entry -> (String, String)? in
      guard case .named(let language)? = entry["language"]?.value else { return nil }
      let clean = keys.lazy.compactMap { key -> String? in
        guard case .text(let text)? = entry[key]?.value else { return nil }
        return GameText.clean(text)
      }.first(where: GameText.isMeant)
      // In lower case: the service has changed the case of its codes.
      return clean.map { (language.lowercased(), $0) }
    }
    /// The first text in a language; one of a region (`es-419`) where there is none.
    func text(_ code: String) -> String? {
      (texts.first { $0.0 == code } ?? texts.first { $0.0.hasPrefix(code + "-") })?.1
    }
    return LocalizedText(english: text("en"), spanish: text("es"))
  }
}

/// What an entry of a list of texts has under a key, as far as it is of interest.
private enum EntryValue: Decodable {
  case text(String)
  case named(String)

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .named(try decoder.members().decode(String.self, forKey: .name))
    }
  }
}

/// The texts of the games, which are broken into the lines and pages of their screens.
enum GameText {
  /// The text in one line: hyphenated words are joined, pages, lines and runs of space are a space.
  ///
  /// A soft hyphen at the end of a line divides a word there; elsewhere it is nothing. After any
  /// other hyphen the line goes on without a space ("self-\nmade").
  static func clean(_ text: String) -> String {
    var clean = ""
    var pendsSpace = false
    var joins = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{AD}" {
        joins = true
      } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        let breaksLine = scalar == "\n" || scalar == "\u{C}" || scalar == "\r"
        if breaksLine, clean.hasSuffix("-"), !clean.hasSuffix(" -"), !pendsSpace { joins = true }
        pendsSpace = pendsSpace || (!joins && !clean.isEmpty)
      } else {
        if pendsSpace { clean.unicodeScalars.append(" ") }
        clean.unicodeScalars.append(scalar)
        pendsSpace = false
        joins = false
      }
    }
    return clean
  }

  /// What PokeAPI begins an entry with that nobody has translated yet.
  static let untranslated = "XXX"

  /// Whether it says anything.
  static func isMeant(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(untranslated)
  }
}
