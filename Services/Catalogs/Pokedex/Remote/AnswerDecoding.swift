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

/// Reads members leniently. Many people write PokeAPI's data, so a member that is missing, null or of
/// another type counts as unknown, and a broken entry does not spoil the others.
extension AnswerMembers {
  /// Returns a number above 0, in any notation; 0 and below mean "not known".
  func positive(_ key: Key) -> Int? {
    let number = readable(Int.self, key) ?? readable(Double.self, key).flatMap(Int.init(exactly:))
    return number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns a text that is not empty.
  /// - Throws: `DecodingError` if there is none.
  func name(_ key: Key) throws -> String {
    let name = try decode(String.self, forKey: key)
    try check(!name.isEmpty, at: key)
    return name
  }

  /// Returns the readable entries of an array.
  /// - Throws: `DecodingError` if there is no array.
  func entries<Entry: Decodable>(_ type: Entry.Type, _ key: Key) throws -> [Entry] {
    try decode([Readable<Entry>].self, forKey: key).compactMap(\.value)
  }

  /// Returns the picture among the sprites of an answer: the first one of an item's sprite, a
  /// Pokémon's front, its artwork and that of HOME.
  ///
  /// `nil` if none of these is an address.
  func sprite() -> WebLink? {
    let sprites = members(Key.self, of: .sprites)
    let others = sprites?.members(Key.self, of: .other)
    return sprites?.webLink(.standard) ?? sprites?.webLink(.front)
      ?? others?.members(Key.self, of: .artwork)?.webLink(.front)
      ?? others?.members(Key.self, of: .home)?.webLink(.front)
  }

  /// Returns a text from a list of entries in several languages, `{"language": {"name": "en"}, …}`,
  /// in the program's languages.
  ///
  /// It is the first one that is not empty, or with `newest` the last one, from the newest game.
  ///
  /// - Parameters:
  ///   - list: the member with the list.
  ///   - keys: the members of an entry that may have the text; the first one that has it counts.
  ///   - newest: whether the last text counts.
  func text(_ list: Key, _ keys: String..., newest: Bool = false) -> LocalizedText? {
    let all = (try? entries([String: Readable<EntryValue>].self, list)) ?? []
    let texts = (newest ? all.reversed() : all).compactMap { entry -> (String, String)? in
      guard case .named(let language)? = entry["language"]?.value else { return nil }
      let clean = keys.lazy.compactMap { key -> String? in
        guard case .text(let text)? = entry[key]?.value else { return nil }
        return GameText.clean(text)
      }.first(where: GameText.isMeant)
      // Codes are compared in lower case, because the service has changed their case.
      return clean.map { (language.lowercased(), $0) }
    }
    /// Returns the first text in a language, or else one of a region (`es-419`).
    func text(_ code: String) -> String? {
      (texts.first { $0.0 == code } ?? texts.first { $0.0.hasPrefix(code + "-") })?.1
    }
    return LocalizedText { text($0.rawValue) }
  }
}

/// The value of a member of an entry, as far as it is used.
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

/// Cleans the texts of the games, which are broken into the lines and pages of their screens.
enum GameText {
  /// Returns the text in one line.
  ///
  /// Hyphenated words are joined; pages, lines and runs of space become one space.
  ///
  /// A soft hyphen at the end of a line divides a word there, and elsewhere it is dropped. After any
  /// other hyphen the next line follows without a space ("self-\nmade").
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

  /// The start of an entry of PokeAPI's that nobody has translated yet.
  static let untranslated = "XXX"

  /// Returns whether a text is neither empty nor untranslated.
  static func isMeant(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(untranslated)
  }
}
