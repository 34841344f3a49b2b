package import Catalog
package import Domain

/// An entity, formatted.
package struct DetailContent: Hashable, Sendable {
  package var title: String
  /// Those that can be shown.
  package var facts: [DetailFact]
  /// Those that are not known of this entity included.
  package var allFacts: [Fact]
  package var neighbors: [NeighborRow]
  /// What the facts lead to; numbered after the neighbors.
  package var related: [RelatedRow]
  package var isFavorite: Bool
  package var description: DetailDescription
  /// That of the facts.
  package var provenance: Provenance
  /// Nil where it has none.
  package var picture: PictureAddress?

  package init(
    title: String, facts: [DetailFact] = [], allFacts: [Fact] = [],
    neighbors: [NeighborRow] = [], related: [RelatedRow] = [], isFavorite: Bool = false,
    description: DetailDescription = .notOffered, provenance: Provenance = .embedded,
    picture: PictureAddress? = nil
  ) {
    self.picture = picture
    self.title = title
    self.facts = facts
    self.allFacts = allFacts
    self.neighbors = neighbors
    self.related = related
    self.isFavorite = isFavorite
    self.description = description
    self.provenance = provenance
  }

  /// Whether entities of its kind have pictures, be it that this one has none.
  package var hasPicture: Bool {
    allFacts.contains { if case .picture = $0.value { true } else { false } }
  }

  /// The titles of the rows that can be opened by their numbers.
  package var rowTitles: [String] { neighbors.map(\.title) + related.map(\.title) }

  /// The numbers of the rows of their own, with what is in them.
  package var relatedRows: [(number: Int, row: RelatedRow)] {
    related.enumerated().filter { !$0.element.isFact }.map { (neighbors.count + $0 + 1, $1) }
  }

  package var namesPlaces: Bool {
    allFacts.contains { if case .places(let places) = $0.value { !places.isEmpty } else { false } }
  }

  /// The page that commands open and share: the entity's own, else its description's source.
  ///
  /// A picture is no page.
  package var link: WebLink? {
    let links = allFacts.compactMap { if case .link(let link) = $0.value { link } else { nil } }
    return links.first ?? description.known?.source
  }
}
