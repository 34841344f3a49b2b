package import Contracts
package import Domain
import JSON
import TextUI

/// Positions in the files of this machine; `-` is its standard input.
package struct PointFiles: PointDataManager {
  private let neighbors: any NeighborDataManager
  private let input: Int32
  private let clock: any Clock<Duration>
  private let limits: RowLimits

  /// - Parameters:
  ///   - neighbors: knows what a position is near.
  ///   - input: the descriptor read for `-`.
  ///   - clock: what is waited by for more of a file.
  package init(
    neighbors: any NeighborDataManager, input: Int32 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(neighbors: neighbors, input: input, clock: clock, limits: RowLimits())
  }

  init(
    neighbors: any NeighborDataManager, input: Int32 = 0,
    clock: any Clock<Duration> = ContinuousClock(), limits: RowLimits
  ) {
    self.neighbors = neighbors
    self.input = input
    self.clock = clock
    self.limits = limits
  }

  private func open(_ path: String, _ columns: PointColumns?) throws(DataError) -> PointInput {
    try PointInput(path, input: input, wanted: columns, limits: limits)
  }

  // MARK: - To be drawn

  @concurrent
  package func points(
    in paths: [String], columns: PointColumns?
  ) async throws(DataError) -> PointSet {
    var builder = PointSetBuilder()
    for path in paths {
      let before = builder.report.read
      let input = try open(path, columns)
      if input.count == 1, let part = try input.next() {
        try read(part, columns, into: &builder)
        builder.report += input.report
      } else {
        var source = FileShapes(input, wanted: columns)
        try read(&source, into: &builder)
      }
      builder.report.add(PointNote(path, .read, count: builder.report.read - before))
    }
    return builder.set
  }

  private func read(
    _ part: PointPart, _ wanted: PointColumns?, into builder: inout PointSetBuilder
  ) throws(DataError) {
    guard case .table(let start) = part.format else {
      var source = try part.shapes(wanted)
      return try read(&source, into: &builder)
    }
    var reader = try part.rows(start).reader
    let columns = start.columns
    var isFirst = !columns.header.isEmpty
    while let chunk = try reader.next() {
      let rows = isFirst ? chunk.withoutFirstRow(columns.delimiter) : chunk
      isFirst = false
      builder.add(DelimitedRows(rows, columns, path: part.path), columns)
    }
    builder.report += reader.report
  }

  private func read(
    _ source: inout some ShapeSource, into builder: inout PointSetBuilder
  ) throws(DataError) {
    while let shapes = try source.nextShapes() {
      for shape in shapes { builder.add(shape) }
    }
    builder.report += source.report
  }

  package func follow(_ path: String, last: Int) throws(DataError) -> any PointFeed {
    let source = try ByteSource(path, input: input)
    // The bytes that a file holds already tell whether more can come.
    let start = try source.start(PointFormat.sample)
    try FileProblem.at(path, DataError.malformed) { () throws(FileProblem) in
      try checkLines(start)
    }
    return FollowedPoints(source, last: last, clock: clock, limits: limits)
  }

  /// - Throws: the problem, if no more can come line by line after this start.
  private func checkLines(_ start: [UInt8]) throws(FileProblem) {
    let first = start.first { !$0.isBlank }
    let isTable =
      first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "<")
    guard first != nil, !isTable || start.contains(.lineFeed) else { return }
    do throws(FileProblem) {
      switch try PointFormat(start, isWhole: false) {
      case .json, .jsonSequence, .xml: throw .notLines
      case .table, .jsonLines, .featureLines: break
      }
    } catch {
      // The line that tells the format may come later.
      guard error == .notPoints, !start.contains(0) else { throw error }
    }
  }

  // MARK: - To be handed on

  @concurrent
  package func read(
    _ paths: [String], columns: PointColumns?, take: @Sendable (PointPiece) async -> Bool
  ) async throws(DataError) -> PointReport {
    var report = PointReport()
    for path in paths {
      var source = FileShapes(try open(path, columns), wanted: columns)
      var count = 0
      while let shapes = try source.nextShapes() {
        count += shapes.count { !$0.isNowhere }
        guard await take(.shapes(shapes)) else { return report }
      }
      report.read += count
      report += source.report
      report.add(PointNote(path, .read, count: count))
      if !source.collectionMembers.isEmpty, await !take(.members(source.collectionMembers)) {
        return report
      }
    }
    return report
  }

  // MARK: - To be told what they are near

  @concurrent
  package func locate(
    _ path: String, columns wanted: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    let input = try open(path, wanted)
    guard input.count == 1 else {
      return try await locate(FileShapes(input, wanted: wanted), input, wanted, write)
    }
    guard let part = try input.next() else { return input.report }
    var report: PointReport
    switch part.format {
    case .table(let start): report = try await locate(rowsOf: part, start, write)
    case .jsonLines: report = try await locate(linesOf: part, wanted, write)
    default: report = try await locate(try part.shapes(wanted), input, wanted, write)
    }
    report += input.report
    report.add(PointNote(path, .read, count: report.read))
    return report
  }

  /// A byte order mark stays, for programs that tell the encoding by it.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func locate(
    rowsOf part: PointPart, _ start: TableStart, _ write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    let columns = start.columns
    var (preamble, reader) = try part.rows(start)
    guard let first = try reader.next() else { return reader.report }
    // A header that is too long can't be added to.
    guard first.kind == .rows || columns.header.isEmpty else {
      throw .malformed(path: part.path, reason: .notPoints)
    }
    let locator = RowLocator(
      .delimited(columns), taken: columns.header, neighbors: neighbors, path: part.path)
    let (header, rows) = locator.header(first)
    let goesOn = await write((part.hasMark ? Self.mark : []) + preamble + header)
    guard goesOn else { return PointReport() }
    let report = try await locate(rows, &reader, locator, write)
    return report + reader.report
  }

  private func locate(
    linesOf part: PointPart, _ wanted: PointColumns?, _ write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    var reader = part.lines
    guard let first = try reader.next() else { return reader.report }
    let found = try FileProblem.at(part.path, DataError.malformed) { () throws(FileProblem) in
      try PointMembers.first(
        of: first.lines.lazy.compactMap(JSONReader.node), wanted: wanted)
    }
    guard let found else {
      throw .malformed(path: part.path, reason: .holdsNoPositions(.json))
    }
    let locator = RowLocator(
      .jsonLines(found.members), taken: found.row.members.map(\.name), neighbors: neighbors,
      path: part.path)
    if part.hasMark {
      let goesOn = await write(Self.mark)
      guard goesOn else { return PointReport() }
    }
    let report = try await locate(first, &reader, locator, write)
    return report + reader.report
  }

  /// Makes CSV of shapes.
  private func locate(
    _ source: any ShapeSource, _ input: PointInput, _ wanted: PointColumns?,
    _ write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    // A file is read twice, so that no property is without a column.
    var names: [String]?
    if input.isFile {
      names = try ShapeRows.names(of: FileShapes(try open(input.path, wanted), wanted: wanted))
    }
    var rows = ShapeRows(source, path: input.path)
    let header = try rows.header(names)
    let columns = try FileProblem.at(input.path, DataError.malformed) { () throws(FileProblem) in
      try TableStart.find(header.bytes).columns
    }
    let locator = RowLocator(
      .delimited(columns), taken: columns.header, neighbors: neighbors, path: input.path)
    let first = try rows.next()
    let goesOn = await write(locator.header(header).bytes)
    guard goesOn, let first else { return rows.source.report }
    // A row without a position is of what the source could not read.
    let read = try await locate(first, &rows, locator, write).read
    var report = rows.source.report + rows.report
    report.read += read
    return report
  }

  /// Two chunks at once, one for each core, written in their order.
  private func locate(
    _ first: RowChunk, _ source: inout some RowSource, _ locator: RowLocator,
    _ write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    var report = PointReport()
    var next: RowChunk? = first
    while let chunk = next {
      let (half, other) = locator.halves(of: chunk)
      async let one = locator.located(half)
      async let two = locator.located(other)
      for part in [await one, await two] {
        report += part.report
        guard await write(part.bytes) else { return report }
      }
      next = try source.next()
    }
    return report
  }
}
