package import Contracts
import Decoding
package import Domain
import Storage

/// The catalog of the people of randomuser.me.
package struct People: ServiceCatalog {
  package let source: CatalogSource<Person>

  package init(source: CatalogSource<Person>) {
    self.source = source
  }

  package static func source(_ resources: CatalogResources) -> CatalogSource<Person> {
    resources.source(
      local: StoredCatalog(resources.cache),
      remote: JSONDataManager(
        service, timeToLive: 7 * 24 * 3600, resources, items: \PeopleAnswer.people
      ) { part in
        if case .page(let number) = part { PeopleEndpoints.page(number) } else { nil }
      })
  }

  /// The service of made-up people.
  package static let service = RemoteService(
    "people", name: Words("randomuser.me"), address: "https://randomuser.me/api/")

  package static let description = CatalogDescription(
    id: Person.catalog,
    words: CatalogWords(
      kind: Words("person"),
      verb: Words("people", context: "verb"), summary: Words("open the people"),
      invitation: Words("people, made up by randomuser.me"),
      fetched: Words("fetched just now", context: "women"),
      nothingFound: Words("No person has all of these words: “{0}”."),
      searched: Words("search words of the name, e-mail, city, country"),
      credits: [
        Words("People: made up by randomuser.me.")
      ]),
    filters: [
      .country,
      .terms("gender", Words("gender")) { Gender.terms },
      FilterOption("age", Words("age"), measure: .years),
      FilterOption(
        "dateofbirth", Words("born"), typing: Words("dateofbirth", context: "filter"),
        measure: .date),
      .countries("nationality", Words("nationality")),
      FilterOption("state", Words("state", context: "of people")),
      FilterOption("city", Words("city")),
      FilterOption("postcode", Words("postcode"), typing: Words("postcode", context: "filter")),
      .latitude, .longitude,
    ],
    sorts: [
      SortOption("order", Words("order")), SortOption("name", Words("name")),
      SortOption("age", Words("age")), SortOption("country", Words("country")),
    ],
    search: SearchTraits(nameRank: 4),
    // Faces can be told apart in two lines; other pictures are only in the grid.
    rows: RowTraits(
      fields: [
        "picture", "gender", "age", "dateOfBirth", "nationality", "phone", "cell", "street",
        "city", "state", "country", "postcode", "latitude", "longitude", "utcOffset", "email",
        "subtitle",
      ], picture: PictureSize(columns: 4, rows: 2)),
    leading: ["age", "country", "city", "email", "phone", "cell"],
    holding: StorageTraits(isWhole: false), ids: .word, services: [service])
}
