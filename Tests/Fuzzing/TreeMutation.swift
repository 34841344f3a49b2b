import TestSupport

/// Changes a JSON document that stay JSON: other types, other places, gone or twice there.
struct TreeMutation {
  /// Values a service could send in the place of the right ones.
  private static let strangers: [JSONTree] = [
    .null, .bool(true), .bool(false), .number(0), .number(-1), .number(1.5), .number(1e300),
    .number(9_007_199_254_740_992), .number(-40_000_000_000), .string(""), .string(" "),
    .string("\0"), .string("\u{202E}\u{1B}[2J\u{9C}"), .string("0"), .string("-1"),
    .string("nan"), .string("1e999"), .string("٣"), .string("é\u{301}\u{FFFF}👩‍👩‍👧‍👦"),
    .string(String(repeating: "ñ", count: 5_000)), .string("https://例え.invalid/\n"),
    .string("2024-02-30T25:61"), .array([]), .array([.null]), .object([:]),
    .object(["": .null]),
  ]

  /// Changes the value at one place; places are numbered from 0 as they are met, outer ones first.
  static func change(
    _ tree: JSONTree, at place: Int, using generator: inout SeededGenerator
  ) -> JSONTree {
    var place = place
    return walk(tree, &place, &generator)
  }

  static func count(_ tree: JSONTree) -> Int {
    switch tree {
    case .array(let elements): 1 + elements.map(count).reduce(0, +)
    case .object(let members): 1 + members.values.map(count).reduce(0, +)
    default: 1
    }
  }

  private static func walk(
    _ tree: JSONTree, _ place: inout Int, _ generator: inout SeededGenerator
  ) -> JSONTree {
    place -= 1
    if place == -1 { return changed(tree, &generator) }
    switch tree {
    case .array(let elements):
      return .array(elements.map { walk($0, &place, &generator) })
    case .object(var members):
      // Dictionaries have another order in every run.
      for key in members.keys.sorted() {
        members[key] = members[key].map { walk($0, &place, &generator) }
      }
      return .object(members)
    default: return tree
    }
  }

  private static func changed(_ tree: JSONTree, _ generator: inout SeededGenerator) -> JSONTree {
    let stranger = strangers.randomElement(using: &generator) ?? .null
    switch (tree, Int.random(in: 0..<4, using: &generator)) {
    case (.array(let elements), 0): return .array(elements + elements)
    case (.array(let elements), 1): return .array(elements + [stranger])
    case (.array(let elements), 2): return .array(Array(elements.dropFirst()))
    case (.object(var members), 0), (.object(var members), 1):
      members[members.keys.sorted().randomElement(using: &generator) ?? ""] = nil
      return .object(members)
    case (.object(let members), 2): return .array(members.keys.sorted().compactMap { members[$0] })
    case (.string(let text), 0):
      // JSON has no infinity.
      guard let number = Double(text), number.isFinite else { return .array([tree]) }
      return .number(number)
    case (.number(let number), 0): return .string(String(number))
    case (_, 1):
      let depth = Int.random(in: 1...30, using: &generator)
      return (0..<depth).reduce(tree) { nested, _ in .array([nested]) }
    default: return stranger
    }
  }
}
