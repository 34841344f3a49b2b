import Foundation
import JSON
import Testing

@Suite struct JSONDecodingTests {
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
    var parts: [Part?]?
    var named: [String: Part]?
    var missing: String?
  }

  private static let entities = [
    Entity(
      id: "1", whole: -12, fraction: 41.3888, isSo: true,
      texts: ["a/b", "\"q\" \\", "", "\n\t\u{1}\u{2028}"], numbers: [0, 7, -7],
      part: Part(text: "Ñandú 💧", kind: .two), parts: [Part(text: "z"), nil],
      named: ["x": Part(text: "y")], missing: nil),
    Entity(
      id: "", whole: 123_456_789_012_345_678, fraction: -3, isSo: false, texts: [], numbers: []),
    Entity(
      id: "", whole: .min, fraction: 1e-300, isSo: false, texts: [], numbers: [.max]),
  ]

  private func decoded<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
    try JSONReader.read(Array(text.utf8)[...]).node.decoded(as: type)
  }

  @Test(arguments: entities)
  private func readsWhatIsWritten(_ entity: Entity) throws {
    let bytes = Array(try JSONEncoder().encode(entity))
    #expect(try JSONReader.read(bytes[...]).node.decoded(as: Entity.self) == entity)
  }

  /// As somebody else may write it: blanks, escapes, members that are null, unknown or there twice.
  @Test(arguments: [
    #" { "text" : "a" } "#, #"{"text":"a","kind":null}"#, #"{"text":"\u0061"}"#,
    #"{"more":[{}],"text":"a","text":"b"}"#,
  ])
  func readsOtherFormsOfTheSame(_ text: String) throws {
    #expect(try decoded(text, as: Part.self) == Part(text: "a"))
  }

  @Test func readsEscapes() throws {
    let text = #"["\"\\\/\b\f\n\r\t","\u00f1\uD83D\uDCA7"]"#
    #expect(
      try decoded(text, as: [String].self) == ["\"\\/\u{8}\u{C}\n\r\t", "ñ💧"])
  }

  /// Other kinds, members that are missing, and texts that are none of the cases.
  @Test(arguments: [
    #"{"text":1}"#, #"{"text":null}"#, #"{"text":["a"]}"#, #"{"text":"a","kind":"three"}"#,
    #"{"text":"a","kind":1}"#, #"{"kind":"one"}"#, "[]", "1e5", "null", #""text""#,
  ])
  func refusesAnotherShape(_ text: String) {
    #expect(throws: (any Error).self) { try decoded(text, as: Part.self) }
  }

  @Test func readsNumbers() throws {
    let numbers = try decoded("[0,-12,1e18,-0.5,2.5E-1,100.001,-0]", as: [Double].self)
    #expect(numbers == [0, -12, 1e18, -0.5, 0.25, 100.001, 0])
  }

  /// Those of 18 digits are exact.
  @Test func readsWholeNumbers() throws {
    let text = "[999999999999999999,-9223372036854775808,1e3,2.0,-0]"
    #expect(
      try decoded(text, as: [Int].self) == [999_999_999_999_999_999, .min, 1000, 2, 0])
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e400", "true", #""1""#, "null"])
  func refusesWhatIsNoWholeNumber(_ text: String) {
    #expect(throws: JSONNode.Mismatch.self) { try decoded("[\(text)]", as: [Int].self) }
  }

  @Test(arguments: ["1e400", "-1e400", "true", #""1""#, "null"])
  func refusesWhatIsNoNumber(_ text: String) {
    #expect(throws: JSONNode.Mismatch.self) { try decoded("[\(text)]", as: [Double].self) }
  }

  @Test(arguments: ["1e", "1E+", "-", "1-", "1.5.2", "+1", ".5", "0x1"])
  func theReaderRefusesNumbers(_ text: String) {
    #expect(throws: JSONFault.self) { try JSONReader.read(Array(text.utf8)[...]) }
  }

  /// A type that is not read is refused; its initializer does not ask for ever.
  @Test func refusesOtherTypesOfNumbers() {
    #expect(throws: JSONNode.Mismatch.self) { try decoded("[1]", as: [UInt8].self) }
    #expect(throws: JSONNode.Mismatch.self) { try decoded("[1]", as: [Float].self) }
  }

  /// Whatever byte is another one: what `JSONDecoder` reads is read, and as the same.
  @Test func readsAllThatTheDecoderReads() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = Array(try encoder.encode(Self.entities[0]))
    for place in bytes.indices {
      for byte in Array("\"\\{}[],:-.019eatun \n\u{80}".utf8) + [0, 0xFF] {
        var broken = bytes
        broken[place] = byte
        guard let known = try? JSONDecoder().decode(Entity.self, from: Data(broken)) else {
          continue
        }
        let read = try? JSONReader.read(broken[...]).node.decoded(as: Entity.self)
        #expect(read == known, "\(String(decoding: broken, as: UTF8.self))")
      }
    }
  }

  @Test func refusesWhatIsTooDeep() {
    let deep = Array(String(repeating: "[", count: 100_000).utf8)
    let fault = #expect(throws: JSONFault.self) { try JSONReader.read(deep[...]) }
    #expect(fault?.offset == 512)
  }
}
