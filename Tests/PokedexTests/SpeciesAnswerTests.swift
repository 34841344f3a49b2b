import Domain
import Testing

@testable import Pokedex

@Suite struct SpeciesAnswerTests {
  @Test func latinAmericanSpanishIsTheSecondChoice() throws {
    let answer = try Answers.read(
      SpeciesAnswer.self,
      """
      {"genera": [{"genus": "a", "language": {"name": "es-419"}},
        {"genus": "b", "language": {"name": "es"}}],
       "flavor_text_entries": [{"flavor_text": "c", "language": {"name": "es"}},
        {"flavor_text": "d", "language": {"name": "ES-419"}}, {"flavor_text": "", "language":
        {"name": "es"}}, {"flavor_text": "e", "language": {"name": "est"}}]}
      """)
    #expect(answer.genus == LocalizedText(english: nil, spanish: "b"))
    #expect(answer.flavor == LocalizedText(english: nil, spanish: "c"))
  }

  @Test(arguments: [
    "{}", #"{"genera": null, "flavor_text_entries": 3}"#,
    #"{"genera": [null, {"genus": "x"}, {"genus": 3, "language": {"name": "en"}}, [], "y"]}"#,
    #"{"genera": [{"genus": "x", "language": {"name": null}}, {"language": {"name": "en"}}]}"#,
  ])
  func brokenTextsAreLeftOut(text: String) throws {
    let answer = try Answers.read(SpeciesAnswer.self, text)
    #expect(answer.genus == nil)
    #expect(answer.flavor == nil)
  }

  @Test(arguments: [
    ("POKé\u{AD}\nMON", "POKéMON"), ("one\ntwo\u{C}three", "one two three"),
    ("  a \r\n b\t", "a b"), ("soft\u{AD}ly", "softly"), ("self-\nmade", "self-made"),
    ("yes -\nno", "yes - no"), ("word \u{AD}\nnext", "word next"), ("\u{AD}\n", ""),
    ("a\u{1B}[2Jb", "a [2Jb"),
  ])
  func gameTextsBecomeOneLine(text: String, clean: String) {
    #expect(GameText.clean(text) == clean)
  }
}
