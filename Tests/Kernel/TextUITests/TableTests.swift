import Testing

@testable import TextUI

@Suite struct TableTests {
  private let columns = [
    TableColumn(isTrailing: true),
    TableColumn(gap: 1, least: 4, comfort: 6),
    TableColumn(yield: .whenTight),
    TableColumn(least: 3, comfort: 5, yield: .whenFull),
  ]

  private func text(_ rows: [[String]], _ width: Int) -> [String] {
    Table.lines(rows.map { $0.map { Line($0) } }, in: columns, width: width).map(\.text)
  }

  @Test func columnsLineUpByWhatIsSeen() {
    #expect(
      text([["1", "東京", "x", "end"], ["10", "abc", "", "e\u{301}"]], 40) == [
        " 1 東京  x  end", "10 abc      e\u{301}",
      ])
  }

  @Test func numbersTakeAMarkWhereARowCanBeChosen() {
    #expect(
      [true, false, nil].map { number(7, isChosen: $0, word: "here: ") } == [
        [
          Line([Span("›", .chosen, spoken: "here: ", row: 7)]),
          Line([Span("7", .chosen, spoken: "7.", row: 7)]),
        ],
        [
          Line([Span(" ", spoken: "", row: 7)]), Line([Span("7", .dim, spoken: "7.", row: 7)]),
        ],
        [Line("", .chosen), Line([Span("7", .dim, spoken: "7.", row: 7)])],
      ])
  }

  @Test func whatStandsInARowIsOfItWhereverItIsCut() {
    let row = number(12, isChosen: false, word: "") + [Line("Lima")]
    let columns = Table.numberColumns + [TableColumn(gap: 1)]
    let line = Table.lines([row], in: columns, width: 20)[0]
    #expect([0, 1, 7, 19].map { line.row(at: $0) } == [12, 12, 12, 12])
    #expect((1...8).map { line.truncated(to: $0).row(at: 0) } == Array(repeating: 12, count: 8))
    let beside = Line(line.spans + [.gap(2)] + [Span("东", row: 13), Span("京")])
    #expect([9, 10, 13, 40].map { beside.row(at: $0) } == [12, 13, 13, 13])
    #expect(Line("── others").row(at: 3) == nil && Line().row(at: 0) == nil)
  }

  private func number(_ number: Int, isChosen: Bool?, word: String) -> [Line] {
    Table.number(number, isChosen: isChosen, word: word)
  }

  @Test func aLinearRowIsItsCellsThatSaySomething() {
    let columns =
      Table.numberColumns + [
        TableColumn(gap: 1, spokenEnd: ": "), TableColumn(gap: 1), TableColumn(isTrailing: true),
        TableColumn(),
      ]
    let rows: [[Line]] = [
      number(9, isChosen: true, word: "chosen: ")
        + [Table.mark("★", .star, isSet: true, word: "favorite"), "東京", "1", ""],
      number(10, isChosen: false, word: "chosen: ")
        + [Table.mark("★", .star, isSet: false, word: "favorite"), "a b", "", "end"],
      number(11, isChosen: false, word: "chosen: ")
        + [Table.mark("★", .star, isSet: false, word: "favorite"), "", "100", "x"],
    ]
    let lines = Table.lines(rows, in: columns, width: Size(columns: 0, rows: 1).unbroken.columns)
    #expect(lines.map(\.spoken) == ["chosen: 9. favorite: 東京, 1", "10. a b, end", "11. 100, x"])
    #expect(lines.map(\.text) == ["› 9 ★ 東京    1", " 10   a b        end", " 11         100  x"])
  }

  @Test func emptyColumnsTakeNoPlace() {
    #expect(text([["1", "abc", "", "end"]], 40) == ["1 abc  end"])
  }

  @Test func columnsYieldThenTheWidestIsCut() {
    let row = ["1", "abcdefghij", "middle", "remark"]
    #expect(text([row], 28) == ["1 abcdefghij  middle  remark"])
    #expect(text([row], 24) == ["1 abcde…  middle  remark"])
    #expect(text([row], 23) == ["1 abcde…  middle  rema…"])
    #expect(text([row], 22) == ["1 abcdefghij  remark"])
    #expect(text([row], 11) == ["1 abc…  re…"])
    #expect(text([row], 10) == ["1 abcdefg…"])
    #expect(text([row], 4) == ["1 a…"])
  }

  @Test func aNameIsCutToASensibleWidthFirstAndBelowThatLast() {
    let columns = [
      TableColumn(isTrailing: true),
      TableColumn(gap: 1, least: 4, comfort: 9, isName: true, end: 4),
      TableColumn(yield: .whenTight), TableColumn(least: 3, comfort: 5, yield: .whenFull),
    ]
    func text(_ width: Int) -> String {
      let row: [Line] = ["1", "abcdefgh, XA", "middle", "remark"]
      return Table.lines([row], in: columns, width: width)[0].text
    }
    #expect(
      [30, 29, 27, 26, 25, 22, 19, 18, 16, 15, 11, 10, 9].map(text) == [
        "1 abcdefgh, XA  middle  remark", "1 abcdef…, XA  middle  remark",
        "1 abcd…, XA  middle  remark", "1 abcd…, XA  middle  rema…",
        "1 abcdefgh, XA  remark", "1 abcdefgh, XA  remark", "1 abcd…, XA  remark",
        "1 abcd…, XA  rema…",
        "1 abcd…, XA  re…", "1 abcdefgh, XA", "1 abcd…, XA", "1 abc…, XA", "1 abcdef…",
      ])
  }

  /// In a narrow table one long name costs no row what tells it apart.
  @Test(arguments: [
    (30, "12345 San Franc…, IT  Piedmont"), (40, "12345 San Francisco al Ca…, IT  Piedmont"),
    (80, "12345 San Francisco al Campo Superiore, IT  Piedmont"), (22, "12345 San Francis…, IT"),
  ])
  func aLongNameGivesWayInANarrowTable(width: Int, line: String) {
    let columns = [
      TableColumn(), .name(end: 4, leavingRoomIn: width),
      TableColumn(least: 8, comfort: 12, yield: .whenFull),
    ]
    let cells = ["12345", "San Francisco al Campo Superiore, IT", "Piedmont"].map { Line($0) }
    #expect(Table.lines([cells], in: columns, width: width).map(\.text) == [line])
  }

  @Test func oneLongNameCostsTheOtherRowsNoColumn() {
    let columns = [
      TableColumn(isTrailing: true),
      TableColumn(gap: 1, least: 4, comfort: 8, isName: true, end: 4),
      TableColumn(yield: .whenTight),
    ]
    func text(_ names: [String]) -> [String] {
      Table.lines(names.map { ["1", Line($0), "1.0"] }, in: columns, width: 16).map(\.text)
    }
    #expect(text(["aa, XA", "abcdefghijklmnop, XA"]) == ["1 aa, XA     1.0", "1 abcd…, XA  1.0"])
  }

  /// The least important column leaves first, wherever it stands.
  @Test func columnsLeaveInTheOrderOfTheirImportance() {
    let columns = [
      TableColumn(least: 4, isName: true), TableColumn(yield: .whenTight, importance: 1),
      TableColumn(yield: .whenTight), TableColumn(yield: .whenTight, importance: 2),
      TableColumn(yield: .whenTight, importance: 2),
    ]
    let row: [Line] = ["name", "bb", "aa", "cc", "dd"]
    #expect(
      [20, 19, 15, 11, 7].map { Table.lines([row], in: columns, width: $0)[0].text } == [
        "name  bb  aa  cc  dd", "name  bb  cc  dd", "name  cc  dd", "name  cc", "name",
      ])
  }

  /// A cell that was cut and a line that is cut behind it have one ellipsis.
  @Test func aRowThatIsCutTwiceHasOneEllipsis() {
    let columns = [TableColumn(least: 4), TableColumn()]
    let row: [Line] = ["Puerto Maldonado", "1,200 km"]
    #expect(
      [14, 10, 9, 7, 5, 4].map { Table.lines([row], in: columns, width: $0)[0].text } == [
        "Pue…  1,200 km", "Pue…  1,2…", "Pue…  1,…", "Pue…", "Pue…", "Pue…",
      ])
  }

  @Test(arguments: [0, -5])
  func noWidthGivesEmptyLines(_ width: Int) {
    #expect(text([["1", "abc", "x", "end"]], width) == [""])
  }

  @Test func stylesOfCellsStay() {
    let row: [Line] = [Line("1", .dim), Line("port a", matched: [0..<4]), "", Line("x", .star)]
    #expect(
      Table.lines([row], in: columns, width: 20) == [
        Line([
          Span("1", .dim), .gap(1), Span("port", .match), Span(" a"), .gap(2),
          Span("x", .star),
        ])
      ])
  }

  @Test(
    arguments: [
      ([], [Span("abc")]), ([0..<0], [Span("abc")]), ([0..<2], [Span("ab", .match), Span("c")]),
      ([0..<1, 2..<3], [Span("a", .match), Span("b"), Span("c", .match)]),
      ([0..<9], [Span("abc", .match)]), ([5..<9], [Span("abc")]),
      ([-3..<1], [Span("a", .match), Span("bc")]),
    ] as [([Range<Int>], [Span])])
  func marksWhatMatched(_ ranges: [Range<Int>], _ spans: [Span]) {
    #expect(Line("abc", matched: ranges) == Line(spans))
  }

  @Test func aFooterTakesTheHintsThatFit() {
    let hints = ["one", "two"]
    #expect(
      Table.footer([Span("1–2 of 2", .dim)], hints: hints, width: 20)
        == Line([
          Span("1–2 of 2", .dim), .separator(.dim), Span("one", .dim), .separator(.dim),
          Span("two", .dim),
        ]))
    #expect(
      Table.footer([Span("1–2 of 2", .dim)], hints: hints, width: 19).text == "1–2 of 2 · one")
    #expect(Table.footer([Span("1–2 of 2", .dim)], hints: hints, width: 4).text == "1–2…")
  }
}

@Suite struct TablePairsTests {
  @Test func whatFollowsTheCommaMovesRight() {
    #expect(
      Table.alignedPairs(["1.5, -2.25", "-10.5, 3.5", "", "none"]) == [
        "1.5, -2.25", "-10.5,   3.5", "", "none",
      ])
  }

  /// A number is whole or not there, and the text before it gives way to it.
  @Test(arguments: [
    (23, "Île-de-France · 390,623"), (16, "Île-d… · 390,623"), (14, "Île… · 390,623"),
    (13, "390,623"), (8, "390,623"),
  ])
  func aNumberIsNeverCut(width: Int, text: String) {
    let cell = Line([Span("Île-de-France"), Span(" · "), Span("390,623")])
    let lines = Table.lines([[cell]], in: [TableColumn(least: 8)], width: width)
    #expect(lines.map(\.text) == [text])
    #expect(cell.fitted(to: 6, keeping: 0).text == "Île-d…")
    #expect(Line("390,623").fitted(to: 6, keeping: 0).text == "")
  }
}
