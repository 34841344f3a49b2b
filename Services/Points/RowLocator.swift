import Catalog
import Domain
import TextUI

/// Adds to rows what their positions are near.
struct RowLocator: Sendable {
  /// What is added, as columns and members are called.
  private static let names = [
    "place", "region", "country", "km", "direction", "timezone", "city",
  ]

  /// As many lines of JSON as are decoded at once.
  private static let batch = 256

  let layout: PointLayout
  /// The same, so that no two columns are called alike.
  private let names: [String]
  let neighbors: any NeighborDataManager
  let path: String

  /// - Parameters:
  ///   - layout: of the rows.
  ///   - taken: what the rows' own columns are called.
  ///   - neighbors: knows the places.
  ///   - path: the file's.
  init(
    _ layout: PointLayout, taken: [String], neighbors: any NeighborDataManager, path: String
  ) {
    self.layout = layout
    self.neighbors = neighbors
    self.path = path
    names = JSONRow.free(Self.names, taken.contains)
  }

  /// The header with the names of the columns; nothing for rows without one.
  func header(_ chunk: RowChunk) -> (bytes: [UInt8], rest: RowChunk) {
    guard case .delimited(let columns) = layout, !columns.header.isEmpty else { return ([], chunk) }
    var record = DelimitedRecord()
    _ = record.read(chunk.bytes, from: 0, delimiter: columns.delimiter)
    let added = names.flatMap { [columns.delimiter] + Array($0.utf8) }
    let ending =
      record.next > record.end ? Array(chunk.bytes[record.end..<record.next]) : [.lineFeed]
    return (
      Array(chunk.bytes[..<record.end]) + added + ending, chunk.withoutFirstRow(columns.delimiter)
    )
  }

  @concurrent
  func located(_ chunk: RowChunk) async -> (bytes: [UInt8], report: PointReport) {
    if let piece = chunk.report(ofPieceIn: path) { return (chunk.bytes, piece) }
    return switch layout {
    case .delimited(let columns):
      await located(
        DelimitedRows(chunk, columns, path: path, areAddedTo: true), columns)
    case .jsonLines(let members): await located(lines: chunk, members)
    }
  }

  /// Two parts of a chunk, about as large as each other; a piece of a row stays one.
  func halves(of chunk: RowChunk) -> (RowChunk, RowChunk) {
    guard chunk.kind == .rows else { return (chunk, RowChunk(bytes: [])) }
    var delimiter: UInt8?
    if case .delimited(let columns) = layout { delimiter = columns.delimiter }
    let bytes = chunk.bytes
    return chunk.split(at: RowBoundary.last(in: bytes, before: bytes.count / 2, delimiter))
  }

  // MARK: - Delimited text

  private func located(
    _ rows: DelimitedRows, _ columns: DelimitedColumns
  ) async -> (bytes: [UInt8], report: PointReport) {
    let places = await neighbors.places(nearestTo: rows.rows.compactMap(\.position))
    var output: [UInt8] = []
    output.reserveCapacity(rows.bytes.count * 2)
    var next = places.startIndex
    for row in rows.rows {
      output.append(contentsOf: rows.bytes[row.start..<row.end])
      if let missing = row.missing {
        output.append(contentsOf: repeatElement(columns.delimiter, count: missing))
        if let position = row.position, next < places.endIndex {
          append(places[next], position, columns.delimiter, to: &output)
          next += 1
        } else {
          // Readers of tables want as many fields in each row.
          output.append(contentsOf: repeatElement(columns.delimiter, count: names.count))
        }
      }
      output.append(contentsOf: rows.bytes[row.end..<row.next])
    }
    return (output, rows.report)
  }

  private func append(
    _ place: NearestPlace, _ position: Coordinate, _ delimiter: UInt8, to output: inout [UInt8]
  ) {
    func append(_ text: String) {
      output.append(delimiter)
      guard text.utf8.contains(where: { $0 == delimiter || $0 == .quote }) else {
        return output.append(contentsOf: text.utf8)
      }
      output.append(.quote)
      output.append(contentsOf: text.replacing("\"", with: "\"\"").utf8)
      output.append(.quote)
    }
    append(place.name)
    append(place.region)
    append(place.country)
    output.append(delimiter)
    Self.append(kilometres: place.kilometres, to: &output)
    append(place.direction(of: position)?.rawValue ?? "")
    append(place.timeZone)
    append(place.city)
  }

  /// With two decimal places.
  private static func append(kilometres: Double, to output: inout [UInt8]) {
    let (whole, hundredths) = Int((kilometres * 100).rounded()).quotientAndRemainder(
      dividingBy: 100)
    output.append(contentsOf: String(whole).utf8)
    output.append(UInt8(ascii: "."))
    output.append(0x30 + UInt8(hundredths / 10))
    output.append(0x30 + UInt8(hundredths % 10))
  }

  // MARK: - Lines of JSON

  private func located(
    lines chunk: RowChunk, _ members: PointMembers
  ) async -> (bytes: [UInt8], report: PointReport) {
    let lines = chunk.lines
    var report = PointReport()
    var rows: [JSONRow?] = []
    for start in stride(from: 0, to: lines.count, by: Self.batch) {
      let end = min(lines.count, start + Self.batch)
      rows += self.rows(Array(lines[start..<end]), members)
    }
    let places = await neighbors.places(nearestTo: rows.compactMap { $0?.position })
    var output: [UInt8] = []
    output.reserveCapacity(chunk.bytes.count * 2)
    var next = places.startIndex
    for (index, line) in lines.enumerated() {
      if index > 0 { output.append(.lineFeed) }
      if let row = rows[index], let position = row.position, next < places.endIndex,
        let brace = line.lastIndex(of: UInt8(ascii: "}"))
      {
        output.append(contentsOf: line[..<brace])
        append(members: row.names, places[next], position, to: &output)
        output.append(contentsOf: line[brace...])
        next += 1
        report.read += 1
      } else {
        output.append(contentsOf: line)
        guard !line.allSatisfy(\.isBlank) else { continue }
        report.broken += 1
        report.first = report.first ?? .init(path: path, line: chunk.line + index, column: 1)
      }
    }
    return (output, report)
  }

  /// Empty lines are no JSON, and not broken either.
  private func rows(_ lines: [ArraySlice<UInt8>], _ members: PointMembers) -> [JSONRow?] {
    let filled = lines.indices.filter { !lines[$0].allSatisfy(\.isBlank) }
    var rows = [JSONRow?](repeating: nil, count: lines.count)
    guard !filled.isEmpty else { return rows }
    let read = JSONRow.rows(in: filled.map { lines[$0] }, members, adding: names)
    for (index, row) in zip(filled, read) { rows[index] = row }
    return rows
  }

  private func append(
    members names: [String], _ place: NearestPlace, _ position: Coordinate,
    to output: inout [UInt8]
  ) {
    func append(_ index: Int, _ text: String?) {
      output.append(UInt8(ascii: ","))
      Self.append(json: names[index], to: &output)
      output.append(UInt8(ascii: ":"))
      if let text, !text.isEmpty {
        Self.append(json: text, to: &output)
      } else {
        output.append(contentsOf: "null".utf8)
      }
    }
    append(0, place.name)
    append(1, place.region)
    append(2, place.country)
    output.append(contentsOf: ",\"\(names[3])\":".utf8)
    Self.append(kilometres: place.kilometres, to: &output)
    append(4, place.direction(of: position)?.rawValue)
    append(5, place.timeZone)
    append(6, place.city)
  }

  /// A string of JSON (RFC 8259, section 7).
  private static func append(json text: String, to output: inout [UInt8]) {
    output.append(.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output.append(contentsOf: "\\\(scalar)".utf8)
      case _ where SafeText.isUnsafe(scalar):
        output.append(contentsOf: SafeText.jsonEscaped(scalar).utf8)
      default: output.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    output.append(.quote)
  }
}
