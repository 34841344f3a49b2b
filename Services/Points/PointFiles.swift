package import Catalog
package import Domain
import TextUI

/// Positions in the files of this machine; `-` is its standard input.
package struct PointFiles: PointDataManager {
  /// The most bytes of one JSON value.
  private static let mostJSON = 256 << 20

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
    case .jsonLines:
      while let chunk = try reader.next() {
        for (index, line) in chunk.lines.enumerated() where !line.allSatisfy(\.isBlank) {
          builder.add(GeoJSON(line), line: chunk.line + index, of: path)
        }
      }
    case .json:
      var bytes: [UInt8] = []
      while let chunk = try reader.next() {
        bytes += chunk.bytes
        guard bytes.count <= Self.mostJSON else {
          throw .unreadable(path: path, reason: .tooLarge(limit: Self.mostJSON))
        }
      }
      guard let value = GeoJSON(bytes[...]) else {
        throw .malformed(path: path, reason: .notPoints)
      }
      builder.add(value, line: 1, of: path)
    case .xml:
      var shapes = XMLRowReader(source, start: try reader.peek().bytes)
      while let next = try shapes.nextShapes() {
        for shape in next { builder.add(shape) }
      }
      builder.report += shapes.report
    }
  }

  package func follow(_ path: String, last: Int) throws(DataError) -> any PointFeed {
    FollowedPoints(try ByteSource(path, input: input), last: last, clock: clock)
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
      let content = first.lines.lazy.compactMap(JSONRow.content).first
      let members: PointMembers
      do throws(FileProblem) {
        members = try PointMembers(content ?? .null, wanted: wanted)
      } catch {
        throw .malformed(path: path, reason: error)
      }
      let locator = RowLocator(
        .jsonLines(members), taken: content?.memberNames ?? [], neighbors: neighbors, path: path)
      return try await locate(first, &reader, locator, write)
    case .json: throw .malformed(path: path, reason: .notRows)
    case .xml:
      var rows = XMLRowReader(source, start: try reader.peek().bytes)
      let header = RowChunk(bytes: Array(XMLRowReader.header.utf8))
      let columns = try columns(of: header, UInt8(ascii: ","), nil, path)
      let locator = RowLocator(
        .delimited(columns), taken: columns.header, neighbors: neighbors, path: path)
      let first = try rows.next()
      let goesOn = await write(locator.header(header).bytes)
      guard goesOn, let first else { return rows.report }
      var report = try await locate(first, &rows, locator, write)
      report += rows.report
      return report
    }
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
    var record = DelimitedRecord()
    _ = record.read(chunk.bytes, from: 0, delimiter: delimiter)
    do throws(FileProblem) {
      return try DelimitedColumns(
        record.fields.map { chunk.bytes[$0] }, delimiter: delimiter, wanted: wanted)
    } catch {
      throw .malformed(path: path, reason: error)
    }
  }
}
