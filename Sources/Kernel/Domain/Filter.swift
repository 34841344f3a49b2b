/// One condition on the entries of a list: a key, a comparison, a value.
///
/// Case does not matter in keys: they are stored in lower case.
package struct Filter: Hashable, Sendable {
  /// The key of the country that a place is in, in every catalog with such a filter.
  package static let countryKey = "country"
  /// The key of the first-level division that a place is in.
  package static let regionKey = "region"
  /// The key of the time zone of a place.
  package static let timeZoneKey = "timezone"

  package let key: String
  /// The key as it was typed, for messages to the user.
  package let typedKey: String
  package let comparison: Comparison
  /// The value as it was typed; an empty one lifts the filters of its key.
  package let value: String

  package init(key: String, _ comparison: Comparison = .equal, value: String) {
    self.key = key.lowercased()
    typedKey = key
    self.comparison = comparison
    self.value = value
  }

  package static func == (first: Filter, second: Filter) -> Bool {
    first.key == second.key && first.comparison == second.comparison && first.value == second.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(comparison)
    hasher.combine(value)
  }

  /// How an entry's value is compared with that of a filter; the raw value is its sign.
  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="

    /// Other signs that people write.
    fileprivate static let others: [(sign: String, comparison: Comparison)] = [
      ("==", .equal), ("≠", .unequal), ("<>", .unequal), ("≤", .atMost), ("=<", .atMost),
      ("≥", .atLeast), ("=>", .atLeast),
    ]

    /// All signs, those of two characters first.
    fileprivate static let signs = (allCases.map { ($0.rawValue, $0) } + others).sorted {
      $0.0.count > $1.0.count
    }

    /// The comparison after the two sides have changed places.
    fileprivate var mirrored: Comparison {
      switch self {
      case .equal, .unequal: self
      case .less: .greater
      case .atMost: .atLeast
      case .greater: .less
      case .atLeast: .atMost
      }
    }
  }
}

extension Filter {
  /// Whether the filter wants entries that have the value, rather than those that do not.
  ///
  /// - Throws: `invalidFilter` for a comparison by size, which words do not have.
  package func wantsItsValue() throws(DataError) -> Bool {
    switch comparison {
    case .equal: return true
    case .unequal: return false
    case .less, .atMost, .greater, .atLeast:
      throw .invalidFilter(
        key: typedKey, value: comparison.rawValue, known: [Words("="), Words("!=")])
    }
  }

  /// Makes sure that the filter compares by `=` alone, because it chooses one of several lists.
  ///
  /// - Throws: `invalidFilter` for any other comparison.
  package func requireEqual() throws(DataError) {
    guard comparison == .equal else {
      throw .invalidFilter(key: typedKey, value: comparison.rawValue, known: [Words("=")])
    }
  }
}

// MARK: - Reading

extension Filter {
  /// Reads filters as people and scripts write them: `population>1000000 country=PE`.
  ///
  /// The word before a sign is a key, and everything up to the next key is its value, without the
  /// quotes around it. A word is a key only if a blank precedes it, so a value may have further
  /// signs. Blanks around signs, and `,`, `&`, `and`, `y` … between filters do not matter. A number
  /// before a sign is the value of the key after it: `1000<population<5000` are two filters.
  ///
  /// - Returns: the filters; empty if the text does not begin with a key, or has no sign.
  package static func all(in text: String) -> [Filter] {
    var (sides, comparisons) = parted(text)
    guard let start = sides.first?.trimmingBlanks, !start.isEmpty, !comparisons.isEmpty else {
      return []
    }
    var filters: [Filter] = []
    var key = start
    if isNumber(start) {
      let words = sides[1].split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, words.count == 1 || comparisons.count > 1 else { return [] }
      filters.append(Filter(key: first, comparisons.removeFirst().mirrored, value: start))
      sides.removeFirst()
      key = words.last ?? first
    }
    for (index, comparison) in comparisons.enumerated() {
      let (value, next) = divided(sides[index + 1], isLast: index == comparisons.count - 1)
      filters.append(Filter(key: key, comparison, value: unquoted(value)))
      key = next
    }
    return filters
  }

  /// Whether a text begins as a number does.
  private static func isNumber(_ text: String) -> Bool {
    text.drop { "+-.,".contains($0) }.first?.isNumber ?? false
  }

  /// Returns the texts between the signs that stand after a key, and these signs.
  private static func parted(_ text: String) -> (sides: [String], comparisons: [Comparison]) {
    var (sides, comparisons): ([String], [Comparison]) = ([], [])
    var (side, rest) = ("", text[...])
    // Whether the text so far has a blank, and then a word.
    var (hasBlank, endsInKey) = (false, true)
    while let character = rest.first {
      if endsInKey, let (sign, comparison) = Comparison.signs.first(where: { rest.hasPrefix($0.0) })
      {
        sides.append(side)
        comparisons.append(comparison)
        let isMiddle = sides.count == 1 && isNumber(side.trimmingBlanks)
        (side, rest) = ("", rest.dropFirst(sign.count))
        (hasBlank, endsInKey) = (false, isMiddle)
        continue
      }
      if character.isWhitespace { hasBlank = true } else if hasBlank { endsInKey = true }
      side.append(character)
      rest = rest.dropFirst()
    }
    return (sides + [side], comparisons)
  }

  /// Returns the value at the beginning of a text and the key at its end.
  private static func divided(_ text: String, isLast: Bool) -> (value: String, key: String) {
    let text = text.trimmingBlanksAtEnd
    guard !isLast, let blank = text.lastIndex(where: \.isWhitespace) else {
      return (text.trimmingBlanks, "")
    }
    var value = String(text[..<blank]).trimmingBlanks
    for link in links where value.hasSuffix(link) {
      value = String(value.dropLast(link.count)).trimmingBlanks
    }
    return (value, String(text[text.index(after: blank)...]))
  }

  // Translators: the words that may stand between two conditions, such as "and".
  private static let links =
    [",", ";", "&&", "&"] + Words("and", context: "between conditions").typed.map { " " + $0 }

  private static func unquoted(_ value: String) -> String {
    guard value.count > 1, let first = value.first, first == value.last, "\"'".contains(first)
    else { return value }
    return String(value.dropFirst().dropLast())
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }

  fileprivate var trimmingBlanks: String {
    String(trimmingBlanksAtEnd.drop(while: \.isWhitespace))
  }
}
