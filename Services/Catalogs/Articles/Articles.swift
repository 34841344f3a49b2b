package import Contracts
import Decoding
package import Domain
import Storage

/// The catalog of popular articles of The New York Times.
package struct Articles: ServiceCatalog {
  package let source: CatalogSource<Article>

  package init(source: CatalogSource<Article>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<Article> {
    resources.source(
      local: StoredCatalog(resources.cache),
      remote: JSONDataManager(
        service, timeToLive: 3600, resources, items: \ArticlesAnswer.articles
      ) { part in
        guard case .edition(let name) = part else { return nil }
        return ArticleEdition(name: name).map(ArticlesEndpoints.list)
      })
  }

  /// The New York Times' API of popular articles, which needs a key.
  package static let service = RemoteService(
    "nyt", name: Words("The New York Times"),
    address: "https://api.nytimes.com/svc/mostpopular/v2/",
    keyPage: "https://developer.nytimes.com")

  package static let description = CatalogDescription(
    id: Article.catalog,
    words: CatalogWords(
      kind: Words("article"),
      verb: Words("articles", context: "verb"),
      summary: Words("open the articles"),
      invitation: Words("what New York Times readers share"),
      nothingFound: Words("No article has all of these words: “{0}”."),
      searched: Words("search words of the title, abstract, byline, section"),
      credits: [
        Words("Articles: The New York Times (developer.nytimes.com).")
      ]),
    filters: [
      FilterOption("section", Words("section")),
      FilterOption(
        "published", Words("date"), typing: Words("published", context: "filter"), measure: .date),
      FilterOption("byline", Words("author")),
      FilterOption("place", Words("place")),
      FilterOption(
        "kind", Words("kind"),
        named: ArticleEdition.Kind.allCases.map { Term($0.rawValue, $0.words) }),
      FilterOption(
        "period", Words("period"),
        values: { ArticleEdition.Period.allCases.map { Term($0.rawValue) } }),
    ],
    sorts: [
      SortOption("rank", Words("rank")),
      SortOption("published", Words("date")),
      SortOption("title", Words("title")),
    ],
    search: SearchTraits(),
    rows: RowTraits(
      fields: [
        "image", "section", "byline", "published", "abstract", "url", "places", "subtitle",
      ]),
    leading: ["section", "byline", "published", "abstract", "url"],
    holding: StorageTraits(isWhole: false), ids: .word, services: [service])

  /// Returns the sections of all lists that are held.
  package func heldValues(of filter: String) async -> [String] {
    guard filter == "section" else { return [] }
    var sections: [String] = []
    for kind in ArticleEdition.Kind.allCases {
      for period in ArticleEdition.Period.allCases {
        let edition = [
          Filter(key: "kind", value: kind.rawValue), Filter(key: "period", value: period.rawValue),
        ]
        let query = CatalogQuery(filters: edition, pageSize: .max, hasFacts: true)
        let rows = try? await source.local.page(query).rows
        sections += rows?.compactMap { $0.facts.text("section") } ?? []
      }
    }
    return sections
  }
}
