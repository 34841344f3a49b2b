package import Contracts
package import Domain
package import Storage

/// An article from The New York Times' lists of popular ones.
package struct Article: Entity, Codable {
  package static let catalog = CatalogID(
    "articles", name: Words("articles"))

  /// The newspaper's number of the article.
  package let id: String
  /// The headline.
  package let title: String
  package var abstract: String?
  /// The authors, with the "By" before them; `nil` if nobody signed.
  package var byline: String?
  /// The section of the newspaper, in English.
  package var section: String?
  /// The day of publication.
  package var published: CalendarDate?
  /// The article's page.
  package var link: WebLink?
  /// The picture in the size for a detail.
  package var image: WebLink?
  /// The names in the newspaper's index ("IOWA", "Queens (NYC)").
  package var places: [String] = []
}

extension Article: Summarizable, Describable {
  package var summary: Summary {
    let facts = [Fact.byline(byline ?? ""), .abstract(abstract ?? "")]
    return Summary(
      title: title, facts: facts, picture: image.map { .link($0, from: Articles.service) })
  }

  package func fact(sortedBy key: String) -> Fact? {
    key == "published" ? .published(published) : nil
  }

  package var facts: [Fact] {
    let facts: [Fact?] = [
      Fact("image", Words("Picture"), .picture(image)),
      section.map {
        Fact(
          "section", Words("Section"),
          .term(Term($0, Words(name: $0), hue: ArticleSections.hues[$0])))
      },
      byline.map(Fact.byline), .published(published), abstract.map(Fact.abstract),
      Fact("url", Words("Link"), .link(link)),
      places.isEmpty ? nil : Fact("places", Words("Places"), .places(places)),
    ]
    return facts.compactMap(\.self)
  }
}

extension Article: PlaceNaming {
  package var placeNames: [String] { places }
}

extension Fact {
  /// The authors.
  ///
  /// Beside the label, which says that these are the authors, they are shown without "By".
  static func byline(_ byline: String) -> Fact {
    let shown = byline.hasPrefix("By ") ? String(byline.dropFirst(3)) : nil
    return Fact("byline", Words("Author"), .text(byline, shown: shown))
  }

  static func published(_ date: CalendarDate?) -> Fact {
    Fact("published", Words("Published"), .date(date))
  }

  static func abstract(_ text: String) -> Fact {
    Fact(
      "abstract", Words("Abstract"),
      .paragraph(LocalizedText([.english: text])))
  }
}

extension Article: StoredEntity {
  package static let filters = Articles.description.filters
  package static let sortKeys = Articles.description.sortKeys

  /// `kind` and `period` choose the list; without them it is the articles e-mailed in a week.
  package static func division(for filters: [Filter]) throws(DataError) -> CatalogDivision {
    var edition = ArticleEdition.standard
    for filter in filters { edition = try edition.changed(by: filter) }
    return .edition(edition.name)
  }

  /// `published` sorts the newest first, and articles without a date last.
  package func sortKey(for key: String) -> SortKey {
    key == "published" ? .highest(published?.number) : .text(title)
  }

  package var searchedTexts: [String] {
    [title, abstract, byline, section].compactMap(\.self)
  }

  package var searchedNames: [String] { [title] }

  package var nameWeight: Int { 10_000 }

  package func number(for key: String) -> Double? { published.map { Double($0.number) } }

  /// Authors and places are found by their words; `kind` and `period` choose the list.
  package static func test(_ filter: Filter) throws(DataError) -> @Sendable (Self) -> Bool {
    switch filter.key {
    case "section": return isValue(of: filter) { [$0.section] }
    case "byline": return haveWords(of: filter) { [$0.byline ?? ""] }
    case "place": return haveWords(of: filter) { $0.places }
    default: return { _ in true }
    }
  }
}

/// The sections of the newspaper, by its own names.
enum ArticleSections {
  /// Only the large sections have a color.
  static let hues: [String: Hue] = [
    "Arts": .violet, "Books": .brown, "Business": .green, "Climate": .teal, "Food": .yellow,
    "Health": .pink, "Magazine": .brown, "Movies": .violet, "New York": .gray, "Opinion": .orange,
    "Science": .teal, "Sports": .orange, "Style": .pink, "Technology": .blue, "Theater": .violet,
    "Travel": .yellow, "U.S.": .red, "Well": .pink, "World": .blue,
  ]
}
