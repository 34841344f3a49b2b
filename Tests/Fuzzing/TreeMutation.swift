import Foundation
import TestSupport

/// Changes a JSON document, as `JSONSerialization` reads it, that stays JSON: other types, other
/// places, gone or twice there.
enum TreeMutation {
  /// Values a service could send in the place of the right ones.
  private static var strangers: [Any] {
    [
      NSNull(), true, false, 0, -1, 1.5, 1e300, 9_007_199_254_740_992, -40_000_000_000, "", " ",
      "\0", "\u{202E}\u{1B}[2J\u{9C}", "0", "-1", "nan", "1e999", "٣", "é\u{301}\u{FFFF}👩‍👩‍👧‍👦",
      String(repeating: "ñ", count: 5_000), "https://例え.invalid/\n", "2024-02-30T25:61", [Any](),
      [NSNull()], [String: Any](), ["": NSNull()],
    ]
  }

  /// Changes the value at one place; places are numbered from 0 as they are met, outer ones first.
  static func change(
    _ tree: Any, at place: Int, using generator: inout SeededGenerator
  ) -> Any {
    var place = place
    return walk(tree, &place, &generator)
  }

  static func count(_ tree: Any) -> Int {
    let inner = tree as? [Any] ?? (tree as? [String: Any]).map { Array($0.values) } ?? []
    return 1 + inner.map(count).reduce(0, +)
  }

  private static func walk(
    _ tree: Any, _ place: inout Int, _ generator: inout SeededGenerator
  ) -> Any {
    place -= 1
    if place == -1 { return changed(tree, &generator) }
    if let elements = tree as? [Any] { return elements.map { walk($0, &place, &generator) } }
    guard var members = tree as? [String: Any] else { return tree }
    // Dictionaries have another order in every run.
    for key in members.keys.sorted() {
      members[key] = members[key].map { walk($0, &place, &generator) }
    }
    return members
  }

  private static func changed(_ tree: Any, _ generator: inout SeededGenerator) -> Any {
    let stranger = strangers.randomElement(using: &generator) ?? NSNull()
    switch (tree, Int.random(in: 0..<4, using: &generator)) {
    case (let elements as [Any], 0): return elements + elements
    case (let elements as [Any], 1): return elements + [stranger]
    case (let elements as [Any], 2): return Array(elements.dropFirst())
    case (var members as [String: Any], 0), (var members as [String: Any], 1):
      members[members.keys.sorted().randomElement(using: &generator) ?? ""] = nil
      return members
    case (let members as [String: Any], 2):
      return members.keys.sorted().compactMap { members[$0] }
    case (let text as String, 0):
      // JSON has no infinity.
      guard let number = Double(text), number.isFinite else { return [tree] }
      return number
    case (let number as NSNumber, 0): return number.stringValue
    case (_, 1):
      let depth = Int.random(in: 1...30, using: &generator)
      return (0..<depth).reduce(tree) { nested, _ in [nested] }
    default: return stranger
    }
  }
}
