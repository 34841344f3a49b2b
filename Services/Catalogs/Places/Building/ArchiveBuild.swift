import Contracts
import Database
import Domain
import Files

/// One making of a new file: dumps are read and sorted, merged with the rows of the old file that stay,
/// and written table by table.
final class ArchiveBuild {
  /// The bytes that are sorted in memory; the largest take turns.
  struct Memory {
    var places = 96 << 20
    var names = 96 << 20
    var others = 48 << 20
    var postal = 32 << 20
    /// The bytes of the database's own pages.
    var pages = 48 << 20
    /// The pieces of a dump, in bytes.
    var chunk = 1 << 20
  }

  typealias Report = PlaceBuildReport
  typealias Progress = @Sendable (PlaceBuildProgress) -> Void

  /// The most kinds and areas: their numbers have two bytes and three.
  private static let mostFeatures = 1 << 16
  private static let mostAreas = 1 << 24

  /// The path of the file in the making.
  let path: String
  let memory: Memory
  let old: HeldArchive?
  let progress: Progress
  private(set) var report = Report()

  // The dumps are told apart by these numbers; those of the old file keep theirs.
  private(set) var dumps: [Int: HeldDump] = [:]
  /// The numbers of the old file's dumps that stay; a new dump may take the number of one that goes.
  private(set) var kept: Set<Int> = []
  var features: FileNumbers
  var areas: FileNumbers
  /// The old file's areas by their numbers there.
  var oldAreas: [Int: Int] = [:]
  var divisions: [String: String]
  var featureNames: [String: String] = [:]

  var places: RecordSorter?
  /// The ids and the postal codes that the new dumps have.
  var ids = IDSet()
  var postalCodes: Set<String> = []
  var alternateNames: [(path: String, dump: Int)] = []
  /// The bytes of all dumps, and of those that were read.
  private var total = 0
  private var done = 0
  /// The path of the dump that is read; of an archive the name in it is added.
  private var reading = ""

  /// - Parameters:
  ///   - path: the path of the new file, which is there and empty.
  ///   - old: the old file; `nil` if nothing of it stays.
  ///   - dropping: the names of the dumps of the old file that do not stay.
  init(
    _ path: String, old: HeldArchive?, dropping: Set<String>, memory: Memory = Memory(),
    progress: @escaping Progress
  ) {
    self.path = path
    self.old = old
    self.memory = memory
    self.progress = progress
    let known = (old?.features ?? []).map { "\($0.group).\($0.code)" }
    features = FileNumbers(known, limit: Self.mostFeatures)
    for (feature, held) in zip(known, old?.features ?? []) { featureNames[feature] = held.name }
    areas = FileNumbers(limit: Self.mostAreas)
    divisions = old?.divisions ?? [:]
    for (number, text) in (old?.areas ?? [:]).sorted(by: { $0.key < $1.key }) {
      oldAreas[number] = areas.number(of: text)
    }
    for (number, held) in old?.dumps ?? [] where !dropping.contains(held.name) {
      dumps[number] = held
      kept.insert(number)
    }
  }

  // MARK: - Reading

  /// Reads dumps; of two with the same place the last counts.
  func read(_ new: [PlaceDump], now: Int) async throws {
    let files = new.flatMap(\.files)
    for file in files { total += try DumpFile(file.path).size }
    for dump in new.reversed() {
      let number = (0...).first { dumps[$0] == nil } ?? 0
      guard number <= UInt16.max else { throw FileProblem.tooManyFiles(limit: Int(UInt16.max)) }
      let skipped = report.skipped
      dumps[number] = HeldDump(
        name: dump.name, places: 0, addedAt: now, validators: dump.validators)
      var own = IDSet()
      var ownCodes: Set<String> = []
      for file in dump.files.sorted(by: { Self.order($0.content) < Self.order($1.content) }) {
        switch file.content {
        case .features, .regions, .districts: try await readCodes(file)
        case .places: try await readPlaces(file.path, dump: number, &own)
        case .postalCodes: try await readPostalCodes(file.path, dump: number, &ownCodes)
        case .alternateNames: alternateNames.append((file.path, number))
        }
      }
      ids.formUnion(own)
      postalCodes.formUnion(ownCodes)
      dumps[number] = HeldDump(
        name: dump.name, places: 0, addedAt: now, validators: dump.validators,
        skipped: report.skipped - skipped)
    }
  }

  private static func order(_ content: PlaceDump.File.Content) -> Int {
    switch content {
    case .features, .regions, .districts: 0
    case .places, .postalCodes: 1
    case .alternateNames: 2
    }
  }

  private func readCodes(_ file: PlaceDump.File) async throws {
    try await forEachPiece(of: file.path, CodeRows.read) { rows, _ in
      for (code, name) in rows.names {
        if file.content == .features { featureNames[code] = name } else { divisions[code] = name }
      }
      return rows.rows
    }
  }

  private func readPlaces(_ path: String, dump: Int, _ own: inout IDSet) async throws {
    let (read, places) = (report.rows, places ?? RecordSorter(self.path, capacity: memory.places))
    self.places = places
    try await forEachPiece(of: path, PlaceRows.read) { rows, line in
      var rows = rows
      let (features, areas) = numbers(of: rows)
      var index = 0
      try rows.records.withUnsafeMutableBytes { bytes in
        try UnsafeRawBufferPointer(bytes).forEachRecord { bytes in
          defer { index += 1 }
          let record = PlaceRecord(bytes: bytes)
          guard let feature = features[record.feature], let area = areas[record.area] else {
            return skip(line + Int(rows.numbers[index]), .tooMany)
          }
          guard own.insert(record.id) else {
            return skip(line + Int(rows.numbers[index]), .repeatedID)
          }
          guard !ids.contains(record.id) else { return }
          PlaceRecord.set(
            feature: feature, area: area, dump: dump,
            in: UnsafeMutableRawBufferPointer(mutating: bytes))
          try places.add(bytes)
        }
      }
      return rows
    }
    guard report.rows > read else {
      throw DataError.malformed(path: path, reason: .notGeoNames)
    }
  }

  private func readPostalCodes(
    _ path: String, dump: Int, _ own: inout Set<String>
  ) async throws {
    let read = report.rows
    let sorter = RecordSorter(self.path, capacity: memory.postal)
    try await forEachPiece(of: path, PostalRows.read) { rows, line in
      var rows = rows
      let (_, areas) = numbers(of: rows)
      var index = 0
      try rows.records.withUnsafeMutableBytes { bytes in
        try UnsafeRawBufferPointer(bytes).forEachRecord { bytes in
          defer { index += 1 }
          guard let area = areas[PostalRows.Record(bytes).area] else {
            return skip(line + Int(rows.numbers[index]), .tooMany)
          }
          PostalRows.Record.setArea(area, in: UnsafeMutableRawBufferPointer(mutating: bytes))
          try sorter.add(bytes)
        }
      }
      return rows
    }
    guard report.rows > read, let feature = features.number(of: PostalRows.feature) else {
      throw DataError.malformed(path: path, reason: .notGeoNames)
    }
    let places = places ?? RecordSorter(self.path, capacity: memory.places)
    self.places = places
    var codes = PostalCodes(try sorter.merged())
    var record: [UInt8] = []
    while let code = try codes.next() {
      own.insert(code.key)
      guard !postalCodes.contains(code.key) else { continue }
      record.removeAll(keepingCapacity: true)
      code.write(to: &record, feature: feature)
      try record.withUnsafeMutableBytes { bytes in
        let bytes = UnsafeMutableRawBufferPointer(rebasing: bytes[4...])
        PlaceRecord.set(feature: feature, area: code.draft.area, dump: dump, in: bytes)
        try places.add(UnsafeRawBufferPointer(bytes))
      }
    }
  }

  /// The numbers in the file by those in a piece; `nil` if there are too many.
  private func numbers(of rows: DumpRows) -> (features: [Int?], areas: [Int?]) {
    (
      rows.features.texts.map { features.number(of: $0) },
      rows.areas.texts.map { areas.number(of: $0) }
    )
  }

  private func skip(_ line: Int, _ fault: Report.Fault) {
    report.rows -= 1
    report.skipped += 1
    note(line, fault)
  }

  /// Notes a row that was left out if it is the first: the rows of a piece that can't be read are known before
  /// those that can't be taken.
  private func note(_ line: Int, _ fault: Report.Fault) {
    if let first = report.first, first.path != reading || first.line <= line + 1 { return }
    report.first = .init(path: reading, line: line + 1, fault: fault)
  }

  /// Counts a place of the old file that goes with a new dump now.
  func noteTaken(from dump: Int) {
    guard let name = dumps[dump]?.name else { return }
    report.taken[name, default: 0] += 1
  }

  /// Reads the pieces of a dump, several at the same time, and takes them in their order.
  ///
  /// - Parameter take: gets the rows of a piece and the number of the lines before it.
  func forEachPiece<Rows: Sendable>(
    of path: String, _ read: @escaping @Sendable (DumpChunk) -> Rows,
    _ take: (Rows, Int) throws -> DumpRows
  ) async throws {
    let file = try DumpFile(path)
    reading = file.path
    var chunks = DumpChunks(file, size: memory.chunk)
    var tasks: [Task<Rows, Never>] = []
    var (line, isAtEnd) = (0, false)
    while true {
      while !isAtEnd, tasks.count < 4 {
        if let chunk = try chunks.next() {
          tasks.append(Task { @concurrent in read(chunk) })
        } else {
          isAtEnd = true
        }
      }
      guard !tasks.isEmpty else { break }
      let rows = try take(await tasks.removeFirst().value, line)
      report.rows += rows.numbers.count
      report.skipped += rows.skipped
      if let first = rows.first { note(line + first.line, first.fault) }
      line += rows.lines
      progress(.init(.reading, done: min(total, done + file.done), total: total, rows: report.rows))
      try Task.checkCancellation()
    }
    done += file.size
  }
}
