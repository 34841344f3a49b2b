import Domain

/// Settles what tells each city from those of the same name and country.
struct NamesakeFinder {
  private let cities: [UInt8]
  private let otherNames: [UInt8]
  private let records: [FoldedRecord]

  init(cities: [UInt8], otherNames: [UInt8], records: [FoldedRecord]) {
    self.cities = cities
    self.otherNames = otherNames
    self.records = records
  }

  /// The namesakes by rising row.
  func namesakes() -> [(row: Int, mark: NamesakeMark)] {
    let data: GazetteerData
    do throws(GazetteerError) {
      data = try GazetteerData(cities: .owned(cities), otherNames: .owned(otherNames))
    } catch {
      preconditionFailure("the builder wrote a file the reader refuses: \(error)")
    }
    return data.read { table, _ in
      let index = SpaceIndex(table)
      return groups().flatMap { group in
        group.map { row in (row, mark(row, in: group, table, index)) }
      }
    }
  }

  /// The runs of rows with the same name and country, which display order puts together.
  private func groups() -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    for row in records.indices {
      let end = row + 1
      if end < records.count, records[end].isNamesake(of: records[row]) { continue }
      if end - start > 1 { groups.append(start..<end) }
      start = end
    }
    return groups
  }

  private func mark(
    _ row: Int, in group: Range<Int>, _ table: CityTable, _ index: SpaceIndex
  ) -> NamesakeMark {
    let record = records[row].record
    let others = group.filter { $0 != row }
    if !record.state.isEmpty, !others.contains(where: { records[$0].record.state == record.state })
    {
      return .region
    }
    let larger = index.nearest(
      to: table.coordinate(row), count: 1, largerThan: Int(record.population), excluding: row)
    return larger.first.map { .near($0.row) } ?? .none
  }
}
