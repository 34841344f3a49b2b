import Contracts
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@testable import Articles

@Suite struct ArticleTests {
  private func decoded(_ record: String) throws -> Article {
    try JSONDecoder().decode(ArticleRecord.self, from: Data(record.utf8)).article
  }

  private func division(_ filters: (String, String)...) throws(DataError) -> CatalogDivision {
    try Article.division(for: filters.map { Filter(key: $0.0, value: $0.1) })
  }

  @Test func aRowHasTitleAbstractBylineAndPicture() throws {
    let image = try #require(WebLink("https://img.example.org/440.jpg"))
    #expect(
      try decoded(ArticlesFixtures.harbor).summary
        == Summary(
          title: "A Harbor’s \"Last\" Ferry",
          facts: [.byline("By Ana Ruiz and Sam O’Dell"), .abstract("Two towns & one boat.")],
          picture: .link(image, from: .nyt)))
  }

  @Test func factsAreInReadingOrder() throws {
    let facts = try decoded(ArticlesFixtures.harbor).facts
    #expect(
      facts.map(\.key) == [
        "image", "section", "byline", "published", "abstract", "url", "places",
      ])
    #expect(
      facts.map(\.value) == [
        .picture(WebLink("https://img.example.org/440.jpg")),
        .term(Term("World", Words(name: "World"), hue: .blue)),
        Fact.byline("By Ana Ruiz and Sam O’Dell").value, .date(CalendarDate("2024-03-05")),
        Fact.abstract("Two towns & one boat.").value,
        .link(WebLink("https://www.example.org/2024/03/05/harbor.html")),
        .places(["Chiloé (Chile)", "Puerto Montt"]),
      ])
  }

  @Test func namesItsPlacesAsTheIndexWritesThem() throws {
    #expect(try decoded(ArticlesFixtures.harbor).placeNames == ["Chiloé (Chile)", "Puerto Montt"])
    #expect(try decoded(ArticlesFixtures.bare).placeNames == [])
  }

  @Test func whatEveryArticleShouldHaveIsKnownToBeUnknown() throws {
    #expect(
      try decoded(ArticlesFixtures.bare).facts.map(\.value)
        == [.picture(nil), .date(nil), .link(nil)])
  }

  @Test func withoutFiltersItIsTheWeeksMostEMailed() throws {
    #expect(try division() == .edition("emailed/7"))
    #expect(try division(("section", "World")) == .edition("emailed/7"))
  }

  @Test func kindAndPeriodChooseTheEdition() throws {
    #expect(try division(("kind", "Viewed")) == .edition("viewed/7"))
    #expect(try division(("period", "30")) == .edition("emailed/30"))
    #expect(try division(("period", "1"), ("kind", "shared")) == .edition("shared/1"))
  }

  @Test func thereAreNoOtherEditions() {
    #expect(
      throws: DataError.invalidFilter(
        key: "kind", value: "printed",
        known: [
          Words("emailed"), Words("shared"), Words("viewed"),
        ])
    ) { try division(("kind", "printed")) }
    #expect(
      throws: DataError.invalidFilter(
        key: "period", value: "2", known: [Words(name: "1"), Words(name: "7"), Words(name: "30")])
    ) { try division(("period", "2")) }
  }

  @Test(arguments: ["shared", "Shared", "compartidos", "COMPARTIDOS"])
  func aKindIsNamedInEitherLanguage(_ value: String) throws {
    #expect(try division(("kind", value)) == .edition("shared/7"))
  }

  @Test func onlyTheSectionFilterHoldsBack() throws {
    let article = try decoded(ArticlesFixtures.snow)
    let filters = [("section", "us"), ("section", "World"), ("kind", "viewed"), ("period", "1")]
    #expect(
      try filters.map { try Article.condition(Filter(key: $0.0, value: $0.1))(article) }
        == [true, false, true, true])
    #expect(throws: DataError.self) { try Article.division(for: [Filter(key: "kind", value: "x")]) }
  }

  @Test(arguments: [
    ("byline=ruiz", true), ("byline=ruiz sam", true), ("byline!=ruiz", false),
    ("byline=vega", false),
    ("section!=World", false), ("section=world", true), ("published>1990", true),
    ("published<1990", false), ("published=..2100", true),
  ])
  func articlesAreFiltered(_ filter: String, _ passes: Bool) throws {
    let article = try decoded(ArticlesFixtures.harbor)
    #expect(try Article.condition(Filter.all(in: filter)[0])(article) == passes)
  }

  @Test func aListIsChosenByEqualityAlone() {
    let error = DataError.invalidFilter(key: "kind", value: "!=", known: [Words("=")])
    #expect(throws: error) {
      try Article.division(for: [Filter(key: "kind", .unequal, value: "shared")])
    }
  }

  @Test func isFoundByTitleAbstractBylineAndSection() throws {
    #expect(
      try decoded(ArticlesFixtures.harbor).searchedTexts == [
        "A Harbor’s \"Last\" Ferry", "Two towns & one boat.", "By Ana Ruiz and Sam O’Dell", "World",
      ])
  }

  @Test(arguments: [
    ("published", ["c", "b", "a"]), ("title", ["a", "b", "c"]),
  ])
  func sorts(_ key: String, _ ids: [String]) {
    var articles = [
      Article(id: "b", title: "beta"), Article(id: "c", title: "Gamma"),
      Article(id: "a", title: "Álpha"),
    ]
    articles[0].published = CalendarDate("2024-03-05")
    articles[1].published = CalendarDate("2024-03-10")
    #expect(
      articles.sorted { $0.sortKey(for: key) < $1.sortKey(for: key) }.map(\.id) == ids)
  }
}
