import Contracts
import Domain
import Testing

@Suite struct TermsTests {
  private let terms = Terms(
    "type",
    ["fire": Words("Fire"), "ice": Words("Ice"), "hot": Words { $0 == .spanish ? "Calor" : "Hot" }])

  @Test(arguments: [("FIRE", "fire"), ("fuego", "fire"), ("Hielo", "ice"), ("hot", "hot")])
  func aValueIsFoundInEitherLanguage(typed: String, name: String) throws {
    #expect(try terms.names(of: Filter(key: "type", value: typed)) == [name])
  }

  @Test func whatSeveralAreCalledMeansAllOfThem() throws {
    let chinese = Words { $0 == .spanish ? "chino" : "Chinese" }
    let terms = Terms("language", ["zh": chinese, "cmn": chinese])
    for typed in ["chinese", "chino"] {
      #expect(try terms.names(of: Filter(key: "language", value: typed)) == ["zh", "cmn"])
    }
    #expect(try terms.names(of: Filter(key: "language", value: "ZH")) == ["zh"])
  }

  @Test func whatIsNoneIsRefusedWithThoseThatAre() {
    let three = Terms(
      "type", ["fire": Words("Fire"), "dark": Words("Dark"), "ice": Words("Ice")])
    let filter = Filter(key: "type", value: "mud")
    let error = #expect(throws: DataError.self) { try three.names(of: filter) }
    guard case .invalidFilter("type", "mud", let known)? = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    // In the order of each language.
    #expect(known.map { $0[.english] } == ["Dark", "Fire", "Ice"])
    #expect(known.map { $0[.spanish] } == ["Fuego", "Hielo", "Siniestro"])
    let example = Words { $0 == .spanish ? "un nombre" : "a name" }
    #expect(throws: DataError.invalidFilter(key: "type", value: "mud", known: [example])) {
      try Terms("type", [:], example: example).names(of: filter)
    }
  }

  @Test(arguments: ["Blaze", "blazes", "burning ", "fires"])
  func aPluralAndOtherWordsAreFound(_ typed: String) throws {
    let terms = Terms(
      "type", ["fire": Words("Fire")], otherWords: ["fire": Words(name: "blaze, burning")])
    #expect(try terms.names(of: Filter(key: "type", value: typed)) == ["fire"])
  }

  @Test func accentsDoNotCountInTheOrderOfTheWords() {
    let option = FilterOption.terms("continent", Words("continent")) {
      Terms(
        "continent", ["AF": Words("Africa"), "OC": Words("Oceania"), "AS": Words("Asia")])
    }
    #expect(option.typed().map { $0[.spanish] } == ["áfrica", "asia", "oceanía"])
  }

  @Test func aFilterOffersAndSaysThem() {
    let option = FilterOption.terms("type", Words("type")) { [terms] in terms }
    #expect(option.values().map(\.name) == ["fire", "hot", "ice"])
    func texts(_ words: Words?) -> [String?] { [.english, .spanish].map { words?[$0] } }
    #expect(texts(option.typed().last) == ["ice", "hielo"])
    #expect(texts(option.phrase?("fuego")) == ["type Fire", "tipo Fuego"])
    #expect(texts(option.phrase?("mud")) == ["type mud", "tipo mud"])
    #expect(terms["mud"] == Term("mud"))
  }
}
