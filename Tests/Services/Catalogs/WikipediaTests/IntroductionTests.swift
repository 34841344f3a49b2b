import Testing

@testable import Wikipedia

@Suite struct IntroductionTests {
  @Test func whatCannotBeSeenGoesAndWhiteSpaceIsSingle() {
    #expect(
      Introduction.cleaned("\u{FEFF} An\u{AD}cud  is\ta\u{200B} city.\r\n\n\n It\u{A0}rains. \n")
        == "Ancud is a city.\nIt rains.")
  }

  @Test(arguments: ["", " \n", "\u{AD}\0"]) func nothingIsNoText(_ text: String) {
    #expect(Introduction.cleaned(text) == nil)
  }

  @Test func isNotCutWithoutNeed() {
    let text = String(repeating: "x", count: 1_999) + "."
    #expect(Introduction.cleaned(text) == text)
  }

  @Test func longTextsEndAfterASentence() {
    let sentence = String(repeating: "word ", count: 19) + "v1.5."
    let text = Array(repeating: sentence, count: 40).joined(separator: " ")
    let whole = Array(repeating: sentence, count: 19).joined(separator: " ")
    #expect(Introduction.cleaned(text) == whole)
  }

  @Test func withoutASentenceTheyEndAfterAWord() {
    let text = "End. " + String(repeating: "word ", count: 500)
    #expect(
      Introduction.cleaned(text)
        == "End. " + Array(repeating: "word", count: 398).joined(separator: " ") + " word…")
  }

  @Test func withoutAWordTheyAreCut() {
    let cut = Introduction.cleaned(String(repeating: "字", count: 3_000))
    #expect(cut == String(repeating: "字", count: 1_999) + "…")
  }

  @Test func someScriptsNeedNoSpaceAfterASentence() {
    let text = String(repeating: String(repeating: "字", count: 98) + "。", count: 40)
    #expect(Introduction.cleaned(text)?.count == 1_980)
  }
}
