import Foundation
import TestSupport

/// Breaks JSON in every way a service, a proxy or a bad line could, the same ways in every run.
///
/// Half of the changes leave it JSON of another shape, the other half change bytes; some come one
/// on top of the other.
package struct JSONMutator {
  private var generator: SeededGenerator
  private let bytes: [UInt8]
  private let tree: JSONTree

  /// - Throws: `DecodingError` where the original is not JSON.
  package init(_ original: String, seed: UInt64) throws {
    let tree = try JSONDecoder().decode(JSONTree.self, from: Data(original.utf8))
    generator = SeededGenerator(seed: seed)
    self.tree = tree
    bytes = Array(original.utf8)
  }

  /// The next broken answer.
  /// - Throws: never for JSON that could be read.
  package mutating func next() throws -> [UInt8] {
    var changed = bytes
    if Bool.random(using: &generator) {
      var tree = tree
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<TreeMutation.count(tree), using: &generator)
        tree = TreeMutation.change(tree, at: place, using: &generator)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      changed = Array(try encoder.encode(tree))
      if Int.random(in: 0..<4, using: &generator) > 0 { return changed }
    }
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      changed = ByteMutation.change(changed, using: &generator)
    }
    return changed
  }
}
