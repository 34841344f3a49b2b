import Testing
import TextUI

@Suite struct SafeTextTests {
  private func scalars(_ ranges: ClosedRange<UInt32>...) -> [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }

  @Test func replacesEveryUnsafeScalarButBlanks() {
    let blanks: [Unicode.Scalar] = ["\t", "\n", "\r"]
    for scalar in scalars(0...0x10FFFF) where SafeText.isUnsafe(scalar) && !blanks.contains(scalar)
    {
      let text = String(String.UnicodeScalarView(["a", scalar, "b"]))
      #expect(SafeText.clean(text) == "a\u{FFFD}b")
    }
  }

  @Test func blanksBecomeSpaces() {
    #expect(SafeText.clean("a\tb\nc\rd\r\ne") == "a b c d  e")
  }

  @Test func leavesNothingOfAnEscapeSequenceButText() {
    #expect(SafeText.clean("\u{1B}[31mred\u{1B}]0;t\u{7}\u{9B}1m") == "�[31mred�]0;t��1m")
  }

  @Test(arguments: [
    "", "plain", "Łódź", "São Paulo", "東京", "👩‍👩‍👧 🇵🇪", "عمّان", "e\u{301}", "می\u{200C}خواهم",
  ])
  func leavesTextAlone(_ text: String) {
    #expect(Array(SafeText.clean(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func leavesEveryOtherScalarAlone() {
    let unsafe = scalars(0...0x10FFFF).filter(SafeText.isUnsafe).map(\.value)
    let expected: [UInt32] =
      Array(0x00...0x1F) + Array(0x7F...0x9F) + [0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F]
      + Array(0x2028...0x202E) + Array(0x2060...0x2064) + Array(0x2066...0x206F) + [0xFEFF]
      + Array(0xFFF9...0xFFFB) + Array(0x13430...0x1343F) + Array(0x1BCA0...0x1BCA3)
      + Array(0x1D173...0x1D17A) + [0xE0001] + Array(0xE0020...0xE007F)
    #expect(unsafe == expected)
  }

  @Test func ofTheFormatCharactersOnlyThoseThatShowAreLeft() {
    let left = scalars(0...0x10FFFF).filter {
      $0.properties.generalCategory == .format && !SafeText.isUnsafe($0)
    }
    let shown: [UInt32] =
      Array(0x0600...0x0605) + [0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x200C, 0x200D]
      + [0x110BD, 0x110CD]
    #expect(left.map(\.value) == shown)
  }

  @Test func aSpanIsAlwaysSafe() {
    #expect(Span("\u{1B}[2J\u{202E}x", .title).text == "�[2J�x")
    #expect(Line("a\nb").text == "a b")
    #expect(("\u{7}" as Line).text == "�")
  }

  @Test func escapesForJSONWithFourDigits() {
    #expect(
      ["\0", "\u{1B}", "\u{9B}", "\u{202E}", "\u{E0041}"].map(SafeText.jsonEscaped) == [
        #"\u0000"#, #"\u001b"#, #"\u009b"#, #"\u202e"#, #"\udb40\udc41"#,
      ])
  }
}
