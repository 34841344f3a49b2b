package import Domain

/// What a catalog says of itself, in both languages: its words, what it can be asked, how its rows
/// look.
///
/// What differs between most catalogs has no default, so a module does not compile without it. Each
/// catalog has one instance, and scenes share it.
package final class CatalogDescription: Hashable, Sendable {
  package let id: CatalogID
  package let words: CatalogWords
  /// The keys of its filters, `favorite` aside.
  package let filters: [FilterOption]
  /// What its rows can be sorted by, its own order first.
  package let sorts: [SortOption]
  package let search: SearchTraits
  package let rows: RowTraits
  package let holding: HoldingTraits
  /// Whether its entities are places, not things that have a place: a row opens the map first, and a
  /// detail lists larger places nearby.
  package let arePlaces: Bool
  /// How its ids are written.
  package let ids: IDRule
  /// The services it asks, that of its entities first.
  package let services: [RemoteService]

  package init(
    id: CatalogID, words: CatalogWords, filters: [FilterOption], sorts: [SortOption],
    search: SearchTraits, rows: RowTraits, holding: HoldingTraits,
    arePlaces: Bool = false, ids: IDRule, services: [RemoteService]
  ) {
    self.id = id
    self.words = words
    self.filters = filters
    self.sorts = sorts
    self.search = search
    self.rows = rows
    self.holding = holding
    self.arePlaces = arePlaces
    self.ids = ids
    self.services = services
  }

  package static func == (first: CatalogDescription, second: CatalogDescription) -> Bool {
    first.id == second.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  package var filterKeys: [String] { filters.map(\.key) }
  package var sortKeys: [String] { sorts.map(\.key) }

  /// The key of a filter by what it is called in either language; what nobody knows as it is.
  package func filterKey(_ typed: String) -> String {
    filters.first { $0.words.contain(typed) || $0.typedKey.contain(typed) }?.key ?? typed
  }

  /// What is typed for the key of a filter.
  package func typedKey(_ key: String) -> Words {
    filters.first { $0.key == key }?.typedKey ?? Words(key, key)
  }

  /// The same of a sort key.
  package func sortKey(_ typed: String) -> String {
    sorts.first { $0.words.contain(typed) || Words($0.key, $0.key).contain(typed) }?.key ?? typed
  }
}

/// What is said of a catalog.
package struct CatalogWords: Sendable {
  /// The verbs that open it in Spanish, the one that help shows first; in English it is its id.
  package let spanishVerbs: [String]
  /// What that verb does.
  package let summary: Words
  /// An invitation to open it, for the home screen; `{0}` is the number of embedded places.
  package let invitation: Words
  /// Says that its entities were fetched just now; in Spanish it has their gender.
  package let fetched: Words
  /// Says that nothing was found for the search `{0}`.
  package let nothingFound: Words
  /// What it is searched for, filtered and sorted by, for the help of `list`.
  package let manual: Words
  /// Where its data come from, a line each.
  package let credits: [Words]

  package init(
    spanishVerbs: [String], summary: Words, invitation: Words,
    fetched: Words = Words("fetched just now", "recién traídos"), nothingFound: Words,
    manual: Words, credits: [Words]
  ) {
    self.spanishVerbs = spanishVerbs
    self.summary = summary
    self.invitation = invitation
    self.fetched = fetched
    self.nothingFound = nothingFound
    self.manual = manual
    self.credits = credits
  }
}

/// A filter of a catalog.
package struct FilterOption: Sendable {
  package let key: String
  package let words: Words
  /// What is typed for it: one word in each language.
  package let typedKey: Words
  /// The values it takes as scripts write them; none where only what was fetched tells.
  package let values: @Sendable () -> [Term]
  /// Those of them that commands have words for.
  package let named: [Term]
  /// The same as people type them.
  package let typed: @Sendable () -> [Words]
  /// How a header says it ("type Fire"); nil is "key=value".
  package let phrase: (@Sendable (String) -> Words)?

  package init(
    _ key: String, _ words: Words, spanishKey: String? = nil, named: [Term] = [],
    values: (@Sendable () -> [Term])? = nil, typed: (@Sendable () -> [Words])? = nil,
    phrase: (@Sendable (String) -> Words)? = nil
  ) {
    self.key = key
    self.words = words
    typedKey = Words(key, spanishKey ?? words.spanish)
    self.named = named
    let values = values ?? { named }
    self.values = values
    self.typed = typed ?? { values().map { Words($0.name, $0.name) } }
    self.phrase = phrase
  }
}

/// Something the rows of a catalog can be sorted by.
package struct SortOption: Sendable {
  package let key: String
  /// The end of "by {0}".
  package let words: Words

  package init(_ key: String, _ words: Words) {
    self.key = key
    self.words = words
  }
}

/// How a catalog is searched.
package struct SearchTraits: Sendable {
  /// Whether a search is the beginning of a name, rather than words of the text.
  package let isByPrefix: Bool
  /// The sort key that puts first what a name most likely means; nil where there is none.
  package let relevance: String?
  /// The place of this catalog in the order in which a bare name is looked up, lowest first; nil
  /// leaves it out.
  package let nameRank: Int?

  package init(isByPrefix: Bool = false, relevance: String? = nil, nameRank: Int? = nil) {
    self.isByPrefix = isByPrefix
    self.relevance = relevance
    self.nameRank = nameRank
  }
}

/// How the rows of a catalog look.
package struct RowTraits: Hashable, Sendable {
  /// The members of a row in JSON after `id`, `title` and `favorite`: what `--tsv` prints.
  package let fields: [String]
  /// The end of a title that is never cut, in columns (", PE").
  package let titleEnd: Int
  /// Whether titles are short, and are cut after all else; headlines are not.
  package let isNamed: Bool
  /// The room for a picture before a row, and in the grid; nil for none.
  package let picture: PictureSize?
  package let gridPicture: PictureSize?

  package init(
    fields: [String], titleEnd: Int = 0, isNamed: Bool = true, picture: PictureSize? = nil,
    gridPicture: PictureSize? = PictureSize(columns: 8, rows: 4)
  ) {
    self.fields = fields
    self.titleEnd = titleEnd
    self.isNamed = isNamed
    self.picture = picture
    self.gridPicture = gridPicture
  }
}

/// What is held of a catalog.
package struct HoldingTraits: Hashable, Sendable {
  /// Whether one fetch brings all of it, so that an entity missing after that is gone.
  package let isWhole: Bool
  /// Whether a list is part of the program and a fetched one takes its place.
  ///
  /// It is large: fetching it has no time limit.
  package let isReplaceable: Bool
  /// Whether an encyclopedia is asked for descriptions.
  package let isDescribed: Bool

  package init(isWhole: Bool, isReplaceable: Bool = false, isDescribed: Bool = false) {
    self.isWhole = isWhole
    self.isReplaceable = isReplaceable
    self.isDescribed = isDescribed
  }
}

/// How a catalog writes the ids of its entities.
package enum IDRule: Hashable, Sendable {
  /// A number from 1 on, without zeros before it.
  case number
  /// Something without white space.
  case word
  /// The code of a country, ISO 3166-1 alpha-2: facts that name a country lead here.
  case country

  package func allows(_ id: String) -> Bool {
    switch self {
    case .number: UInt32(id).map { $0 > 0 && String($0) == id } ?? false
    case .country: id.count == 2 && id.allSatisfy { $0.isASCII && $0.isUppercase }
    case .word: !id.isEmpty && !id.contains(where: \.isWhitespace)
    }
  }
}
