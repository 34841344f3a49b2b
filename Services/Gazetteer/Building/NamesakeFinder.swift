import Domain

/// Settles what tells each city from those of the same name and country.
struct NamesakeFinder {
  private let drafts: RowDrafts

  /// Of rows in display order.
  init(_ drafts: RowDrafts) {
    self.drafts = drafts
  }

  /// The namesakes by rising row; those which the region does not tell apart are looked up when
  /// they are read.
  func namesakes() -> [(row: Int, mark: NamesakeMark)] {
    groups().flatMap { group in
      group.map { row in (row, isAloneInState(row, group) ? .region : .lookedUp) }
    }
  }

  /// The same, with the nearest larger city of each that needs it.
  ///
  /// - Parameters cities, otherNames: the files of these rows, without namesakes.
  func settledNamesakes(
    cities: [UInt8], otherNames: [UInt8]
  ) -> [(row: Int, mark: NamesakeMark)] {
    let data: GazetteerData
    do throws(GazetteerError) {
      data = try GazetteerData(cities: .owned(cities), otherNames: .owned(otherNames))
    } catch {
      preconditionFailure("the builder wrote a file the reader refuses: \(error)")
    }
    return data.read { table, _ in
      namesakes().map { namesake in
        guard namesake.mark == .lookedUp else { return namesake }
        return (namesake.row, table.nearestLarger(namesake.row).map { .near($0) } ?? .none)
      }
    }
  }

  /// The runs of rows with the same name and country, which display order puts together.
  private func groups() -> [Range<Int>] {
    let count = drafts.rows.count
    var groups: [Range<Int>] = []
    var start = 0
    for row in 0..<count {
      let end = row + 1
      if end < count, drafts.areNamesakes(end, row) { continue }
      if end - start > 1 { groups.append(start..<end) }
      start = end
    }
    return groups
  }

  private func isAloneInState(_ row: Int, _ group: Range<Int>) -> Bool {
    let state = drafts.rows[row].state
    return state != 0 && !group.contains { $0 != row && drafts.rows[$0].state == state }
  }
}
