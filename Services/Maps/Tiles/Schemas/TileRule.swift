import Contracts

/// A kind, and the conditions that make a feature of a layer one of it.
///
/// The conditions are words with blanks between them, and all must hold: `class=river|canal` if the tag
/// has one of the values, `maritime!=1|true` if it has none of them or is missing, `service=*` if it has
/// any. `+2` or `-10` is added to the rank.
struct TileRule: Sendable {
  /// A condition on one tag.
  struct Condition: Sendable {
    let key: String
    let values: [String]
    /// Whether the tag must not have one of the values.
    let isNegated: Bool

    /// - Parameter value: `nil` if the tag is missing.
    func holds(_ value: String?) -> Bool {
      guard let value else { return isNegated }
      return (values == ["*"] ? !value.isEmpty : values.contains(value)) != isNegated
    }
  }

  let kind: StreetKind
  let rank: Int
  let conditions: [Condition]

  init(_ kind: StreetKind, _ text: String) {
    self.kind = kind
    var rank = 0
    var conditions: [Condition] = []
    for word in text.split(separator: " ") {
      guard let sign = word.firstIndex(of: "=") else {
        rank += Int(word) ?? 0
        continue
      }
      let isNegated = word[..<sign].last == "!"
      conditions.append(
        Condition(
          key: String(isNegated ? word[..<sign].dropLast() : word[..<sign]),
          values: word[word.index(after: sign)...].split(separator: "|").map(String.init),
          isNegated: isNegated))
    }
    self.rank = rank
    self.conditions = conditions
  }
}

/// A tag that the rules of a layer look at: the rules that each of its values leaves, as bits.
///
/// So a feature is told by one look-up and one `&` for each of its tags, whatever the number of rules.
struct TileColumn: Sendable {
  let key: String
  /// The rules that are left if the tag is missing.
  let absent: UInt64
  /// The rules that are left by a value that no condition names.
  private let other: UInt64
  private let values: [String: UInt64]

  func mask(of value: String) -> UInt64 { values[value] ?? (value.isEmpty ? absent : other) }

  /// - Parameter rules: each with its bit.
  static func columns(of rules: [(bit: Int, rule: TileRule)]) -> [TileColumn] {
    let conditions = rules.flatMap(\.rule.conditions)
    var keys: [String] = []
    for condition in conditions where !keys.contains(condition.key) { keys.append(condition.key) }
    return keys.map { key in
      func mask(_ value: String?) -> UInt64 {
        rules.reduce(~TileMarks.isKnown) { mask, rule in
          rule.rule.conditions.allSatisfy { $0.key != key || $0.holds(value) }
            ? mask : mask & ~(1 << UInt64(rule.bit))
        }
      }
      let named = Set(conditions.filter { $0.key == key }.flatMap(\.values)).subtracting(["*"])
      return TileColumn(
        key: key, absent: mask(nil), other: mask("\u{0}"),
        values: Dictionary(uniqueKeysWithValues: named.map { ($0, mask($0)) }))
    }
  }
}
