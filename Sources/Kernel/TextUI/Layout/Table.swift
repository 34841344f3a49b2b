/// Rows of cells in aligned columns.
///
/// In linear text a row is its non-empty cells, one after the other.
package enum Table {
  /// Lays rows out in at most `width` columns of the terminal.
  ///
  /// Columns of empty cells take no room. If the rest does not fit, names are cut first, down to their
  /// comfortable width, so that one long name costs the other rows no column. Then columns that yield are
  /// left out, the least important first, and of equal ones the last; for those that yield only when the
  /// table is full, names are cut down to their narrow width before. Then the widest of the columns that
  /// may be cut are cut, first down to their comfortable width, and names once more, last of all. If a row
  /// still does not fit, the end of its line is cut.
  ///
  /// - Parameters:
  ///   - rows: the rows; each has a cell for every column.
  ///   - columns: the columns.
  ///   - width: the largest width of a line.
  package static func lines(_ rows: [[Line]], in columns: [TableColumn], width: Int) -> [Line] {
    let measured = rows.map { row in row.map { $0.width } }
    var natural = [Int](repeating: 0, count: columns.count)
    for row in measured {
      for (column, cell) in row.enumerated() { natural[column] = max(natural[column], cell) }
    }
    natural = natural.map { min(width, $0) }
    let shown = shown(columns, natural, width)
    let widths = widths(of: shown, columns, natural, width)
    // No cell is wider than its column.
    let fit = widths.reduce(gaps(shown, columns), +) <= width
    return rows.indices.map { index in
      let line = line(rows[index], measured[index], shown, columns, widths)
      return fit ? line : line.truncated(to: max(0, width))
    }
  }

  /// Returns the number of rows of a table that fit a window, from 1 to 200.
  ///
  /// There is room left for a header, a footer, a notice and the prompt; in the smallest windows only
  /// for the footer.
  package static func pageSize(in size: Size) -> Int {
    min(200, max(1, size.rows - (isTiny(size) ? 1 : 4)))
  }

  /// Returns whether a window has room for little more than the rows themselves.
  package static func isTiny(_ size: Size) -> Bool { size.rows < 7 }

  private static func shown(
    _ columns: [TableColumn], _ natural: [Int], _ width: Int
  ) -> [Int] {
    var shown = columns.indices.filter { natural[$0] > 0 }
    for yield in [TableColumn.Yield.whenTight, .whenFull] {
      let yielding = shown.filter { columns[$0].yield == yield }.reversed()
      // Equal ones stay in this order.
      for leaving in yielding.sorted(by: { columns[$0].importance < columns[$1].importance }) {
        let needed = shown.map { index in
          let column = columns[index]
          let suits = yield == .whenTight ? column.comfort : column.narrow ?? column.least
          return min(natural[index], suits ?? .max)
        }
        guard needed.reduce(gaps(shown, columns), +) > width else { break }
        shown.removeAll { $0 == leaving }
      }
    }
    return shown
  }

  private static func widths(
    of shown: [Int], _ columns: [TableColumn], _ natural: [Int], _ width: Int
  ) -> [Int] {
    var widths = shown.map { natural[$0] }
    var excess = widths.reduce(gaps(shown, columns), +) - width
    for step in 0..<5 {
      while excess > 0 {
        let cuttable = widths.indices.filter { index in
          widths[index] > columns[shown[index]].limit(of: step) ?? .max
        }
        guard let widest = cuttable.max(by: { widths[$0] < widths[$1] }) else { break }
        widths[widest] -= 1
        excess -= 1
      }
    }
    return widths
  }

  static func gaps(_ shown: [Int], _ columns: [TableColumn]) -> Int {
    shown.dropFirst().reduce(0) { $0 + columns[$1].gap }
  }

  /// Lays out one row.
  ///
  /// - Parameters:
  ///   - cells, measured: All cells of the row, and their widths.
  ///   - shown, widths: The columns to show, and their widths.
  private static func line(
    _ cells: [Line], _ measured: [Int], _ shown: [Int], _ columns: [TableColumn], _ widths: [Int]
  ) -> Line {
    var spans: [Span] = []
    // Each cell has a gap before it, and a name may have two parts.
    spans.reserveCapacity(2 * shown.count + 1)
    var blanks = 0
    // The end, in linear text, of the last cell with text.
    var end = ""
    for (index, width) in zip(shown, widths) {
      var (cell, taken) = (cells[index], measured[index])
      if taken > width {
        cell = cell.fitted(to: width, keeping: columns[index].end)
        taken = cell.width
      }
      let padding = width - taken
      if index != shown[0] { blanks += columns[index].gap }
      if columns[index].isTrailing { blanks += padding }
      if taken > 0 {
        let isSilent = cell.isSilent
        if blanks > 0 { spans.append(.gap(blanks, spoken: isSilent ? "" : end)) }
        for span in cell.spans { spans.append(span) }
        if !isSilent { end = columns[index].spokenEnd }
        blanks = 0
      }
      if !columns[index].isTrailing { blanks += padding }
    }
    return Line(spans)
  }
}

extension Table {
  /// The columns of a row's mark and number, which are the first two.
  package static let numberColumns = [
    TableColumn(gap: 0, spokenEnd: ""), TableColumn(isTrailing: true, gap: 0, spokenEnd: " "),
  ]

  /// Makes the cells of a row's mark and number.
  ///
  /// - Parameters:
  ///   - number: the row's number, as it is typed.
  ///   - isChosen: whether the row is chosen; `nil` in a table without a chosen row.
  ///   - word: the word before a chosen row in linear text, with the sign after it ("chosen: ").
  package static func number(_ number: Int, isChosen: Bool?, word: String) -> [Line] {
    let isChosenRow = isChosen == true
    let text = String(number)
    return [
      mark("›", .chosen, isSet: isChosen, word: isChosenRow ? word : "", row: number),
      Line([Span(text, isChosenRow ? .chosen : .dim, spoken: text + ".", row: number)]),
    ]
  }

  /// Makes a cell for a mark.
  ///
  /// A mark that is not set leaves its room blank; one that is `nil` takes no room.
  ///
  /// - Parameters:
  ///   - mark: the sign.
  ///   - style: the sign's style.
  ///   - isSet: whether the mark is set.
  ///   - word: the word for the mark in linear text.
  ///   - row: the number of the row that begins with the mark.
  package static func mark(
    _ mark: String, _ style: TextStyle, isSet: Bool?, word: String, row: Int? = nil
  ) -> Line {
    switch isSet {
    case true?: Line([Span(mark, style, spoken: word, row: row)])
    // The blank has no style: some styles are visible without text, such as inverse.
    case false?: row == nil ? unset : Line([Span(" ", spoken: "", row: row)])
    case nil: Line("", style)
    }
  }

  /// One blank cell for all rows: most of them have no star.
  private static let unset = Line([Span(" ", spoken: "")])
}

extension Table {
  /// Makes the line under a table: the facts, then as many hints as fit as a whole.
  package static func footer(_ facts: [Span], hints: [String], width: Int) -> Line {
    let separator = Span.separator(.dim)
    var line = Line(facts, separatedBy: separator)
    var taken = line.width
    for hint in hints {
      let isFirst = line.spans.isEmpty
      taken += DisplayWidth.of(hint) + (isFirst ? 0 : DisplayWidth.of(separator.text))
      guard taken <= width else { break }
      if !isFirst { line.spans.append(separator) }
      line.spans.append(Span(hint, .dim))
    }
    return line.truncated(to: max(0, width))
  }
}

extension Table {
  /// Aligns texts like "41.3888, 2.1590" at their commas, by moving the part after the comma to the
  /// right.
  ///
  /// A text without a comma stays as it is.
  package static func alignedPairs(_ texts: [String]) -> [String] {
    // This works on bytes: searching for a text makes types at run time, and joining takes ten times
    // as long.
    let ends = texts.map { text in
      text.utf8.firstIndex(of: UInt8(ascii: ",")).map { text.utf8[$0...].count }
    }
    let longest = ends.reduce(0) { max($0, $1 ?? 0) }
    return zip(texts, ends).map { text, end in
      guard let end, end < longest else { return text }
      let blanks = longest - end
      var text = text
      return text.withUTF8 { bytes in
        let start = bytes.count - end + 1
        return String(unsafeUninitializedCapacity: bytes.count + blanks) { all in
          _ = all.initialize(fromContentsOf: bytes[..<start])
          all[start..<start + blanks].initialize(repeating: UInt8(ascii: " "))
          _ = all[(start + blanks)...].initialize(fromContentsOf: bytes[start...])
          return bytes.count + blanks
        }
      }
    }
  }
}

/// The layout of a column of a table.
package struct TableColumn: Hashable, Sendable {
  /// When a column is left out.
  package enum Yield: Hashable, Sendable {
    case never
    /// When the other columns would get less than their comfortable width.
    case whenTight
    /// Only when the other columns would get less than their least width.
    case whenFull
  }

  package let isTrailing: Bool
  /// The number of blanks before it; there are none before the first column shown.
  package let gap: Int
  /// The width below which its text is cut too short to be of use; `nil` means that it is never cut.
  package let least: Int?
  /// The comfortable width; `nil` is the width of its widest cell.
  package let comfort: Int?
  /// The width of a name that leaves room for the columns that yield last; `nil` if it has no name.
  package let narrow: Int?
  package let yield: Yield
  /// The rank among the columns that yield at the same time: the lowest is left out first.
  package let importance: Int
  /// Whether it has the row's name: cut down to its comfortable width before anything else, and below
  /// that only after everything else.
  package let isName: Bool
  /// The number of characters that stay at the end of a cut cell: a city's country.
  package let end: Int
  /// The text after a cell in linear text, if another cell follows.
  package let spokenEnd: String

  /// Returns the column of the rows' names.
  ///
  /// - Parameters:
  ///   - end: the number of characters that stay at the end of a cut name.
  ///   - width: the width of the table, if other columns tell rows of one name apart. In a narrow table a
  ///     long name takes two fifths then, rather than all their room. `nil` if the name says most.
  package static func name(end: Int, leavingRoomIn width: Int?) -> TableColumn {
    TableColumn(
      gap: 1, least: 10, comfort: 32, narrow: max(10, min(80, width ?? 80) * 2 / 5), isName: true,
      end: end)
  }

  /// Returns the width down to which the column is cut in a step of the layout: names give way first, and
  /// last of all once more.
  ///
  /// - Returns: `nil` if the column is not cut in this step.
  fileprivate func limit(of step: Int) -> Int? {
    guard let least else { return nil }
    return switch (step, isName) {
    case (0, true), (2, false): comfort
    case (1, true): narrow
    case (3, false), (4, true): least
    default: nil
    }
  }

  package init(
    isTrailing: Bool = false, gap: Int = 2, least: Int? = nil, comfort: Int? = nil,
    narrow: Int? = nil, yield: Yield = .never, importance: Int = 0, isName: Bool = false,
    end: Int = 0, spokenEnd: String = ", "
  ) {
    self.isName = isName
    self.end = end
    self.isTrailing = isTrailing
    self.gap = gap
    self.least = least
    self.comfort = comfort
    self.narrow = narrow ?? (isName ? comfort : nil)
    self.yield = yield
    self.importance = importance
    self.spokenEnd = spokenEnd
  }
}
