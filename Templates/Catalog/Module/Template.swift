package import Contracts
import Decoding
package import Domain
import Storage

/// The catalog as the program offers it: its description and its data managers.
package struct Template: ServiceCatalog {
  package let source: CatalogSource<Specimen>

  package init(source: CatalogSource<Specimen>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<Specimen> {
    resources.source(
      local: StoredCatalog(resources.cache),
      // An answer is good for a day.
      remote: JSONDataManager(
        service, timeToLive: 24 * 3600, resources, items: \TemplateAnswer.items
      ) { part in
        part == .whole ? TemplateEndpoints.list : nil
      })
  }

  /// The service.
  ///
  /// CATALEJO_TEMPLATE_URL, or template_url in the settings file, sets its address.
  package static let service = RemoteService(
    "template",
    name: Words("The service of template"),
    address: "https://example.org/template/")

  package static let description = CatalogDescription(
    id: Specimen.catalog,
    words: CatalogWords(
      kind: Words("specimen"),
      verb: Words("template", context: "verb"),
      summary: Words("open the template"),
      invitation: Words("what there is of template"),
      nothingFound: Words("Nothing in template has all of these words: “{0}”."),
      searched: Words("search words of the title and abstract"),
      credits: [Words(name: "Template: example.org.")]),
    filters: [
      FilterOption(
        "published", Words("date"), typing: Words("published", context: "filter"), measure: .date)
    ],
    sorts: [
      SortOption("order", Words("order")), SortOption("title", Words("title")),
      SortOption("published", Words("date")),
    ],
    search: SearchTraits(nameRank: 9),
    rows: RowTraits(
      fields: ["published", "abstract", "url", "subtitle"], gridPicture: nil),
    holding: StorageTraits(isWhole: true), ids: .word, services: [service])
}
