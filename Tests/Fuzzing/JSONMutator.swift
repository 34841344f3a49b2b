package import Domain
import Foundation
import TestSupport
import Testing

/// Breaks JSON in every way a service, a proxy or a bad line could, the same ways in every run.
///
/// Half of the changes leave it JSON of another shape, the other half change bytes; some come one
/// on top of the other.
package struct JSONMutator {
  private var generator: SeededGenerator
  private let bytes: [UInt8]
  private let tree: Any

  /// - Throws: what Foundation says where the original is not JSON.
  package init(_ original: String, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    bytes = Array(original.utf8)
    tree = try JSONSerialization.jsonObject(with: Data(bytes))
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

/// What became of a service's broken answers.
package struct FuzzOutcome: Hashable, Sendable {
  /// How many were read and held something.
  package var readable = 0
  /// The errors that were not the service's, each with the answer it came of.
  package var strangers: [String] = []
}

extension JSONMutator {
  /// Has 250 broken answers of a service read.
  ///
  /// - Parameter read: answers whether there was something in it.
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
