import Foundation
import Testing

@testable import Storage

@Suite struct StoredValueTests {
  private struct Part: Codable, Equatable {
    var text: String
    var kind: Kind?
  }

  private enum Kind: String, Codable { case one, two }

  private struct Entity: Codable, Equatable {
    var id: String
    var whole: Int
    var fraction: Double
    var isSo: Bool
    var texts: [String]
    var numbers: [Int]
    var part: Part?
    var named: [String: Part]?
    var missing: String?
  }

  private static let entities = [
    Entity(
      id: "1", whole: -12, fraction: 41.3888, isSo: true, texts: ["a/b", "\"q\" \\", ""],
      numbers: [0, 7, -7], part: Part(text: "Ñandú 💧", kind: .two),
      named: ["x": Part(text: "y")], missing: nil),
    Entity(
      id: "", whole: 123_456_789_012_345_678, fraction: -3, isSo: false, texts: [], numbers: []),
  ]

  @Test(arguments: entities)
  private func readsWhatIsWritten(_ entity: Entity) throws {
    let bytes = Array(try JSONEncoder().encode(entity))
    #expect(try Entity(from: StoredValue(bytes)) == entity)
  }

  /// Another shape, the rarer escapes, exponents, and arrays of anything else.
  @Test(arguments: [
    #"{"id":1,"x":"#, #"{"text":1}"#, #"{"text":null}"#, #"{"text":"a","kind":null}"#,
    #"{"text":"\n"}"#, #"{"text":"\u0041"}"#,
    #"{"text":"a","kind":"three"}"#, #"{"kind":"one"}"#, #" {"text":"a"}"#, "[]", "1e5", "",
  ])
  func refusesWhatItDoesNotKnow(_ text: String) {
    #expect(throws: (any Error).self) { try Part(from: StoredValue(Array(text.utf8))) }
  }

  /// Those that JSON has not, and those that are left to `JSONDecoder`.
  @Test(arguments: [
    "01", "00", "-", "+1", "1.", ".5", "0x1", "-0", "1234567890123456789", "1-", "1.5.2",
  ])
  func refusesNumbers(_ text: String) {
    #expect(throws: StoredValue.Unexpected.self) { try StoredValue(Array(text.utf8)) }
  }

  @Test func readsNumbers() throws {
    let numbers = try ["0", "-12", "999999999999999999", "-0.5", "0.25", "100.001"].map {
      try StoredValue(Array($0.utf8)).decode(Double.self)
    }
    #expect(numbers == [0, -12, 1e18, -0.5, 0.25, 100.001])
  }

  @Test func refusesArraysOfParts() throws {
    let bytes = Array(try JSONEncoder().encode(["a": [Part(text: "b")]]))
    #expect(throws: StoredValue.Unexpected.self) {
      try [String: [Part]](from: StoredValue(bytes))
    }
  }

  /// Whatever byte of a row is another one: what it reads `JSONDecoder` reads, and as the same.
  @Test func readsNothingThatTheDecoderWouldNot() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = Array(try encoder.encode(Self.entities[0]))
    for place in bytes.indices {
      for byte in Array("\"\\{}[],:-.019eat \n\u{80}".utf8) + [0, 0xFF] {
        var broken = bytes
        broken[place] = byte
        guard let read = try? Entity(from: StoredValue(broken)) else { continue }
        let text = String(decoding: broken, as: UTF8.self)
        #expect(try JSONDecoder().decode(Entity.self, from: Data(broken)) == read, "\(text)")
      }
    }
  }

  @Test func refusesWhatIsTooDeep() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: StoredValue.Unexpected.self) { try StoredValue(Array(deep.utf8)) }
  }
}
