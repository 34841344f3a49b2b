import Testing
import TextUI

@testable import Terminal

@Suite struct KeyBufferTests {
  private func keys(
    _ bytes: [UInt8], isFinal: Bool = false, capturing captured: Set<EditKey> = []
  ) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    return buffer.keys(of: bytes, isFinal: isFinal, capturing: captured)
  }

  @Test func charactersAreScalars() {
    #expect(
      keys(Array("aé日🙂\u{1B}[A".utf8)) == [
        .scalar("a"), .scalar("é"), .scalar("日"), .scalar("🙂"), .scalar("\u{1B}"), .scalar("["),
        .scalar("A"), .none,
      ])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[20", "\u{1B}O", "\u{1B}[5"])
  func whatMayGoOnIsAwaited(text: String) {
    #expect(keys(Array(text.utf8)) == [.partial])
    #expect(
      keys(Array(text.utf8), isFinal: true) == text.unicodeScalars.map { .scalar($0) } + [.none])
  }

  @Test func aPartOfACharacterIsAwaited() {
    #expect(keys([0xE6, 0x97]) == [.partial])
    #expect(keys([0xE6, 0x97], isFinal: true) == [.none])
  }

  @Test func whatIsNoCharacterIsLeftOut() {
    #expect(
      keys([0xFF, 0x61, 0xC3, 0x62, 0x80, 0xC0, 0xAF, 0xC2, 0x9D, 0x63]) == [
        .scalar("a"), .scalar("b"), .scalar("c"), .none,
      ])
  }

  @Test func capturedKeysAreTakenWhole() {
    let bytes = Array("\u{1B}[Ax\u{1B}OB\u{1B}[5~\t\u{1B}[1;5D".utf8)
    #expect(
      keys(bytes, capturing: [.up, .down, .pageUp, .tab, .left, .escape]) == [
        .special(.up), .scalar("x"), .special(.down), .special(.pageUp), .special(.tab),
      ] + "\u{1B}[1;5D".unicodeScalars.map { .scalar($0) } + [.none])
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[6~", "\t", "\u{1B}\u{1B}[C"])
  func keysThatAreNotCapturedComeAsTheyWereSent(text: String) {
    #expect(
      keys(Array(text.utf8), capturing: [.down]) == text.unicodeScalars.map { .scalar($0) } + [
        .none
      ])
  }

  @Test func anEscapeIsAKeyWhereNothingOrAnotherFollows() {
    let captured: Set<EditKey> = [.escape, .up]
    #expect(keys([0x1B], capturing: captured) == [.partial])
    #expect(keys([0x1B], isFinal: true, capturing: captured) == [.special(.escape), .none])
    #expect(
      keys(Array("\u{1B}\u{1B}[A".utf8), capturing: captured) == [
        .special(.escape), .special(.up), .none,
      ])
    #expect(
      keys(Array("\u{1B}b".utf8), capturing: captured) == [.scalar("\u{1B}"), .scalar("b"), .none])
    #expect(
      keys(Array("\u{1B}\r".utf8), capturing: captured) == [
        .special(.escape), .scalar("\r"), .none,
      ])
  }

  @Test func aCapturedCharacterIsOneOfItsOwn() {
    #expect(
      keys(Array("+l\u{1B}[1;5lp\u{1B}OS+".utf8), capturing: [.character("+"), .character("S")])
        == [
          .special(.character("+")), .scalar("l"),
        ] + "\u{1B}[1;5lp\u{1B}OS".unicodeScalars.map { .scalar($0) } + [
          .special(.character("+")), .none,
        ])
  }

  @Test func whatIsPutBackComesFirst() {
    var buffer = KeyBuffer()
    buffer.append(Array("bc".utf8))
    buffer.putBack("é")
    #expect(
      (1...4).map { _ in buffer.next(isFinal: false) } == [
        .scalar("é"), .scalar("b"), .scalar("c"), .none,
      ])
  }
}

/// A paste among the bytes of keys.
@Suite struct PastedTextTests {
  private func keys(_ text: String, block: Int = 1_000) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    var rest = Array("\u{1B}[200~\(text)".utf8)[...]
    var keys: [KeyBuffer.Key] = []
    while !rest.isEmpty {
      keys += buffer.keys(of: Array(rest.prefix(block)), isFinal: false, capturing: []).dropLast()
      rest = rest.dropFirst(block)
    }
    return keys
  }

  @Test(arguments: [1, 2, 5, 1_000])
  func theTextUpToTheEndIsItsLines(block: Int) {
    #expect(
      keys("a\nb\r\nc\td\u{1B}[201é\u{7}\n\n\u{1B}[201~z", block: block)
        == [.paste(["a", "b", "c d[201é"]), .scalar("z")])
  }

  @Test(arguments: [
    // An Esc before the end does not hide it.
    ("x\u{1B}[20\u{1B}\u{1B}[201~", ["x[20"]), ("abc\u{1B}[201", []),
    ("a\u{202E}b\u{9B}c\u{1B}[201~", ["abc"]),
  ])
  func whatCouldCommandATerminalGoes(text: String, pasted: [String]) {
    #expect(keys(text) == pasted.map { .paste([$0]) })
  }

  @Test func aPasteOverTheLimitStaysOverIt() {
    let text = String(repeating: "x", count: 70_000)
    #expect(keys(text + "\u{1B}[201~") == [.paste([String(text.prefix(65_537))])])
  }
}

extension KeyBuffer {
  /// The keys of some more bytes, the last of which says that there are no more, or none yet.
  mutating func keys(of bytes: [UInt8], isFinal: Bool, capturing captured: Set<EditKey>) -> [Key] {
    append(bytes)
    var keys: [Key] = []
    while true {
      let key = next(isFinal: isFinal, isCaptured: captured.contains)
      keys.append(key)
      if key == .none || key == .partial { return keys }
    }
  }
}
