package import Domain
import Geo

/// The rows that a query finds on one page, and their place among all rows.
///
/// A data manager finds it, an interactor adds what other data managers know, the scene holds it, and
/// the view writes it out. Rows have numbers that begin
/// with 1 on the first page and go on over all pages.
package struct ListPage: Hashable, Sendable {
  package var rows: [ListRow]
  /// The number of rows, from the first, that the search most likely means.
  package var topHits: Int
  /// Whether nothing was found and the rows are suggestions, which no total counts.
  package var areSuggestions: Bool
  /// Entities that match by their own name, on all pages.
  package var total: Int
  /// Entities that match only by another name; they come after the others, unless sorted by relevance.
  package var alternateTotal: Int
  /// The query as it was understood: `favorite=` as a restriction, `country=` with the country's
  /// code, the offset of the page that is answered.
  package var query: CatalogQuery
  /// The part of the search that names were found by, if its end named a country or a state.
  package var name: String?
  /// The parts that the query is answered from, including the missing ones; empty if everything is
  /// embedded, and in the answers of interactors.
  package var parts: [PartStatus]
  /// Why a part of the answer is missing: the stars of the rows, or the rows of a catalog; `nil` if nothing is.
  package var partialError: DataError?
  /// The source of the rows; `fresh` if the service answered in this call, which no data manager says.
  package var provenance: Provenance
  /// The age of the rows, written out; `nil` if they are fresh or a part of the program.
  package var ageText: String?
  /// How many entries of the service can't be used; 0 if it was not asked.
  package var skipped = 0
  /// How many stored rows can't be read.
  package var unreadable = 0
  /// How many entities fit all else, but have no value that a filter on numbers asks for.
  package var unjudged = 0
  /// The number of entities whose names in the language are stored; `nil` if all are.
  package var names: NameCount?
  /// Whether names of its own rows are missing.
  package var lacksNames = false
  /// Whether the service was asked for all, however young the stored rows were.
  package var isRefreshed = false
  /// The catalogs with entities that are called exactly so, the likeliest first, if the rows are of
  /// several catalogs and the first one is called so.
  package var called: [FoundNames] = []
  /// The catalog whose own list has more of these rows by name, if the rows are of several catalogs;
  /// `nil` if all of them are on this page.
  package var byName: CatalogID?

  package init(
    query: CatalogQuery = CatalogQuery(), name: String? = nil, rows: [ListRow] = [],
    topHits: Int = 0, areSuggestions: Bool = false, total: Int = 0, alternateTotal: Int = 0,
    parts: [PartStatus] = [], provenance: Provenance = .embedded
  ) {
    self.query = query
    self.name = name
    self.rows = rows
    self.topHits = topHits
    self.areSuggestions = areSuggestions
    self.total = total
    self.alternateTotal = alternateTotal
    self.parts = parts
    self.provenance = provenance
  }

  /// The number of rows before the first one of the page.
  package var offset: Int { query.offset }

  /// The number of all rows on all pages.
  package var count: Int { total + alternateTotal }

  /// The numbers of the rows; `nil` if there are none.
  package var numbers: ClosedRange<Int>? {
    rows.isEmpty ? nil : offset + 1...offset + rows.count
  }

  package var hasNext: Bool { numbers.map { $0.upperBound < count } ?? false }

  package var hasPrevious: Bool { offset > 0 }

  /// Whether nothing was found: suggestions are no results, and without rows the total counts.
  package var isNothing: Bool {
    (areSuggestions || query.pageSize == 0 ? count : rows.count) == 0
  }

  /// Whether there is something to show, even if only that nothing is there; false before the first fetch.
  package var isCached: Bool {
    provenance.fetchedAt != nil || provenance.state == .embedded || !rows.isEmpty
  }

  /// The count of missing names that a search or a refresh reports; `nil` if there is nothing to report.
  package var missingNames: NameCount? {
    guard let names, names.missing > 0, isRefreshed || !query.search.isEmpty else { return nil }
    return names
  }
}

/// One entity of a list, whatever its catalog.
package struct ListRow: Hashable, Sendable {
  package let reference: Reference
  package let summary: Summary
  /// The title in the user's language, if that is not English.
  package var localTitle: String?
  package var isFavorite: Bool
  /// Whether it is often opened, if the query asks for that.
  package var isFrequent = false
  /// The other name it was found by, if its title does not match.
  package var matchedName: String?
  /// The fact it is sorted by, if its summary does not have it.
  package var sortedBy: Fact?
  /// All its facts, if the query wants them.
  package var facts: [Fact]
  /// The word for the entity ("city"), in a search of all catalogs; a data manager sets it only if it is
  /// not that of all its entities.
  package var kind: Words?
  /// The time of adding, or of the last visit, in seconds since 1970; `nil` unless the list is of
  /// favorites or visits.
  package var added: Int?
  /// Whether its catalog has it no more.
  package var isGone = false

  package init(
    reference: Reference, summary: Summary, isFavorite: Bool = false, matchedName: String? = nil,
    sortedBy: Fact? = nil, facts: [Fact] = []
  ) {
    self.reference = reference
    self.summary = summary
    self.isFavorite = isFavorite
    self.matchedName = matchedName
    self.sortedBy = sortedBy
    self.facts = facts
  }

  /// Makes the row of an entity that a query finds.
  ///
  /// - Parameters:
  ///   - item: the entity.
  ///   - query: says which facts the row has.
  ///   - matchedName: the other name the entity was found by.
  ///   - detailed: the entity with the facts of its own answer, if they are held.
  package init<Item: Entity & Summarizable & Describable>(
    _ item: Item, for query: CatalogQuery, matchedName: String? = nil, detailed: Item? = nil
  ) {
    self.init(
      reference: item.reference, summary: item.summary, matchedName: matchedName,
      sortedBy: query.distance(to: item) ?? query.sort.flatMap { item.fact(sortedBy: $0) },
      facts: query.hasFacts ? (detailed ?? item).facts : [])
  }

  /// The title as it is shown.
  package var title: String { localTitle ?? summary.title }
}

extension CatalogQuery {
  /// Returns how far an entity is from the place that distances are measured from; `nil` if there is no
  /// such place.
  fileprivate func distance(to item: some Summarizable) -> Fact? {
    guard let origin, let position = item.summary.position else { return nil }
    let kilometres = Geodesy.distance(from: origin.position, to: position)
    return Fact("distance", Words("Distance"), .distance(kilometres: kilometres))
  }
}

/// The number of a catalog's entities whose names in other languages are held.
package struct NameCount: Hashable, Sendable {
  /// The number of entities with names.
  package let held: Int
  /// The number of all entities.
  package let total: Int

  package init(_ held: Int, of total: Int) {
    self.held = held
    self.total = total
  }

  /// The number of entities without names.
  package var missing: Int { total - held }
}
