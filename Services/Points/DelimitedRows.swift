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
    /// How many fields it has less than the header; nil where nothing can be added to it.
    let missing: Int?
  }

  let bytes: [UInt8]
  private(set) var rows: [Row] = []
  private(set) var report = PointReport()

  /// - Parameters:
  ///   - chunk: whole rows; of a piece of a row there is nothing.
  ///   - columns: theirs.
  ///   - path: the file's, for what is told of broken ones.
  ///   - areAddedTo: whether a row with more fields than the header is broken, too.
  init(
    _ chunk: RowChunk, _ columns: DelimitedColumns, path: String, areAddedTo: Bool = false
  ) {
    if let piece = chunk.report(ofPieceIn: path) {
      (bytes, report) = ([], piece)
      return
    }
    let width = columns.header.count
    bytes = chunk.bytes
    rows.reserveCapacity(bytes.count / 24)
    var record = DelimitedRecord()
    var start = 0
    while start < bytes.count {
      _ = record.read(bytes, from: start, delimiter: columns.delimiter)
      let fields = record.fields
      let isBlank = record.isBlank(bytes)
      let isSurplus = areAddedTo && width > 0 && fields.count > width
      var position: Coordinate?
      if !isSurplus, fields.count > max(columns.latitude, columns.longitude) {
        position = DecimalText.position(
          bytes[fields[columns.latitude]], bytes[fields[columns.longitude]],
          allowsComma: columns.allowsComma)
      }
      var name = record.end..<record.end
      if let column = columns.name, fields.count > column { name = fields[column] }
      if position != nil {
        report.read += 1
      } else if !isBlank {
        report.broken += 1
        if report.first == nil {
          report.first = fault(
            record, columns, line: chunk.line, path: path, surplus: isSurplus ? width : nil)
        }
      }
      let isWhole = !isBlank && !isSurplus && record.openQuote == nil
      rows.append(
        Row(
          start: start, end: record.end, next: record.next, position: position, name: name,
          missing: isWhole ? max(0, width - fields.count) : nil))
      start = record.next
    }
  }

  func text(_ range: Range<Int>) -> String { DelimitedRecord.text(bytes[range]) }

  /// The place of the first field that is wrong, or of the end where one is missing; of a quote that
  /// nothing closes.
  ///
  /// - Parameter surplus: the first field that the header has not.
  private func fault(
    _ record: DelimitedRecord, _ columns: DelimitedColumns, line: Int, path: String, surplus: Int?
  ) -> PointReport.Fault {
    let fields = [columns.latitude, columns.longitude].sorted()
    let limits = [columns.latitude: 90.0, columns.longitude: 180.0]
    let wrong =
      surplus
      ?? fields.first { column in
        guard record.fields.indices.contains(column) else { return true }
        let number = DecimalText.number(
          bytes[record.fields[column]], allowsComma: columns.allowsComma)
        // What is no number is not within them either.
        return number.map { abs($0) <= limits[column] ?? 0 } != true
      }
    let place =
      record.openQuote ?? wrong.flatMap {
        record.fields.indices.contains($0) ? record.fields[$0].lowerBound : nil
      }
      ?? record.end
    let lineStart = (bytes[..<place].lastIndex(of: .lineFeed) ?? -1) + 1
    return PointReport.Fault(
      path: path, line: line + bytes[..<place].count { $0 == .lineFeed },
      column: String(decoding: bytes[lineStart..<place], as: UTF8.self).count + 1,
      kind: record.openQuote != nil ? .openQuote : surplus != nil ? .surplus : .noPosition)
  }
}
