import Cities

/// Finds the parts of areas that hang together, and cuts areas along lines.
extension BorderCells {
  /// A part: stretches of cells with their rows, all of one label, which touch along their sides.
  typealias Part = [(row: Int, run: Run)]

  /// Makes the cells that lines go through.
  ///
  /// A step is half a cell at most, so that it passes over no row or column.
  init(along lines: [[UnitPosition]], label: Int) {
    var columns = [Set<Int>](repeating: [], count: CountryGrid.rows)
    for line in lines {
      for (one, other) in zip(line, line.dropFirst()) {
        let (north, east) = (other.north - one.north, other.east - one.east)
        let steps = max(1, abs(north), abs(east))
        for step in 0...steps {
          let cell = UnitPosition(
            north: one.north + north * step / steps, east: one.east + east * step / steps
          ).cell
          columns[cell.row].insert(cell.column)
        }
      }
    }
    self.init(
      rows: columns.map { columns in
        Self.joined(columns.map { Run(start: $0, end: $0 + 1, label: label) })
      })
  }

  /// Makes the cells of each part, labelled by the part's number.
  init(of parts: [Part]) {
    var rows = [[Run]](repeating: [], count: CountryGrid.rows)
    for (number, part) in parts.enumerated() {
      for (row, run) in part {
        rows[row].append(Run(start: run.start, end: run.end, label: number))
      }
    }
    self.init(rows: rows.map { $0.sorted(by: Self.isBefore) })
  }

  func adding(_ others: Self) -> Self {
    Self(rows: zip(rows, others.rows).map { ($0 + $1).sorted(by: Self.isBefore) })
  }

  /// Returns the cells with others in place of those at the same position.
  func replaced(by others: Self) -> Self {
    Self(
      rows: zip(rows, others.rows).map { runs, others in
        (runs.flatMap { $0.parts(without: others) } + others).sorted(by: Self.isBefore)
      })
  }

  /// All parts, from the south.
  ///
  /// Each stretch of a row belongs to the parts below that it touches. If it touches several, they
  /// are one part.
  var parts: [Part] {
    var links: [Int] = []
    func root(_ stretch: Int) -> Int {
      var stretch = stretch
      while links[stretch] != stretch { stretch = links[stretch] }
      return stretch
    }
    var stretches: Part = []
    var below = 0..<0
    for (row, runs) in rows.enumerated() {
      let first = stretches.count
      for run in runs {
        let number = stretches.count
        links.append(number)
        stretches.append((row, run))
        for other in below where stretches[other].run.touches(run) {
          let (one, two) = (root(other), root(number))
          links[max(one, two)] = min(one, two)
        }
      }
      below = first..<stretches.count
    }
    var parts: [Int: Part] = [:]
    for number in stretches.indices { parts[root(number), default: []].append(stretches[number]) }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension BorderCells.Run {
  fileprivate func touches(_ other: Self) -> Bool {
    label == other.label && start < other.end && other.start < end
  }
}
