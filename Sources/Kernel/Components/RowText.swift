package import Contracts
package import Domain
package import Localization
package import TextUI

/// The words of a page's rows, written out when they are drawn.
package struct RowText {
  package let formats: Formats
  private let strings: Strings
  private let page: ListPage
  private let chosen: Int?
  private let search: String
  /// The fold of the search, made once for all rows; `nil` if the search is words.
  private let start: [UInt8]?

  /// - Parameters:
  ///   - page: the rows.
  ///   - chosen: the index of the chosen row; `nil` if none can be chosen.
  ///   - isByPrefix: whether a search is the beginning of a title, rather than words of it.
  ///   - strings: the words.
  package init(_ page: ListPage, chosen: Int? = nil, isByPrefix: Bool, _ strings: Strings) {
    (self.page, self.chosen, self.strings) = (page, chosen, strings)
    formats = Formats(strings.language)
    search = page.name ?? page.query.search
    start = isByPrefix ? Fold.queryBytes(search) : nil
  }

  /// Makes the cells of a row's mark and number.
  package func start(_ index: Int) -> [Line] {
    Table.number(
      page.offset + index + 1, isChosen: chosen.map { $0 == index }, word: strings[RowsText.chosen])
  }

  package func star(_ row: ListRow) -> Line {
    Table.mark("★", .star, isSet: row.isFavorite, word: strings[RowsText.favorite])
  }

  /// The entity's own number ("#25"); `nil` if its catalog has none.
  package func number(_ row: ListRow) -> String? {
    for fact in row.summary.facts {
      if case .number = fact.value { return formats.text(of: fact) }
    }
    return nil
  }

  /// The title, with the characters that the search matched.
  package func title(_ row: ListRow, _ style: TextStyle = .plain) -> Line {
    Line(row.title, matched: row.matchedName == nil ? matched(row.title) : [], style)
  }

  /// The positions of all rows, aligned, with four decimal places: some ten metres.
  package var positions: [Line] {
    let texts = page.rows.map { row in
      row.summary.position.map { CoordinateFormat.decimal($0, places: 4) }
    }
    return zip(Table.alignedPairs(texts.map { $0 ?? "" }), texts).map { aligned, text in
      Line([Span(aligned, .dim, spoken: text)])
    }
  }

  /// The distinction of the row from others, and the name it was found by.
  ///
  /// A name that is read from right to left comes last: a terminal that reverses it would move the
  /// figures behind it too.
  package func remark(_ row: ListRow) -> Line {
    let name = row.matchedName.map { Line($0, matched: matched($0), .dim).spans }
    let label = row.summary.distinction.map { [Span(formats.text(of: $0), .dim)] }
    let isTurned = row.matchedName.map(TextDirection.isRightToLeft) ?? false
    let parts = (isTurned ? [label, name] : [name, label]).compactMap(\.self)
    var line = Line(parts.first ?? [])
    for part in parts.dropFirst() { line.spans += [.separator(.dim)] + part }
    return line
  }

  /// The characters of a name that the search matched.
  private func matched(_ name: String) -> [Range<Int>] {
    guard !search.isEmpty else { return [] }
    guard let start else { return MatchedWords.ranges(in: name, search: search) }
    return Fold.matchedPrefix(of: name, query: start).map { $0 > 0 ? [0..<$0] : [] } ?? []
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

extension ListPage {
  /// Returns the page with its titles in a language.
  ///
  /// The other name that a row was found by goes where the Spanish title begins with it.
  package func titled(in language: Language) -> ListPage {
    guard language == .spanish else { return self }
    var page = self
    for (index, row) in rows.enumerated() {
      let title = language.title(of: row.summary)
      page.rows[index].spanishTitle = title
      if let name = row.matchedName, title != row.summary.title,
        Fold.fold(title).hasPrefix(Fold.fold(name))
      {
        page.rows[index].matchedName = nil
      }
    }
    return page
  }
}
