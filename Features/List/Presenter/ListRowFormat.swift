package import Contracts
package import Domain
package import Localization
import Viper

/// Writes out the rows that the interactor found.
struct ListRowFormat {
  let formats: Formats
  let search: SearchTraits
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func page(_ answer: ListAnswer) -> ListPage {
    let search = answer.name ?? answer.query.search
    // Folded once, not once for each row.
    let start = self.search.isByPrefix ? Fold.queryBytes(search) : []
    return ListPage(
      rows: answer.items.map { row($0, highlights: highlights(of: $0, search, start)) },
      topHits: answer.topHits,
      areSuggestions: answer.areSuggestions,
      total: answer.total,
      alternateTotal: answer.alternateTotal,
      offset: answer.query.offset,
      countText: formats.number(answer.count),
      alternateText: formats.number(answer.alternateTotal),
      provenance: answer.provenance,
      ageText: age(of: answer.provenance))
  }

  private func age(of provenance: Provenance) -> String? {
    guard provenance.state == .cached, let fetchedAt = provenance.fetchedAt else { return nil }
    return formats.age(clock() - fetchedAt)
  }

  /// Positions have four decimal places, some ten metres.
  private func row(_ item: ListItem, highlights: [Range<Int>]) -> ListRow {
    let summary = item.summary
    let title = formats.language.title(of: summary)
    return ListRow(
      reference: item.reference,
      number: summary.facts.lazy.compactMap(number).first,
      title: title,
      highlights: highlights,
      details: summary.details(formats, below: title),
      sortedBy: item.sortedBy.flatMap { formats.text(of: $0) },
      position: summary.position.map { CoordinateFormat.decimal($0, places: 4) },
      distinction: summary.distinction.map(formats.text),
      isFavorite: item.isFavorite,
      isFrequent: item.isFrequent,
      matchedName: matchedName(of: item, shownAs: title),
      picture: summary.picture)
  }

  /// The other name that an item was found by, unless its title begins with that already.
  private func matchedName(of item: ListItem, shownAs title: String) -> String? {
    guard let name = item.matchedName, title != item.summary.title else { return item.matchedName }
    return Fold.fold(title).hasPrefix(Fold.fold(name)) ? nil : name
  }

  private func highlights(
    of item: ListItem, _ search: String, _ start: [UInt8]
  ) -> [Range<Int>] {
    guard !search.isEmpty else { return [] }
    let title = formats.language.title(of: item.summary)
    guard self.search.isByPrefix else {
      return MatchedWords.ranges(in: title, search: search)
    }
    let found = matchedName(of: item, shownAs: title) ?? title
    return Fold.matchedPrefix(of: found, query: start).map { $0 > 0 ? [0..<$0] : [] } ?? []
  }

  private func number(_ fact: Fact) -> String? {
    if case .number = fact.value { formats.text(of: fact) } else { nil }
  }
}

extension Summary {
  /// The facts of a row beside the title, in columns.
  ///
  /// Empty for unknown facts, and for a country's name if that is the title. The entity's own number
  /// stands before its title.
  ///
  /// - Parameters:
  ///   - formats: those of the language.
  ///   - title: as it is shown.
  package func details(_ formats: Formats, below title: String) -> [String] {
    facts.compactMap { fact in
      if case .number = fact.value { return nil }
      let text = formats.text(of: fact) ?? ""
      return if case .countryName = fact.value, text == title { "" } else { text }
    }
  }
}

extension ListScene {
  /// The scene of an answer for callers that need no presenter.
  ///
  /// - Parameter now: the present, in seconds since 1970.
  package init(
    _ answer: ListAnswer, of catalog: CatalogDescription, formats: Formats, now: Int
  ) {
    let format = ListRowFormat(formats: formats, search: catalog.search, clock: { now })
    self.init(
      catalog: catalog, query: answer.query, content: .success(format.page(answer)),
      notice: answer.notice)
  }
}
