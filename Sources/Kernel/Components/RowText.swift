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
      page.offset + index + 1, isChosen: chosen.map { $0 == index },
      word: strings("chosen") + strings.colon)
  }

  package func star(_ row: ListRow) -> Line {
    Table.mark("★", .star, isSet: row.isFavorite, word: strings("favorite"))
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

  /// The facts of a row beside the title, in columns.
  package func details(_ row: ListRow) -> [Line] {
    row.summary.details(below: row.title, formats).map { fact, text in
      Line(formats.spans(of: fact, text, .dim).filter { !$0.text.isEmpty })
    }
  }

  /// The region, the country and the population of a place; an unknown one is empty.
  package func place(_ row: ListRow) -> [Line] {
    var cells = [Line(), Line(), Line()]
    for fact in row.facts {
      let column: Int
      switch fact.value {
      case .region: column = 0
      case .country: column = 1
      case .population: column = 2
      default: continue
      }
      cells[column] = Line(formats.text(of: fact) ?? "", .dim)
    }
    return cells
  }

  /// The columns of ``place(_:)``.
  ///
  /// The country leaves first, because its code is in the title. The region and the population leave
  /// last, when the region was cut already: it tells places of one name apart, so it stays longest.
  package static let placeColumns = [
    TableColumn(least: 8, comfort: 12, yield: .whenFull),
    TableColumn(least: 8, comfort: 12, yield: .whenTight, importance: 1),
    TableColumn(isTrailing: true, yield: .whenFull),
  ]

  /// The column of ``remark(_:hasRegion:)``: the name that a search found stays as long as it can.
  package var remarkColumn: TableColumn {
    let hasNames = page.rows.contains { $0.matchedName != nil }
    return TableColumn(
      least: 8, comfort: 12, yield: hasNames ? .whenFull : .whenTight, importance: 2)
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
  ///
  /// - Parameter hasRegion: whether a column says the region already.
  package func remark(_ row: ListRow, hasRegion: Bool = false) -> Line {
    let name = row.matchedName.map { Line($0, matched: matched($0), .dim).spans }
    var label = row.summary.distinction.map { [Span(formats.text(of: $0), .dim)] }
    if hasRegion, case .region = row.summary.distinction { label = nil }
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
  /// Returns the facts of a row beside the title, each with its text, in the order of the columns.
  ///
  /// A text is empty for an unknown fact, and for a country's name if that is the title. The entity's own
  /// number stands before its title.
  ///
  /// - Parameters:
  ///   - title: as it is shown.
  ///   - formats: those of the language.
  package func details(below title: String, _ formats: Formats) -> [(fact: Fact, text: String)] {
    facts.compactMap { fact in
      if case .number = fact.value { return nil }
      let text = formats.text(of: fact) ?? ""
      if case .countryName = fact.value, text == title { return (fact, "") }
      return (fact, text)
    }
  }
}

extension ListPage {
  /// Returns the page with its titles in a language.
  ///
  /// The other name that a row was found by goes where the title begins with it.
  package func titled(in language: Language) -> ListPage {
    guard language != .english else { return self }
    var page = self
    for (index, row) in rows.enumerated() {
      let title = language.title(of: row.summary)
      page.rows[index].localTitle = title
      if let name = row.matchedName, title != row.summary.title,
        Fold.fold(title).hasPrefix(Fold.fold(name))
      {
        page.rows[index].matchedName = nil
      }
    }
    return page
  }
}
