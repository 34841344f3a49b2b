package import Domain

/// The properties of a catalog: its words, the questions it answers, the look of
/// its rows.
///
/// Properties that differ between most catalogs have no default, so a module that leaves one out does
/// not compile. Each catalog has one instance, and scenes share it.
package final class CatalogDescription: Hashable, Sendable {
  package let id: CatalogID
  package let words: CatalogWords
  /// The filters it has, without `favorite`, which every catalog has.
  package let filters: [FilterOption]
  /// The orders its rows can be sorted in, its own order first.
  package let sorts: [SortOption]
  /// The way in which it is searched.
  package let search: SearchTraits
  /// The look of its rows.
  package let rows: RowTraits
  /// The keys of the facts that a detail begins with, in their order; the others follow in their own.
  package let leading: [String]
  /// The way in which this machine holds it.
  package let holding: StorageTraits
  /// Whether its entities are places, rather than things that have a place: then a row opens the map
  /// first, and a detail lists larger places nearby.
  package let arePlaces: Bool
  /// The form of its ids.
  package let ids: IDRule
  /// The services it asks; the first is the one that has its entities.
  package let services: [RemoteService]

  package init(
    id: CatalogID, words: CatalogWords, filters: [FilterOption], sorts: [SortOption],
    search: SearchTraits, rows: RowTraits, leading: [String] = [], holding: StorageTraits,
    arePlaces: Bool = false, ids: IDRule, services: [RemoteService]
  ) {
    self.id = id
    self.words = words
    self.filters = filters
    self.sorts = sorts
    self.search = search
    self.rows = rows
    self.leading = leading
    self.holding = holding
    self.arePlaces = arePlaces
    self.ids = ids
    self.services = services
  }

  package static func == (first: CatalogDescription, second: CatalogDescription) -> Bool {
    first.id == second.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The keys of its filters.
  package var filterKeys: [String] { filters.map(\.key) }
  /// The keys of its orders, its own order first.
  package var sortKeys: [String] { sorts.map(\.key) }

  /// Returns the key of a filter by its name in any language; an unknown name is returned as it
  /// is.
  package func filterKey(_ typed: String) -> String {
    filters.first { $0.isCalled(typed) }?.key ?? typed
  }

  /// Returns the words that people type for the key of a filter.
  package func typedKey(_ key: String) -> Words {
    filters.first { $0.key == key }?.typedKey ?? Words(name: key)
  }

  /// Returns the key of an order by its name in any language, and the place that is to stand after it; an
  /// unknown name is returned as it is.
  ///
  /// The place is empty if an order needs one that is not there, and `nil` for any other order.
  package func sort(_ typed: String) -> (key: String, place: String?) {
    func option(_ name: some StringProtocol) -> SortOption? {
      sorts.first { $0.words.contain(String(name)) || Words(name: $0.key).contain(String(name)) }
    }
    if let option = option(typed) { return (option.key, option.isFromPlace ? "" : nil) }
    let name = typed.prefix { !$0.isWhitespace }
    guard let option = option(name), option.isFromPlace else { return (typed, nil) }
    return (option.key, String(typed[name.endIndex...].drop(while: \.isWhitespace)))
  }
}

/// The texts about a catalog.
package struct CatalogWords: Sendable {
  /// The word for one of its entities ("city"), beside rows of several catalogs.
  package let kind: Words
  /// The verb that opens it: in English its id.
  ///
  /// Another language may have several words, with blanks between them; help shows the first.
  package let verb: Words
  /// One line on that verb, for the help.
  package let summary: Words
  /// The invitation to open it, on the home screen; `{0}` is the number of embedded places.
  package let invitation: Words
  /// The note that its entities were fetched just now; its translation has their gender.
  package let fetched: Words
  /// The note that a search found nothing; `{0}` is the search.
  package let nothingFound: Words
  /// The note that nothing is held, and what to do; `nil` if the catalog holds something, or can be fetched.
  ///
  /// `{0}` is the text before the command: in a shell the program's name with a blank.
  package let nothingHeld: Words?
  /// The parts of an entity that a search looks at, for the help of `list`: "search words of the name".
  package let searched: Words
  /// The sources of its data, one to a line.
  package let credits: [Words]

  package init(
    kind: Words, verb: Words, summary: Words, invitation: Words,
    fetched: Words = Words("fetched just now"), nothingFound: Words,
    nothingHeld: Words? = nil, searched: Words, credits: [Words]
  ) {
    self.kind = kind
    self.verb = verb
    self.summary = summary
    self.invitation = invitation
    self.fetched = fetched
    self.nothingFound = nothingFound
    self.nothingHeld = nothingHeld
    self.searched = searched
    self.credits = credits
  }
}

/// A filter of a catalog: on words, or on numbers or dates, which have a measure.
package struct FilterOption: Sendable {
  package let key: String
  package let words: Words
  /// The measure of its numbers; `nil` if it takes words, which are compared by `=` and `!=` alone.
  package let measure: Measure?
  /// The form of its value, for help and the manual ("CODE|NAME").
  package let form: Words
  /// The key that people type in other languages; `nil` if that is the filter's name.
  private let typing: Words?
  /// Returns the values it takes, as scripts write them; empty if only the fetched data tell.
  package let values: @Sendable () -> [Term]
  /// Those of the values that commands have words for.
  package let named: [Term]
  /// Returns the same values as people type them.
  package let typed: @Sendable () -> [Words]
  /// Returns the words of a header for a value ("type Fire"); `nil` writes "key=value".
  package let phrase: (@Sendable (String) -> Words)?

  /// - Parameters:
  ///   - key: the key that scripts write.
  ///   - words: the filter's name.
  ///   - typing: the key that people type, one word in each language; `nil` is the filter's name in
  ///     languages other than English.
  ///   - measure: what its numbers count; `nil` if it takes words.
  ///   - form: the form of its value; `nil` is that of a number or a name.
  ///   - named: the values that commands have words for.
  ///   - values: returns all values; `nil` is the named ones.
  ///   - typed: returns the values as people type them; `nil` is the values' own names.
  ///   - phrase: returns the words of a header for a value.
  package init(
    _ key: String, _ words: Words, typing: Words? = nil, measure: Measure? = nil,
    form: Words? = nil, named: [Term] = [], values: (@Sendable () -> [Term])? = nil,
    typed: (@Sendable () -> [Words])? = nil, phrase: (@Sendable (String) -> Words)? = nil
  ) {
    self.key = key
    self.words = words
    self.measure = measure
    self.form = form ?? measure?.form ?? Words("NAME")
    self.typing = typing
    self.named = named
    let values = values ?? { named }
    self.values = values
    self.typed = typed ?? { values().map { Words(name: $0.name) } }
    self.phrase = phrase
  }

  /// The key that people type, one word in each language.
  package var typedKey: Words {
    typing ?? (words.english == key ? words : Words { typedKey(in: $0) })
  }

  /// Returns the key that people type in a language.
  package func typedKey(in language: Language) -> String {
    typing?[language] ?? words.typed(as: key, in: language)
  }

  /// Returns whether a text is its key or its name in any language.
  package func isCalled(_ text: String) -> Bool { words.contain(text) || typedKey.contain(text) }

  /// Returns a filter as help and the manual write it: "country=CODE|NAME".
  package func usage(in language: Language) -> String {
    "\(typedKey(in: language))=\(form[language])"
  }
}

/// An order that the rows of a catalog can be sorted in.
package struct SortOption: Sendable {
  package let key: String
  /// The words after "by" in "by {0}".
  package let words: Words
  /// Whether it measures from a place, whose name is to be typed after the key: "distance lima".
  package let isFromPlace: Bool

  package init(_ key: String, _ words: Words, isFromPlace: Bool = false) {
    self.key = key
    self.words = words
    self.isFromPlace = isFromPlace
  }

  /// Returns the key that people type in a language.
  package func typedKey(in language: Language) -> String { words.typed(as: key, in: language) }

  /// Returns an order as help and the manual write it: "distance PLACE".
  package func usage(in language: Language) -> String {
    typedKey(in: language) + (isFromPlace ? " " + Words("PLACE")[language] : "")
  }
}

/// How a catalog is searched.
package struct SearchTraits: Sendable {
  /// Whether a search is the beginning of a name, rather than words of the text.
  package let isByPrefix: Bool
  /// The key of the order by which the likeliest meaning of a name comes first; `nil` if there is
  /// none.
  package let relevance: String?
  /// The rank of this catalog in the order in which a bare name is looked up, lowest first.
  ///
  /// With `nil` it is not asked.
  package let nameRank: Int?

  package init(isByPrefix: Bool = false, relevance: String? = nil, nameRank: Int? = nil) {
    self.isByPrefix = isByPrefix
    self.relevance = relevance
    self.nameRank = nameRank
  }
}

/// How the rows of a catalog look.
package struct RowTraits: Hashable, Sendable {
  /// The members of a row in JSON after `id`, `title` and `favorite`; `--tsv` prints these.
  package let fields: [String]
  /// The number of columns at the end of a title that are never cut (4 for ", PE").
  package let titleEnd: Int
  /// The room for a picture before a row; `nil` shows none.
  package let picture: PictureSize?
  /// The room for a picture in the grid; `nil` if the catalog has no grid.
  package let gridPicture: PictureSize?

  package init(
    fields: [String], titleEnd: Int = 0, picture: PictureSize? = nil,
    gridPicture: PictureSize? = PictureSize(columns: 8, rows: 4)
  ) {
    self.fields = fields
    self.titleEnd = titleEnd
    self.picture = picture
    self.gridPicture = gridPicture
  }
}

/// How much of a catalog this machine holds, and how.
package struct StorageTraits: Hashable, Sendable {
  /// Whether one fetch brings all of it, so that an entity missing after that is gone.
  package let isWhole: Bool
  /// Whether the program embeds a list, and a fetched list takes its place.
  ///
  /// Such a list is large, so fetching it has no time limit.
  package let isReplaceable: Bool
  /// Whether an encyclopedia is asked for descriptions.
  package let isDescribed: Bool

  package init(isWhole: Bool, isReplaceable: Bool = false, isDescribed: Bool = false) {
    self.isWhole = isWhole
    self.isReplaceable = isReplaceable
    self.isDescribed = isDescribed
  }
}

/// The form in which a catalog writes the ids of its entities.
package enum IDRule: Hashable, Sendable {
  /// A number from 1 on, without zeros before it.
  case number
  /// Something without white space.
  case word
  /// The code of a country (ISO 3166-1 alpha-2): facts that name a country lead to this catalog.
  case country

  /// Returns whether an id has this form; an entity with the id need not exist.
  package func allows(_ id: String) -> Bool {
    switch self {
    case .number: UInt32(id).map { $0 > 0 && String($0) == id } ?? false
    case .country: id.count == 2 && id.allSatisfy { $0.isASCII && $0.isUppercase }
    case .word: !id.isEmpty && !id.contains(where: \.isWhitespace)
    }
  }
}

extension Words {
  /// Returns the words as people type them for a key: in English the key itself; none has blanks.
  fileprivate func typed(as key: String, in language: Language) -> String {
    language == .english ? key : self[language].replacing(" ", with: "-")
  }
}
