import Testing
import TextUI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    // Letters and signs take a column.
    ("", 0), ("a", 1), ("abc ~", 5), ("é", 1), ("e\u{301}", 1), ("o\u{302}\u{323}", 1), ("ñ", 1),
    ("Łódź", 4), ("…", 1), ("★", 1), ("─", 1), ("⣿", 1), ("°", 1), ("a\u{AD}b", 2),
    // Wide characters take two.
    ("日", 2), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("、", 2), ("ひ", 2), ("가", 2), ("\u{1100}\u{1161}", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("㍻", 2), ("𠮷", 2), ("〈", 2), ("\u{2329}", 2), ("〿", 1),
    ("か\u{3099}", 2),
    // So do emoji, each of them one character.
    ("🙂", 2), ("🇵🇪", 2), ("🇵🇪🇪🇸", 4), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("™", 1),
    ("⌚", 2), ("a🙂b", 4),
    // What is not seen takes none.
    ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("a\u{20DD}", 1),
    // Syllables take a column for each of their letters.
    ("दिल्ली", 5), ("น้ำ", 2), ("กรุงเทพ", 6), ("ঢাকা", 4), ("عمّان", 4),
  ])
  func aTextIsAsWideAsTerminalsShowIt(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("لندن", true), ("לונדון", true), ("12 لندن", true), ("(ܐ)", true), ("ߞ", true), ("𐤀", true),
    ("", false), ("12", false), ("London", false), ("London لندن", false), ("東京", false),
    ("ลอนดอน", false), ("Москва", false),
  ])
  func theFirstLetterSaysWhichWayATextIsRead(_ text: String, isFromTheRight: Bool) {
    #expect(TextDirection.isRightToLeft(text) == isFromTheRight)
  }
}
