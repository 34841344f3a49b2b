import Testing

@testable import Terminal

@Suite struct KeyBufferTests {
  private func keys(_ bytes: [UInt8], isFinal: Bool = false) -> [KeyBuffer.Key] {
    var buffer = KeyBuffer()
    buffer.append(bytes)
    var keys: [KeyBuffer.Key] = []
    while true {
      let key = buffer.next(isFinal: isFinal)
      keys.append(key)
      if key == .none || key == .partial { return keys }
    }
  }

  @Test func charactersAreScalars() {
    #expect(
      keys(Array("aé日🙂\u{1B}[A".utf8)) == [
        .scalar("a"), .scalar("é"), .scalar("日"), .scalar("🙂"), .scalar("\u{1B}"), .scalar("["),
        .scalar("A"), .none,
      ])
  }

  @Test func aPasteIsToldFromItsText() {
    #expect(keys(Array("\u{1B}[200~x".utf8)) == [.paste, .scalar("x"), .none])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[20"])
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
}
