import Contracts
import Domain
import Testing

@Suite struct TermsTests {
  private let terms = Terms(
    "type",
    ["fire": Words("Fire", "Fuego"), "ice": Words("Ice", "Hielo"), "hot": Words("Hot", "Calor")])

  @Test(arguments: [("FIRE", "fire"), ("fuego", "fire"), ("Hielo", "ice"), ("hot", "hot")])
  func aValueIsFoundInEitherLanguage(typed: String, name: String) throws {
    #expect(try terms.names(of: Filter(key: "type", value: typed)) == [name])
  }

  @Test func whatSeveralAreCalledMeansAllOfThem() throws {
    let chinese = Words("Chinese", "chino")
    let terms = Terms("language", ["zh": chinese, "cmn": chinese])
    for typed in ["chinese", "chino"] {
      #expect(try terms.names(of: Filter(key: "language", value: typed)) == ["zh", "cmn"])
    }
    #expect(try terms.names(of: Filter(key: "language", value: "ZH")) == ["zh"])
  }

  @Test func whatIsNoneIsRefusedWithThoseThatAre() {
    let words = [Words("Fire", "Fuego"), Words("Ice", "Hielo")]
    let two = Terms("type", ["fire": words[0], "ice": words[1]])
    let filter = Filter(key: "type", value: "mud")
    #expect(throws: DataError.invalidFilter(key: "type", value: "mud", known: words)) {
      try two.names(of: filter)
    }
    let example = Words("a name", "un nombre")
    #expect(throws: DataError.invalidFilter(key: "type", value: "mud", known: [example])) {
      try Terms("type", [:], example: example).names(of: filter)
    }
  }

  @Test func aFilterOffersAndSaysThem() {
    let option = FilterOption.terms("type", Words("type", "tipo")) { [terms] in terms }
    #expect(option.values().map(\.name) == ["fire", "hot", "ice"])
    #expect(option.typed().last == Words("ice", "hielo"))
    #expect(option.phrase?("fuego") == Words("type Fire", "tipo Fuego"))
    #expect(option.phrase?("mud") == Words("type mud", "tipo mud"))
    #expect(terms["mud"] == Term("mud"))
  }
}
