import Testing
import TextUI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("abc ~", 5), ("é", 1), ("e\u{301}", 1), ("o\u{302}\u{323}", 1), ("ñ", 1),
    ("Łódź", 4), ("…", 1), ("★", 1), ("─", 1), ("⣿", 1), ("°", 1), ("a\u{AD}b", 2),
  ])
  func lettersTakeAColumn(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("日", 2), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("、", 2), ("ひ", 2), ("가", 2), ("\u{1100}\u{1161}", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("㍻", 2), ("𠮷", 2), ("〈", 2), ("\u{2329}", 2), ("〿", 1),
    ("か\u{3099}", 2),
  ])
  func wideCharactersTakeTwo(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("🙂", 2), ("🇵🇪", 2), ("🇵🇪🇪🇸", 4), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("™", 1),
    ("⌚", 2), ("a🙂b", 4),
  ])
  func emojiTakeTwo(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("a\u{20DD}", 1),
  ])
  func whatIsNotSeenTakesNone(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [("दिल्ली", 5), ("น้ำ", 2), ("กรุงเทพ", 6), ("ঢাকা", 4), ("عمّان", 4)])
  func syllablesTakeAColumnForEachLetter(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

@Suite struct TextDirectionTests {
  @Test(arguments: ["لندن", "לונדון", "12 لندن", "(ܐ)", "ߞ", "𐤀"])
  func readFromTheRight(_ text: String) {
    #expect(TextDirection.isRightToLeft(text))
  }

  @Test(arguments: ["", "12", "London", "London لندن", "東京", "ลอนดอน", "Москва"])
  func readFromTheLeft(_ text: String) {
    #expect(!TextDirection.isRightToLeft(text))
  }
}
