import Catalog
import Domain
import Localization

/// Writes out what the interactor found.
struct ListRowFormat {
  let formats: Formats
  let search: SearchTraits
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int

  func page(_ answer: ListAnswer) -> ListPage {
    ListPage(
      rows: answer.items.map { row($0, search: answer.search) },
      topHits: answer.topHits,
      areGuesses: answer.areGuesses,
      total: answer.total,
      alsoKnownTotal: answer.alsoKnownTotal,
      offset: answer.query.offset,
      countText: formats.number(answer.total + answer.alsoKnownTotal),
      alsoKnownText: formats.number(answer.alsoKnownTotal),
      provenance: answer.provenance,
      ageText: age(of: answer.provenance))
  }

  private func age(of provenance: Provenance) -> String? {
    guard provenance.state == .cached, let fetchedAt = provenance.fetchedAt else { return nil }
    return formats.age(clock() - fetchedAt)
  }

  /// Positions have four decimal places, some ten metres.
  private func row(_ item: ListItem, search: String) -> ListRow {
    let summary = item.summary
    return ListRow(
      reference: item.reference,
      number: summary.facts.lazy.compactMap(number).first,
      title: summary.title,
      highlights: highlights(of: item, search),
      details: summary.facts.filter(isDetail).map { detail($0, beside: summary.title) },
      sortedBy: item.sortedBy.flatMap { formats.text(of: $0) },
      position: summary.position.map { CoordinateFormat.decimal($0, places: 4) },
      distinction: summary.distinction.map(formats.label),
      isFavorite: item.isFavorite,
      matchedName: item.matchedName,
      picture: summary.picture)
  }

  /// Empty for what is not known, and for a country's name that the title is already.
  private func detail(_ fact: Fact, beside title: String) -> String {
    let text = formats.text(of: fact) ?? ""
    return if case .countryName = fact.value, text == title { "" } else { text }
  }

  private func highlights(of item: ListItem, _ search: String) -> [Range<Int>] {
    guard !search.isEmpty else { return [] }
    guard self.search.isByPrefix else {
      return MatchedWords.ranges(in: item.summary.title, search: search)
    }
    let found = item.matchedName ?? item.summary.title
    return Fold.matchedPrefix(of: found, query: search).map { $0 > 0 ? [0..<$0] : [] } ?? []
  }

  private func number(_ fact: Fact) -> String? {
    if case .number = fact.value { formats.text(of: fact) } else { nil }
  }

  /// The entity's own number stands before its title.
  private func isDetail(_ fact: Fact) -> Bool {
    if case .number = fact.value { false } else { true }
  }
}
