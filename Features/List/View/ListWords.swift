import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// The words around the rows of a list.
struct ListWords {
  let scene: ListScene
  let strings: Strings
  let isInteractive: Bool

  private var formats: Formats { Formats(strings.language) }

  /// The catalog, the conditions of the rows and their age: "people · “ana” · by name · 3 h old".
  var header: Line {
    let name = Span(strings.name(of: scene.catalog.id), .title)
    let age = (scene.content.value?.ageText).map { Span(strings("{0} old", $0), .dim) }
    let parts = [name] + conditions(of: scene.query).map { Span($0) } + [age].compactMap(\.self)
    return Line(parts, separatedBy: .separator())
  }

  /// The line before the rows below the top hits, or before those found by another name than their own.
  static func divider(_ title: String, width: Int) -> Line {
    Line([Span("── ", .dim, spoken: ""), Span(title, .dim)])
      .truncated(to: width)
  }

  /// The question before suggestions, which names them too if no rows follow.
  func suggestions(_ page: ListPage, isNamed: Bool, width: Int) -> [Line] {
    let names = page.rows.map { row in row.title + (row.matchedName.map { " (\($0))" } ?? "") }
    let list = names.uniqued.joined(separator: strings.semicolon)
    let question =
      isNamed ? strings("Did you mean {0}?", context: "search", list) : strings("Did you mean:")
    return Wrapping.wrap(nothing(scene.query) + " " + question, to: width)
      .map { Line($0).truncated(to: width) }
  }

  func footer(_ page: ListPage, width: Int) -> Line {
    var facts =
      page.areSuggestions
      ? [] : [scene.range(isInteractive: isInteractive, strings)]
    if page.alternateTotal > 0 {
      let count = page.alternateTotal
      facts.append(
        Span(
          strings(
            "{0} by another name", plural: "{0} by another name", of: count, formats.number(count)),
          .dim))
    }
    if let unjudged = strings.unjudged(page, of: scene.catalog) {
      facts.append(Span(unjudged, .dim))
    }
    if let elsewhere { facts.append(Span(elsewhere, .dim)) }
    var hints = strings.rowHints(
      next: page.hasNext, previous: page.hasPrevious, clear: !conditions(of: scene.query).isEmpty,
      chooses: scene.isAccompanied)
    // To turn the page is what people want more often.
    if let byName = byName(page) {
      hints.insert(byName, at: 2 + (page.hasNext ? 1 : 0) + (page.hasPrevious ? 1 : 0))
    }
    return Table.footer(facts, hints: isInteractive ? hints : [], width: width)
  }

  /// Says what to type to see more of what is found by name; `nil` if all is here, or nothing can be typed.
  private func byName(_ page: ListPage) -> String? {
    guard let id = page.byName, scene.capabilities.offersLists,
      let catalog = scene.capabilities.maps[id]?.catalog
    else { return nil }
    let verb = strings[catalog.words.verb].prefix { $0 != " " }
    return strings("by name: {0}", "\(verb) \(scene.query.search.shortened())")
  }

  /// Says how many entities of other catalogs are found, and what to type to see them; `nil` if there
  /// are none, or nobody looked for them: nothing can be typed then.
  private var elsewhere: String? {
    let count = scene.countElsewhere
    guard count > 0 else { return nil }
    return strings(
      "{0} elsewhere: type {1}", formats.number(count), scene.query.search.shortened())
  }

  /// The lines below the rows, or in their place.
  func status(width: Int) -> [Line] {
    StatusText(strings: strings, columns: width, isInteractive: isInteractive)
      .lines(for: scene.content, notice: scene.notice.map(words)) { page in
        page.rows.isEmpty ? placeholder(page) : nil
      }
  }

  private func conditions(
    of query: CatalogQuery, quoting quote: (String) -> String = { $0 }
  ) -> [String] {
    var words: [String] = query.search.isEmpty ? [] : [strings.quoted(quote(query.search))]
    words += query.filters.map { filter in
      let option = scene.catalog.filters.first { $0.key == filter.key }
      let phrase = filter.comparison == .equal ? option?.phrase?(filter.value) : nil
      return quote(phrase.map { strings[$0] } ?? pair(filter, option))
    }
    if let key = query.sort {
      let sort = scene.catalog.sorts.first { $0.key == key }
      words.append(
        query.origin.map { strings("by distance from {0}", quote($0.name)) }
          ?? strings("by {0}", sort.map { strings[$0.words] } ?? key))
    }
    if query.favoritesOnly { words.append(strings("favorites only")) }
    return words
  }

  /// "section=Sports", "población>1M": as it can be typed in the language.
  private func pair(_ filter: Filter, _ option: FilterOption?) -> String {
    let named = option?.named.first { $0.name == filter.value.lowercased() }?.words
    let key = option.map { strings[$0.typedKey] } ?? filter.key
    return "\(key)\(filter.comparison.rawValue)\(named.map { strings[$0] } ?? filter.value)"
  }

  private func placeholder(_ page: ListPage) -> String {
    let query = scene.query
    // No row was asked for: the count is the answer.
    if page.count > 0, query.pageSize == 0 {
      return strings("{0} in all.", formats.number(page.count))
    }
    if let words = scene.catalog.words.nothingHeld, !page.isCached {
      return strings.nothingHeld(words, isInShell: !isInteractive)
    }
    if page.count > 0 {
      return strings("There is nothing from row {0} on.", String(min(query.offset, .max - 1) + 1))
    }
    switch (query.search.isEmpty, query.filters.isEmpty, query.favoritesOnly) {
    case (true, true, false):
      let isOfAll = scene.catalog.id == CatalogDescription.everything.id
      return strings[
        isOfAll
          ? Words("Type a name. What you open often and your favorites appear here.")
          : Words("There is nothing here.")]
    case (true, true, true):
      return isInteractive
        ? strings("No favorites here yet: all shows everything, fav N adds one.")
        : strings("There are no favorites yet.")
    default:
      let sentence = [nothing(query), strings.unjudged(page, of: scene.catalog).map { $0 + "." }]
        .compactMap(\.self)
        .joined(separator: " ")
      let hint =
        elsewhere.map { $0 + "." } ?? strings("/TEXT searches something else, clear shows all.")
      return isInteractive ? sentence + " " + hint : sentence
    }
  }

  /// Says that the search and the filters find nothing.
  private func nothing(_ query: CatalogQuery) -> String {
    if query.filters.isEmpty, !query.favoritesOnly {
      return strings(scene.catalog.words.nothingFound, query.search.shortened())
    }
    return strings("Nothing here fits {0}.", wanted(query).joined(separator: ", "))
  }

  /// The search and the filters of rows that are not there, the country beside the search.
  private func wanted(_ query: CatalogQuery) -> [String] {
    var query = query
    query.sort = nil
    let isCountry = { (filter: Filter) in
      filter.key == Filter.countryKey && filter.comparison == .equal
    }
    let code = query.filters.first(where: isCountry).flatMap { CountryLookup.code(for: $0.value) }
    guard let code, !query.search.isEmpty else {
      return conditions(of: query, quoting: { $0.shortened() })
    }
    query.filters.removeAll(where: isCountry)
    var parts = conditions(of: query, quoting: { $0.shortened() })
    parts[0] = strings("{0} in {1}", parts[0], strings.language.nameInSentence(ofCountry: code))
    return parts
  }

  private func words(for notice: ListNotice) -> Notice {
    switch notice {
    case .failed(let error), .incomplete(let error): return Notice(error, strings)
    case .rows(let notice): return Notice(notice, strings)
    case .favorite(let notice): return Notice(notice, strings)
    case .arranged(.grid):
      return Notice(strings("This is the grid already; rows goes back to one row a line."))
    case .arranged(.rows):
      return Notice(strings("This is one row a line already; grid shows titles in a grid."))
    case .skipped(let count):
      return Notice(
        strings(
          "{0} row of the new list can't be used and was left out.",
          plural: "{0} rows of the new list can't be used and were left out.",
          of: count, String(count)))
    case .unreadable(let count):
      return Notice(
        strings(
          "{0} row of the stored list can't be read; refresh fetches it again.",
          plural: "{0} rows of the stored list can't be read; refresh fetches them again.",
          of: count, String(count)))
    case .unnamed(let names, let isRefreshed):
      return Notice(
        strings.missingNames(
          formats.number(names.held), of: formats.number(names.total),
          command: strings.verb("refresh"), isRefreshed: isRefreshed))
    }
  }
}
