import Catalog
import Domain

/// The rows of a chunk, with their positions.
struct DelimitedRows {
  struct Row {
    let start: Int
    /// Where its text ends, and where the next one begins.
    let end: Int
    let next: Int
    /// Nil where there is none that can be read.
    let position: Coordinate?
    /// Where the name is; empty where there is none.
    let name: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var rows: [Row] = []
  private(set) var report = PointReport()

  /// - Parameters:
  ///   - chunk: whole rows.
  ///   - columns: theirs.
  ///   - path: the file's, for what is told of broken ones.
  init(_ chunk: RowChunk, _ columns: DelimitedColumns, path: String) {
    bytes = chunk.bytes
    rows.reserveCapacity(bytes.count / 24)
    var record = DelimitedRecord()
    var start = 0
    while start < bytes.count {
      _ = record.read(bytes, from: start, delimiter: columns.delimiter)
      let fields = record.fields
      var position: Coordinate?
      if fields.count > max(columns.latitude, columns.longitude) {
        position = DecimalText.position(
          bytes[fields[columns.latitude]], bytes[fields[columns.longitude]],
          allowsComma: columns.allowsComma)
      }
      var name = record.end..<record.end
      if let column = columns.name, fields.count > column { name = fields[column] }
      if position != nil {
        report.read += 1
      } else if !record.isBlank(bytes) {
        report.broken += 1
        if report.first == nil {
          report.first = fault(record, from: start, columns, line: chunk.line, path: path)
        }
      }
      rows.append(
        Row(start: start, end: record.end, next: record.next, position: position, name: name))
      start = record.next
    }
  }

  func text(_ range: Range<Int>) -> String { DelimitedRecord.text(bytes[range]) }

  /// The place of the first field that is wrong, or of the end where one is missing.
  private func fault(
    _ record: DelimitedRecord, from start: Int, _ columns: DelimitedColumns, line: Int,
    path: String
  ) -> PointReport.Fault {
    let fields = [columns.latitude, columns.longitude].sorted()
    let limits = [columns.latitude: 90.0, columns.longitude: 180.0]
    let wrong = fields.first { column in
      guard record.fields.indices.contains(column) else { return true }
      let number = DecimalText.number(
        bytes[record.fields[column]], allowsComma: columns.allowsComma)
      return number.map { abs($0) > limits[column] ?? 0 } ?? true
    }
    let place =
      wrong.flatMap { record.fields.indices.contains($0) ? record.fields[$0].lowerBound : nil }
      ?? record.end
    let lineStart = (bytes[..<place].lastIndex(of: .lineFeed) ?? -1) + 1
    return PointReport.Fault(
      path: path, line: line + bytes[..<place].count { $0 == .lineFeed },
      column: String(decoding: bytes[lineStart..<place], as: UTF8.self).count + 1)
  }
}
