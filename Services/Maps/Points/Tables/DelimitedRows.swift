import Contracts
import Domain

/// The rows of a chunk, with their positions.
struct DelimitedRows {
  struct Row {
    let start: Int
    /// The end of its text, and the start of the next row.
    let end: Int
    let next: Int
    /// `nil` if there is none that can be read.
    let position: Coordinate?
    /// Its geometry among `shapes`, if it is more than a position.
    let shape: Int?
    /// The range of the name; empty if there is none.
    let name: Range<Int>
    /// How many fields it has less than the header; `nil` if nothing can be added to it.
    let missing: Int?
    /// Whether its whole text is one field, which needs quotes.
    let isOneField: Bool
  }

  let bytes: [UInt8]
  private(set) var rows: [Row] = []
  private(set) var shapes: [PointShape] = []
  private(set) var report = PointReport()
  private let columns: DelimitedColumns
  private let path: String
  private var turned = 0

  /// - Parameters:
  ///   - chunk: whole rows; of a piece of a row there is nothing.
  ///   - columns: theirs.
  ///   - path: the file's, for what is told of broken ones.
  ///   - forbidsExtraFields: whether a row with more fields than the header is broken, too.
  init(
    _ chunk: RowChunk, _ columns: DelimitedColumns, path: String, forbidsExtraFields: Bool = false
  ) {
    self.columns = columns
    self.path = path
    if let piece = chunk.report(ofPieceIn: path) {
      (bytes, report) = ([], piece)
      return
    }
    let width = columns.header.count
    bytes = chunk.bytes
    rows.reserveCapacity(bytes.count / 24)
    let positions = columns.positions
    let last = positions.max() ?? 0
    var record = DelimitedRecord()
    var start = 0
    while start < bytes.count {
      if columns.place == .line {
        record.readLine(bytes, from: start)
      } else {
        _ = record.read(bytes, from: start, delimiter: columns.delimiter)
      }
      let fields = record.fields
      let isSurplus = forbidsExtraFields && width > 0 && fields.count > width
      var position: Coordinate?
      if case .pair(let latitude, let longitude) = columns.place, !isSurplus, fields.count > last {
        position = DecimalText.position(bytes[fields[latitude]], bytes[fields[longitude]])
      }
      var (shape, isOneField) = (Int?.none, columns.place == .line)
      let isBlank = record.isBlank(bytes)
      if position == nil, !isSurplus, !isBlank {
        (position, shape, isOneField) = other(record, last, line: chunk.line)
      }
      var name = record.end..<record.end
      if let column = columns.name, fields.count > column { name = fields[column] }
      if position != nil {
        report.read += 1
      } else if !isBlank, !isComment(record) {
        report.broken += 1
        if report.first == nil {
          report.first = fault(record, line: chunk.line, surplus: isSurplus ? width : nil)
        }
      }
      let isWhole = !isBlank && !isSurplus && record.openQuote == nil
      rows.append(
        Row(
          start: start, end: record.end, next: record.next, position: position, shape: shape,
          name: name, missing: isWhole ? max(0, width - fields.count) : nil,
          isOneField: isOneField))
      start = record.next
    }
    report.add(PointNote(path, .broughtBack, count: turned))
  }

  func text(_ range: Range<Int>) -> String { DelimitedRecord.text(bytes[range]) }

  /// A comment is no row, where rows have no header that says otherwise.
  private func isComment(_ record: DelimitedRecord) -> Bool {
    bytes[record.fields[0]].first { !$0.isBlank } == UInt8(ascii: "#")
  }

  // MARK: - What is not two plain numbers

  /// - Parameter last: the last column that a position is in.
  private mutating func other(
    _ record: DelimitedRecord, _ last: Int, line: Int
  ) -> (position: Coordinate?, shape: Int?, isOneField: Bool) {
    let fields = record.fields
    let isLine = columns.place == .line
    guard fields.count > last || columns.header.isEmpty else { return (nil, nil, isLine) }
    switch columns.place {
    case .pair(let latitude, let longitude) where fields.count > last:
      let position = PositionField.position(
        text(fields[latitude]), text(fields[longitude]), &turned)
      if position != nil { return (position, nil, false) }
      noteMetres(fields[latitude], fields[longitude])
    case .single(let column, let isLongitudeFirst) where fields.count > last:
      let position = PositionField.position(
        text(fields[column]), isLongitudeFirst: isLongitudeFirst, &turned)
      if position != nil { return (position, nil, false) }
    case .geometry(let column) where fields.count > last: return geometry(fields[column])
    default: break
    }
    // Without a header each row is on its own, and may be a position as a whole.
    guard columns.header.isEmpty, record.openQuote == nil, let start = fields.first?.lowerBound
    else { return (nil, nil, isLine) }
    let position = PositionField.position(text(start..<record.end), &turned)
    return (position, nil, isLine || position != nil)
  }

  private mutating func geometry(
    _ field: Range<Int>
  ) -> (position: Coordinate?, shape: Int?, isOneField: Bool) {
    switch GeometryText.read(text(field)) {
    case .shape(let shape, let count, let system):
      turned += count
      if case .webMercator(let name) = system {
        report.add(PointNote(path, .converted(from: name)))
      }
      let isPoint = shape.points.count == 1 && shape.lines.isEmpty && shape.rings.isEmpty
      if !isPoint, !shape.isNowhere { shapes.append(shape) }
      return (shape.anchor, isPoint || shape.isNowhere ? nil : shapes.count - 1, false)
    case .otherSystem(let name): report.add(PointNote(path, .otherProjection(name)))
    case .broken: break
    }
    return (nil, nil, false)
  }

  /// Numbers beyond all degrees are metres, mostly.
  private mutating func noteMetres(_ latitude: Range<Int>, _ longitude: Range<Int>) {
    let numbers = [latitude, longitude].compactMap {
      DecimalText.number(bytes[$0], allowsComma: true)
    }
    if numbers.count == 2, numbers.contains(where: { abs($0) > 1000 }),
      numbers.allSatisfy(\.isFinite)
    {
      report.add(PointNote(path, .notDegrees))
    }
  }

  // MARK: - Faults

  /// The place of the first field that is wrong, or of the end where one is missing; of a quote that
  /// nothing closes.
  ///
  /// - Parameter surplus: the first field that the header has not.
  private func fault(
    _ record: DelimitedRecord, line: Int, surplus: Int?
  ) -> PointReport.Fault {
    let place =
      record.openQuote ?? (surplus ?? wrongField(record)).flatMap {
        record.fields.indices.contains($0) ? record.fields[$0].lowerBound : nil
      }
      ?? record.end
    let lineStart = (bytes[..<place].lastIndex(of: .lineFeed) ?? -1) + 1
    return PointReport.Fault(
      path: path, line: line + bytes[..<place].count { $0 == .lineFeed },
      column: String(decoding: bytes[lineStart..<place], as: UTF8.self).count + 1,
      kind: record.openQuote != nil ? .openQuote : surplus != nil ? .surplus : .noPosition)
  }

  private func wrongField(_ record: DelimitedRecord) -> Int? {
    guard case .pair(let latitude, let longitude) = columns.place else {
      return columns.positions.first
    }
    // One column may be meant for both.
    let limits = [(latitude, 90.0), (longitude, 360.0)].sorted { $0.0 < $1.0 }
    return limits.first { column, limit in
      guard record.fields.indices.contains(column) else { return true }
      let number = DecimalText.number(bytes[record.fields[column]], allowsComma: true)
      // A text that is no number is not within it either.
      return number.map { abs($0) <= limit } != true
    }?.0
  }
}
