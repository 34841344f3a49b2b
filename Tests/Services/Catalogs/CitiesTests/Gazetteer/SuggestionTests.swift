import Contracts
import Domain
import TestSupport
import Testing

@testable import Cities

@Suite struct SuggestionTests {
  private func suggestions(
    _ search: String, country: String? = nil, limit: Int = 5
  ) throws -> [String] {
    let filters = country.map { [Filter(key: "country", value: $0)] } ?? []
    let query = CatalogQuery(search: search, filters: filters, pageSize: limit)
    return try Gazetteer().suggestions(query) { $0.listRow($1, for: query) }
      .map { row in row.title + (row.matchedName.map { " = \($0)" } ?? "") }
  }

  /// Folds in an array.
  private struct Folds: SortedFolds {
    let texts: [[UInt8]]
    var count: Int { texts.count }

    init(_ texts: [String]) {
      self.texts = texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func fold(_ index: Int) -> [UInt8] { texts[index] }

    func firstIndex(notBefore fold: [UInt8], in range: Range<Int>) -> Int {
      range.first { !texts[$0].lexicographicallyPrecedes(fold) } ?? range.upperBound
    }

    func found(_ text: String) -> [String] {
      SingleEdit(text)?.ranges(in: self).flatMap { range in
        range.map { String(decoding: texts[$0], as: UTF8.self) }
      } ?? []
    }
  }

  @Test func lettersAreOfTheTextsAlphabetsOrLatin() {
    let folds = Folds(["москва", "моск а", "мосxва", "мосβва", "новаялядога", "новая лядога"])
    #expect(folds.found("мосва") == ["мосxва", "москва"])
    #expect(Folds(["新宿区西"]).found("新区西") == ["新宿区西"])
    #expect(folds.found("новаялядога") == ["новая лядога"])
  }

  @Test func otherNamesReadInOneGoAreThoseReadOneByOne() throws {
    try Gazetteer().read { cities in
      let names = cities.names
      let range = 100_030..<100_170
      var folds: [[UInt8]] = []
      names.forEach(in: range) { folds.append($1) }
      #expect(folds == range.map(names.fold))
      for fold in folds {
        let found = names.first(notBefore: fold, in: 0..<names.count)
        #expect(found?.fold == fold && found?.index == names.firstIndex(notBefore: fold))
      }
      #expect(
        names.first(notBefore: folds[9], in: range.lowerBound + 20..<range.upperBound)?.fold
          == folds[20])
      #expect(names.first(notBefore: [0xFF], in: range) == nil)
    }
  }

  /// Made-up texts of few letters against the definition of the distance.
  @Test func findsWhatComparingWithEachFinds() {
    var random = SeededGenerator(seed: 7)
    func text() -> String {
      String(
        (0..<Int.random(in: 3...6, using: &random)).map { _ in
          "abcñ".randomElement(using: &random) ?? "a"
        })
    }
    let folds = Folds((0..<600).map { _ in text() })
    for _ in 0..<200 {
      let wanted = text()
      let expected = folds.texts.map { String(decoding: $0, as: UTF8.self) }
        .filter { isOneEdit(Array($0.unicodeScalars), Array(wanted.unicodeScalars)) }
      #expect(folds.found(wanted) == expected, "\(wanted)")
    }
  }

  /// Returns whether the Damerau-Levenshtein distance is 1, by the letters between the common start
  /// and the common end.
  private func isOneEdit(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (first, second) = (a.dropFirst(start), b.dropFirst(start))
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let (one, other) = (Array(first.dropLast(end)), Array(second.dropLast(end)))
    return switch (one.count, other.count) {
    case (1, 0), (0, 1), (1, 1): true
    case (2, 2): one == other.reversed()
    default: false
    }
  }

  @Test(arguments: [
    ("barcelna", nil, 1, ["Barcelona, ES"]), ("Bàrcelna", nil, 1, ["Barcelona, ES"]),
    ("barcelna", nil, 0, []), ("barcelna", "ES", 1, ["Barcelona, ES"]),
    ("barcelna", "PE", 5, []),
    // By whatever name, the largest comes first.
    ("lonndres", nil, 3, ["London, GB = Londres", "City of London, GB = Londres", "Londres, AR"]),
    // Two slips of eight letters or more; the first letter doubled, or swapped with the second.
    ("phillidelphia", nil, 1, ["Philadelphia, US"]),
    ("stutgartt", nil, 1, ["Stuttgart, DE = Stutgarte"]),
    ("pphiladelpia", nil, 1, ["Philadelphia, US"]),
    ("hpiladelpia", nil, 1, ["Philadelphia, US = piladelpia"]),
    ("llima", nil, 1, ["Lima, PE"]), ("arcelonna", nil, 1, ["Barcelona, ES"]),
    ("narcelonna", nil, 1, ["Barcelona, ES"]), ("bacrelnoa", nil, 1, ["Barcelona, ES"]),
    ("bercelena", nil, 1, ["Barcelona, ES"]),
    // A code is not mistyped for another one.
    ("jfk", nil, 5, []), ("JFK", nil, 5, []), ("jfok", nil, 5, []),
    ("veneca", nil, 1, ["Venice, IT = Venecia"]), ("mexco", nil, 1, ["Mexico City, MX = Mexico"]),
  ])
  func theLargestFirst(search: String, country: String?, limit: Int, found: [String]) throws {
    #expect(try suggestions(search, country: country, limit: limit) == found)
  }

  @Test func aFilterThatMakesNoSenseIsRefused() {
    #expect(throws: DataError.self) { try suggestions("barcelna", country: "Atlantis") }
  }

  @Test(arguments: ["", "ba", "\u{301}\u{308}", "'", "   "])
  func tooLittleToSuggestFrom(search: String) throws {
    #expect(try suggestions(search) == [])
  }
}
