import Contracts
import Domain
import JSON
import TextUI

/// Adds to rows what their positions are near.
struct RowLocator: Sendable {
  /// The columns and members that are added.
  private static let names = [
    "place", "region", "country", "km", "direction", "timezone", "city",
  ]

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
    names = Self.free(Self.names, taken.contains)
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
        DelimitedRows(chunk, columns, path: path, forbidsExtraFields: true), columns)
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
      if row.isOneField, row.position != nil, row.missing != nil {
        DelimitedRecord.append(
          String(decoding: rows.bytes[row.start..<row.end], as: UTF8.self), columns.delimiter,
          to: &output)
        // Beside rows of two numbers it takes two columns.
        if columns.place != .line { output.append(columns.delimiter) }
      } else {
        output.append(contentsOf: rows.bytes[row.start..<row.end])
      }
      if let missing = row.missing {
        output.append(contentsOf: repeatElement(columns.delimiter, count: missing))
        if let position = row.position, next < places.endIndex {
          append(places[next], position, columns, to: &output)
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
    _ place: NearestPlace, _ position: Coordinate, _ columns: DelimitedColumns,
    to output: inout [UInt8]
  ) {
    let delimiter = columns.delimiter
    func append(_ text: String) {
      output.append(delimiter)
      DelimitedRecord.append(text, delimiter, to: &output)
    }
    append(place.name)
    append(place.region)
    append(place.country)
    output.append(delimiter)
    Self.append(
      kilometres: place.kilometres, hasComma: columns.hasDecimalCommas,
      isQuoted: columns.hasDecimalCommas && delimiter == UInt8(ascii: ","), to: &output)
    append(place.direction(of: position)?.rawValue ?? "")
    append(place.timeZone)
    append(place.city)
  }

  /// With two decimal places.
  private static func append(
    kilometres: Double, hasComma: Bool = false, isQuoted: Bool = false, to output: inout [UInt8]
  ) {
    let (whole, hundredths) = Int((kilometres * 100).rounded()).quotientAndRemainder(
      dividingBy: 100)
    if isQuoted { output.append(.quote) }
    output.append(contentsOf: String(whole).utf8)
    output.append(hasComma ? UInt8(ascii: ",") : UInt8(ascii: "."))
    output.append(0x30 + UInt8(hundredths / 10))
    output.append(0x30 + UInt8(hundredths % 10))
    if isQuoted { output.append(.quote) }
  }

  // MARK: - Lines of JSON

  /// A line that can be added to.
  private struct JSONLine {
    let position: Coordinate
    /// The members that are added, called as nothing in the line is.
    let names: [String]
  }

  private func located(
    lines chunk: RowChunk, _ members: PointMembers
  ) async -> (bytes: [UInt8], report: PointReport) {
    let lines = chunk.lines
    var report = PointReport()
    var turned = 0
    let rows = lines.enumerated().map { index, line in
      row(line, members, number: chunk.line + index, &turned, &report)
    }
    report.add(PointNote(path, .broughtBack, count: turned))
    let places = await neighbors.places(nearestTo: rows.compactMap { $0?.position })
    var output: [UInt8] = []
    output.reserveCapacity(chunk.bytes.count * 2)
    var next = places.startIndex
    for (index, line) in lines.enumerated() {
      if index > 0 { output.append(.lineFeed) }
      guard let row = rows[index], next < places.endIndex,
        let brace = line.lastIndex(of: UInt8(ascii: "}"))
      else {
        output.append(contentsOf: line)
        continue
      }
      output.append(contentsOf: line[..<brace])
      append(members: row.names, places[next], row.position, to: &output)
      output.append(contentsOf: line[brace...])
      next += 1
      report.read += 1
    }
    return (output, report)
  }

  /// Empty lines are no JSON, and not broken either.
  private func row(
    _ line: ArraySlice<UInt8>, _ members: PointMembers, number: Int, _ turned: inout Int,
    _ report: inout PointReport
  ) -> JSONLine? {
    guard !line.allSatisfy(\.isBlank) else { return nil }
    if let reading = try? JSONReader.read(line) {
      report.add(
        PointNote(path, .notANumber, count: reading.notNumbers.count, line: number))
      if reading.node.isObject, let position = members.position(in: reading.node, &turned) {
        let taken = reading.node.members.map(\.name)
        let isFree = !names.contains(where: taken.contains)
        return JSONLine(
          position: position, names: isFree ? names : Self.free(names, taken.contains))
      }
    }
    report.broken += 1
    report.first = report.first ?? .init(path: path, line: number, column: 1)
    return nil
  }

  /// Names of which nothing is called so already: what is gets a word before it.
  private static func free(_ names: [String], _ isTaken: (String) -> Bool) -> [String] {
    names.map { name in
      var free = name
      while isTaken(free) { free = "near_\(free)" }
      return free
    }
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

  private static func append(json text: String, to output: inout [UInt8]) {
    JSONWriter.append(string: text, to: &output)
  }
}
