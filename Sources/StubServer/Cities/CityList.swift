/// The published list of cities: one JSON array, a row a line.
struct CityList: Sendable {
  let answer: StubAnswer
  let developmentAnswer: StubAnswer

  /// Some big cities, then made-up ones, then rows that are no good.
  init(count: Int) {
    let rows = Self.rows(count)
    answer = Self.answer(rows)
    // The list under development knows fewer, and one more.
    developmentAnswer = Self.answer(
      Array(rows.prefix(count / 2)) + [
        Row(
          country: "ES", name: "Villanueva del Catalejo", id: .integer(90_000_001),
          longitude: -3.5, latitude: 40.5)
      ])
  }

  init(file: [UInt8]) {
    let rows = Self.rows(30)
    answer = Self.answer(bytes: file, rows)
    developmentAnswer = Self.answer(rows)
  }

  private static func rows(_ count: Int) -> [Row] {
    let known = StubCity.all.prefix(count).map(Row.init)
    var numbers = SeededNumbers(seed: 7)
    let madeUp = (0..<max(0, count - known.count)).map { Row.madeUp($0, &numbers) }
    var rows = known + madeUp
    for (index, row) in Row.bad.enumerated() {
      rows.insert(row, at: min(rows.count, (index + 1) * 31))
    }
    return rows
  }

  private static func answer(_ rows: [Row]) -> StubAnswer {
    var bytes = Array("[\n".utf8)
    for (index, row) in rows.enumerated() {
      if index > 0 { bytes.append(contentsOf: ",\n".utf8) }
      bytes.append(contentsOf: row.json.bytes(.escapedSlashes))
    }
    bytes.append(contentsOf: "\n]\n".utf8)
    return answer(bytes: bytes, rows)
  }

  private static func answer(bytes: [UInt8], _ rows: [Row]) -> StubAnswer {
    StubAnswer(
      lastModified: "Tue, 03 Feb 2026 04:05:06 GMT",
      content: .prepared(PreparedBody(bytes), sample: .array(rows.prefix(200).map(\.json))))
  }
}
