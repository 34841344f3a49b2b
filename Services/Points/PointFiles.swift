package import Catalog
package import Domain
import TextUI

/// Positions in the files of this machine; `-` is its standard input.
package struct PointFiles: PointDataManager {
  private let neighbors: any NeighborDataManager
  private let input: Int32
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - neighbors: knows what a position is near.
  ///   - input: the descriptor read for `-`.
  ///   - clock: what is waited by for more of a file.
  package init(
    neighbors: any NeighborDataManager, input: Int32 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.neighbors = neighbors
    self.input = input
    self.clock = clock
  }

  // MARK: - To be drawn

  @concurrent
  package func points(in paths: [String]) async throws(DataError) -> PointSet {
    var builder = PointSetBuilder()
    for path in paths { try read(path, into: &builder) }
    return builder.set
  }

  private func read(_ path: String, into builder: inout PointSetBuilder) throws(DataError) {
    let source = try ByteSource(path, input: input)
    var reader = RowReader(source)
    switch try format(of: &reader, path) {
    case nil: return
    case .delimited(let delimiter):
      reader.delimiter = delimiter
      guard let first = try reader.next() else { return }
      let columns = try columns(of: first, delimiter, nil, path)
      builder.begin(columns)
      var chunk = columns.header.isEmpty ? first : first.withoutFirstRow(delimiter)
      while true {
        builder.add(DelimitedRows(chunk, columns, path: path))
        guard let next = try reader.next() else { return }
        chunk = next
      }
    case .jsonLines, .featureLines:
      try read(JSONShapeReader(reader, path, isLines: true), into: &builder)
    case .json: try read(JSONShapeReader(reader, path, isLines: false), into: &builder)
    case .xml: try read(XMLShapeReader(source, start: try reader.peek().bytes), into: &builder)
    }
  }

  package func follow(_ path: String, last: Int) throws(DataError) -> any PointFeed {
    let source = try ByteSource(path, input: input)
    // What a file holds already tells whether more of it can come.
    let start = try source.start(PointFormat.sample)
    switch PointFormat(start, isWhole: false) {
    case .json, .xml: throw .malformed(path: path, reason: .notLines)
    case .delimited(let delimiter) where start.contains(.lineFeed):
      _ = try columns(of: RowChunk(bytes: start), delimiter, nil, path)
    case nil where start.contains(0): throw .malformed(path: path, reason: .notPoints)
    case .delimited, .jsonLines, .featureLines, nil: break
    }
    return FollowedPoints(source, last: last, clock: clock)
  }

  private func read(
    _ source: some ShapeSource, into builder: inout PointSetBuilder
  ) throws(DataError) {
    var source = source
    while let shapes = try source.nextShapes() {
      for shape in shapes { builder.add(shape) }
    }
    builder.report += source.report
  }

  // MARK: - To be told what they are near

  @concurrent
  package func locate(
    _ path: String, columns wanted: PointColumns?, write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    let source = try ByteSource(path, input: input)
    var reader = RowReader(source)
    switch try format(of: &reader, path) {
    case nil: return PointReport()
    case .delimited(let delimiter):
      reader.delimiter = delimiter
      guard let first = try reader.next() else { return PointReport() }
      let columns = try columns(of: first, delimiter, wanted, path)
      let locator = RowLocator(
        .delimited(columns), taken: columns.header, neighbors: neighbors, path: path)
      let (header, rows) = locator.header(first)
      let goesOn = await write(header)
      guard goesOn else { return PointReport() }
      return try await locate(rows, &reader, locator, write)
    case .jsonLines:
      guard let first = try reader.next() else { return PointReport() }
      let found: (members: PointMembers, row: JSONContent)?
      do throws(FileProblem) {
        found = try PointMembers.first(
          of: first.lines.lazy.compactMap(JSONRow.content), wanted: wanted)
      } catch {
        throw .malformed(path: path, reason: error)
      }
      guard let found else { throw .malformed(path: path, reason: .notPoints) }
      let locator = RowLocator(
        .jsonLines(found.members), taken: found.row.memberNames, neighbors: neighbors, path: path)
      return try await locate(first, &reader, locator, write)
    case .featureLines where wanted != nil, .json where wanted != nil, .xml where wanted != nil:
      throw .malformed(path: path, reason: .noColumnsHere)
    case .featureLines:
      return try await locate(JSONShapeReader(reader, path, isLines: true), path, write)
    case .json:
      return try await locate(JSONShapeReader(reader, path, isLines: false), path, write)
    case .xml:
      return try await locate(
        XMLShapeReader(source, start: try reader.peek().bytes), path, write)
    }
  }

  private func locate<Source: ShapeSource>(
    _ source: Source, _ path: String, _ write: @Sendable ([UInt8]) async -> Bool
  ) async throws(DataError) -> PointReport {
    var rows = ShapeRows(source)
    let header = try rows.header()
    let columns = try columns(of: header, UInt8(ascii: ","), nil, path)
    let locator = RowLocator(
      .delimited(columns), taken: columns.header, neighbors: neighbors, path: path)
    let first = try rows.next()
    let goesOn = await write(locator.header(header).bytes)
    guard goesOn, let first else { return rows.source.report }
    // A row without a position is of what the source could not read.
    let read = try await locate(first, &rows, locator, write).read
    var report = rows.source.report
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

  // MARK: - What a file is

  /// Nil for one with nothing in it.
  private func format(
    of reader: inout RowReader, _ path: String
  ) throws(DataError) -> PointFormat? {
    let (bytes, isWhole) = try reader.peek()
    if isWhole, bytes.allSatisfy(\.isBlank) { return nil }
    guard let format = PointFormat(bytes, isWhole: isWhole) else {
      throw .malformed(path: path, reason: .notPoints)
    }
    return format
  }

  private func columns(
    of chunk: RowChunk, _ delimiter: UInt8, _ wanted: PointColumns?, _ path: String
  ) throws(DataError) -> DelimitedColumns {
    do throws(FileProblem) {
      let columns = try DelimitedColumns(
        firstRowOf: chunk.bytes, delimiter: delimiter, wanted: wanted)
      // A header that is too long can't be added to.
      guard chunk.kind == .rows || columns.header.isEmpty else { throw .notPoints }
      return columns
    } catch {
      throw .malformed(path: path, reason: error)
    }
  }
}
