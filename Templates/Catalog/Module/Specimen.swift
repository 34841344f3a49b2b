package import Contracts
package import Domain
package import Storage

/// One entity of the catalog.
///
/// A property is `nil` if the source did not have it, or had it in an unknown form.
package struct Specimen: Entity, Codable {
  package static let catalog = CatalogID("template", name: Words(name: "template"))

  package let id: String
  package let title: String
  package var abstract: String?
  package var published: CalendarDate?
  package var link: WebLink?
}

extension Specimen: Summarizable, Describable {
  package var summary: Summary {
    Summary(title: title, facts: abstractFact.map { [$0] } ?? [])
  }

  package var facts: [Fact] {
    let facts = [
      Fact("published", Words("Published"), .date(published)), abstractFact,
      Fact("url", Words("Link"), .link(link)),
    ]
    return facts.compactMap(\.self)
  }

  private var abstractFact: Fact? {
    LocalizedText([.english: abstract]).map {
      Fact("abstract", Words("Abstract"), .paragraph($0))
    }
  }
}

extension Specimen: StoredEntity {
  package static let filters = Template.description.filters
  package static let sortKeys = Template.description.sortKeys

  /// `published` sorts the newest first, and entities without a date last.
  package func sortKey(for key: String) -> SortKey {
    key == "published" ? .highest(published?.number) : .text(title)
  }

  /// The only filter on a number or a date is `published`.
  package func number(for key: String) -> Double? { published.map { Double($0.number) } }

  package var searchedTexts: [String] { [title, abstract].compactMap(\.self) }
}
