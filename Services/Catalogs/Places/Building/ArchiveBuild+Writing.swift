import Contracts
import Database
import Domain
import Platform

extension ArchiveBuild {
  /// Writes the new file.
  func write() async throws {
    let database = try SQLiteConnection(path)
    try database.execute(
      """
      PRAGMA page_size=4096; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;
      PRAGMA locking_mode=EXCLUSIVE; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-\(memory.pages >> 10);
      PRAGMA user_version=\(ArchiveLayout.version); BEGIN; \(ArchiveLayout.tables)
      """)
    let sorted = SortedAreas(areas.texts)
    let names = RecordSorter(path, capacity: memory.names)
    let others = RecordSorter(path, capacity: memory.others)
    let writer = try PlaceWriter(
      database, names: names, others: others,
      capacity: (places?.count ?? 0) + (old?.placeCount ?? 0))
    var counts = PlaceCounts(areas: sorted.areas.count, features: features.texts.count)
    let newRows = try writePlaces(writer, sorted, &counts)
    writer.sortIDs()
    for (path, _) in alternateNames {
      try await readAlternateNames(path, writer, sorted.areas, names, others)
    }
    let least = try writer.writeIndices(database)
    try writeOthers(try others.merged(), newRows, database)
    let nameCount = try writeNames(try names.merged(), newRows, writer.count, database)
    try counts.write(dumps, to: database)
    let labels = LabelTables(divisions: divisions, featureNames: featureNames)
    try labels.write(sorted.areas, counts.areas, to: database)
    try labels.write(features: features.texts, counts.features, to: database)
    try database.run(
      "INSERT INTO archive VALUES (?,?,?,?,?)",
      [Int(Fold.unicodeVersion), writer.count, nameCount, least.height, least.residents])
    try database.execute("COMMIT")
  }

  /// Merges the new places with the old ones.
  ///
  /// - Returns: the new rows of the old file by their old rows; 0 for places that do not stay.
  private func writePlaces(
    _ writer: PlaceWriter, _ sorted: SortedAreas, _ counts: inout PlaceCounts
  ) throws -> [UInt32] {
    var newRows = [UInt32](repeating: 0, count: (old?.placeCount ?? 0) + 1)
    let held = try old.map { old throws(SQLiteError) in
      try HeldPlaces(old, areas: oldAreas.mapValues { sorted.ranks[$0] }) { row in
        guard self.kept.contains(row.dump) else { return false }
        let isNew =
          if row.id > 0 {
            self.ids.contains(row.id)
          } else {
            self.postalCodes.contains(
              PostalCodes.key(
                CountryNumber.number(sorted.areas[row.area].country) ?? 0, row.name))
          }
        if isNew { self.noteTaken(from: row.dump) }
        return !isNew
      }
    }
    let (merge, total) = (try places?.merged(), (places?.count ?? 0) + (old?.placeCount ?? 0))
    // If the sorted records are in files, this frees their memory.
    places = nil
    func took(_ dump: Int, _ feature: Int, _ area: Int) throws {
      counts.add(dump, feature, area)
      guard writer.count % 65_536 == 0 else { return }
      progress(.init(.writing, done: writer.count, total: 2 * total, rows: report.rows))
      try Task.checkCancellation()
    }
    var next = try merge?.next().map { PlaceRecord(bytes: $0) }
    while true {
      if let row = held?.row, next.map({ row.key <= $0.key }) ?? true {
        try writer.write(row)
        if newRows.indices.contains(row.row) { newRows[row.row] = UInt32(writer.count) }
        try took(row.dump, row.feature, row.area)
        try held?.advance()
      } else if let record = next {
        let area = sorted.ranks[record.area]
        try writer.write(record, area: area)
        try took(record.dump, record.feature, area)
        next = try merge?.next().map { PlaceRecord(bytes: $0) }
      } else {
        break
      }
    }
    return newRows
  }

  private func readAlternateNames(
    _ path: String, _ writer: PlaceWriter, _ areas: [Area], _ names: RecordSorter,
    _ others: RecordSorter
  ) async throws {
    let countries = areas.map { CountryNumber.number($0.country) ?? CountryNumber.none }
    try await forEachPiece(of: path, AlternateNameRows.read) { rows, _ in
      try rows.records.withUnsafeBytes { bytes in
        try bytes.forEachRecord { bytes in
          let record = AlternateNameRows.Record(bytes: bytes)
          guard let row = writer.row(ofID: record.id) else { return }
          try others.add(names: record.name, row: row, isLate: true)
          guard !record.fold.isEmpty else { return }
          let info = NameInfo(
            weight: max(1, Int(writer.weights[row]) - record.less),
            feature: Int(writer.features[row]), country: countries[Int(writer.areas[row])])
          try names.add(name: record.fold, row: row, info)
        }
      }
      return rows
    }
  }

  private func writeNames(
    _ merge: RecordMerge, _ newRows: [UInt32], _ places: Int, _ database: SQLiteConnection
  ) throws -> Int {
    let writer = try NameWriter(database, places: places)
    let held = try HeldNames(old, newRows)
    var next = try merge.next().map { NameRecord(bytes: $0) }
    let total = max(1, merge.count + (old?.nameCount ?? 0))
    var count = 0
    while true {
      if let name = held.name, next.map({ Self.precedes(name, $0) }) ?? true {
        try name.fold.withUnsafeBytes { try writer.add($0, name.row, name.info) }
        try held.advance()
      } else if let record = next {
        try writer.add(record.fold, record.row, record.info)
        next = try merge.next().map { NameRecord(bytes: $0) }
      } else {
        break
      }
      count += 1
      if count % 65_536 == 0 {
        // The places were the first half.
        let done = places + places * min(count, total) / total
        progress(.init(.writing, done: done, total: 2 * places, rows: report.rows))
        try Task.checkCancellation()
      }
    }
    try writer.finish()
    return writer.count
  }

  private static func precedes(_ held: HeldNames.Name, _ record: NameRecord) -> Bool {
    let order = held.fold.withUnsafeBytes { byteOrder($0, record.fold) }
    return order != 0 ? order < 0 : held.row <= record.row
  }

  private func writeOthers(
    _ merge: RecordMerge, _ newRows: [UInt32], _ database: SQLiteConnection
  ) throws {
    let insert = try SQLiteStatement(database, "INSERT INTO others VALUES (?,?)")
    let held = try HeldOthers(old, newRows)
    var next = try merge.next()
    while true {
      let row = min(held.row ?? .max, next.map { Int($0.big32(0)) } ?? .max)
      guard row < .max else { return }
      var (names, parts) = ([UInt8](), 0)
      while let record = next, Int(record.big32(0)) == row {
        names.append(contentsOf: record[5...])
        parts += 1
        next = try merge.next()
      }
      if held.row == row {
        names += held.names
        parts += 1
        try held.advance()
      }
      insert.bind(1, row)
      insert.bind(2, parts > 1 ? PackedNames.uniqued(names) : names)
      try insert.run()
    }
  }
}
