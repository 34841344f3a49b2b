package import Domain
import Foundation
import TestSupport
import Testing

/// Breaks JSON in every way in which a service, a proxy or a bad line could, in the same ways in
/// every run.
///
/// Half of the changes give JSON of another shape, and the other half change bytes; some come one
/// after the other.
package struct JSONMutator {
  private var generator: SeededGenerator
  private let bytes: [UInt8]
  private let tree: Any

  /// - Throws: the error of Foundation if the original is not JSON.
  package init(_ original: String, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    bytes = Array(original.utf8)
    tree = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  /// Returns the next broken answer.
  /// - Throws: never for JSON that could be read.
  package mutating func next() throws -> [UInt8] {
    var changed = bytes
    if Bool.random(using: &generator) {
      var tree = tree
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<TreeMutation.count(tree), using: &generator)
        tree = TreeMutation.change(tree, at: place, using: &generator)
      }
      changed = Array(
        try JSONSerialization.data(
          withJSONObject: tree, options: [.sortedKeys, .fragmentsAllowed]))
      if Int.random(in: 0..<4, using: &generator) > 0 { return changed }
    }
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      changed = ByteMutation.change(changed, using: &generator)
    }
    return changed
  }
}

/// The outcome of reading a service's broken answers.
package struct FuzzOutcome: Hashable, Sendable {
  /// The number of answers that were read and had something in them.
  package var readable = 0
  /// The errors that were not the service's, each with its answer.
  package var strangers: [String] = []
}

extension JSONMutator {
  /// Reads 250 broken answers of a service.
  ///
  /// - Parameters:
  ///   - service: the service.
  ///   - read: reads an answer, and returns whether there was something in it.
  /// - Throws: never for JSON that could be read.
  package mutating func outcome(
    of service: RemoteService, _ read: ([UInt8]) async throws(DataError) -> Bool
  ) async throws -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for _ in 0..<250 {
      let broken = try next()
      do throws(DataError) {
        outcome.readable += try await read(broken) ? 1 : 0
      } catch {
        if case .service(service, _) = error { continue }
        outcome.strangers.append("\(error) for \(String(decoding: broken, as: UTF8.self))")
      }
    }
    return outcome
  }

  /// Expects that broken answers are read, or refused as a failure of the service.
  ///
  /// - Parameter read: checks what it reads, and answers whether there was something in it.
  package static func expectNoHarm(
    breaking original: String, seed: UInt64, of service: RemoteService,
    _ read: ([UInt8]) async throws(DataError) -> Bool
  ) async throws {
    var mutator = try JSONMutator(original, seed: seed)
    let outcome = try await mutator.outcome(of: service, read)
    #expect(outcome.strangers == [])
    // Mutations that are all refused would test nothing but the parser.
    #expect(outcome.readable > 50)
  }
}

/// Changes a JSON document, as `JSONSerialization` reads it, so that it stays JSON: values get
/// another type, another place, go, or come twice.
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

  /// Changes the value at one place; places are numbered from 0 in the order of reading, outer ones
  /// first.
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

/// Changes bytes without regard to their meaning.
struct ByteMutation {
  /// Bytes that parsers stumble on: structure, escapes, halves of characters, numbers that are too
  /// large.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "null",
      "-", "1e9999", "99999999999999999999999", "\u{FEFF}", "\n", "\u{2028}", "{\"\":",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  static func change(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
    let range = start..<end
    var changed = bytes
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: changed.removeSubrange(range)
    case 1: changed.insert(contentsOf: bytes[range], at: start)
    case 2: changed.removeSubrange(start...)
    case 3:
      let piece = pieces.randomElement(using: &generator) ?? []
      changed.insert(contentsOf: piece, at: start)
    case 4:
      for index in range.prefix(3) { changed[index] = generator.next(upperBound: UInt8.max) }
    default:
      let depth = Int.random(in: 1...2_000, using: &generator)
      changed =
        Array(repeating: UInt8(ascii: "["), count: depth) + bytes
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    return changed
  }
}
