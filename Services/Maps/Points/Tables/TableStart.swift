import Contracts
import Domain
import TextUI

/// Finds where a table begins, and its columns: there may be a line `sep=;`, a title, blank lines and
/// comments before the header, or no header at all.
struct TableStart {
  /// How many rows are looked at.
  private static let mostRows = 64

  let columns: DelimitedColumns
  /// How many bytes come before the header, or before the first row.
  let preamble: Int

  /// - Parameters:
  ///   - bytes: the start of the text.
  ///   - wanted: what the user calls the columns.
  /// - Throws: `unknownColumn` for one that is wanted, `noColumns` where neither names nor a position
  ///   are found, `notPoints` where nothing looks like a table.
  static func find(
    _ bytes: [UInt8], wanted: PointColumns? = nil
  ) throws(FileProblem) -> TableStart {
    var sample = TableSample(bytes)
    var (offset, tried) = (0, 0)
    while offset < bytes.count, tried < mostRows {
      let line = sample.line(at: offset)
      let start = offset
      offset = line.endIndex + 1
      if line.allSatisfy(\.isBlank) { continue }
      tried += 1
      if tried == 1, let delimiter = TableSample.separator(line) {
        sample.delimiters = [delimiter]
        continue
      }
      if let wanted {
        if let found = try sample.wanted(wanted, at: start) { return found }
      } else if let found = sample.named(at: start) {
        return found
      }
      // A comment is no row.
      guard line.first(where: { !$0.isBlank }) != UInt8(ascii: "#") else { continue }
      if wanted == nil, sample.header == nil, let found = sample.row(at: start) { return found }
      sample.noteHeader(at: start)
    }
    if let header = sample.header {
      if wanted == nil, let found = sample.byValues(header) { return found }
      if let wanted {
        let names = header.names
        let isKnown = try sample.column(wanted.latitude, of: names) != nil
        throw .unknownColumn(isKnown ? wanted.longitude : wanted.latitude, known: names)
      }
      throw .noColumns(header.names)
    }
    throw .notPoints
  }
}

/// The first rows of a table, with what they may be parted by.
struct TableSample {
  /// The first row that may be a header.
  struct Header {
    let names: [String]
    let delimiter: UInt8
    let start: Int
  }

  /// How many rows behind a header tell what its columns hold.
  private static let mostValues = 20

  private let bytes: [UInt8]
  var delimiters: [UInt8] = [.tab, UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ",")]
  private(set) var header: Header?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func line(at offset: Int) -> ArraySlice<UInt8> {
    bytes[offset..<(bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count)]
  }

  /// `sep=;`, as Excel writes and reads it.
  static func separator(_ line: ArraySlice<UInt8>) -> UInt8? {
    let text = line.filter { $0 != .quote && $0 != .carriageReturn }
    guard text.count == 5,
      ["sep=", "SEP=", "Sep="].contains(String(decoding: text.prefix(4), as: UTF8.self))
    else { return nil }
    return text.last
  }

  private func texts(_ offset: Int, _ delimiter: UInt8) -> [String] {
    var record = DelimitedRecord()
    _ = record.read(bytes, from: offset, delimiter: delimiter)
    return record.fields.map { DelimitedRecord.text(bytes[$0]) }
  }

  /// The names of a row that may be a header, without the sign of a comment.
  private func names(_ offset: Int, _ delimiter: UInt8) -> (names: [String], isComment: Bool) {
    var names = texts(offset, delimiter)
    let isComment = names[0].hasPrefix("#")
    if isComment { names[0] = String(names[0].drop { $0 == "#" || $0 == " " }) }
    return (names, isComment)
  }

  /// The rows behind the one at an offset.
  private func rows(after offset: Int, _ delimiter: UInt8) -> [[String]] {
    var record = DelimitedRecord()
    _ = record.read(bytes, from: offset, delimiter: delimiter)
    var (next, rows) = (record.next, [[String]]())
    while next < bytes.count, rows.count < Self.mostValues {
      _ = record.read(bytes, from: next, delimiter: delimiter)
      if !record.isBlank(bytes) {
        rows.append(record.fields.map { DelimitedRecord.text(bytes[$0]) })
      }
      next = record.next
    }
    return rows
  }

  mutating func noteHeader(at offset: Int) {
    guard header == nil else { return }
    let best = delimiters.map { (delimiter: $0, names: texts(offset, $0)) }
      .max { $0.names.count < $1.names.count }
    if let best, best.names.count > 1 {
      header = Header(names: best.names, delimiter: best.delimiter, start: offset)
    }
  }

  private func start(
    _ place: DelimitedColumns.Place, _ names: [String], _ delimiter: UInt8, at start: Int,
    isHeader: Bool = true
  ) -> TableStart {
    var columns = DelimitedColumns(
      delimiter: delimiter, place: place, name: isHeader ? PointNames.name(names) : nil,
      header: isHeader ? names : [])
    if !isHeader, place != .line {
      let others = names.indices.filter { !columns.positions.contains($0) }
      columns = DelimitedColumns(
        delimiter: delimiter, place: place, name: others.first, header: [])
    }
    let rows = (isHeader ? [] : [names]) + rows(after: start, delimiter)
    if case .pair(let latitude, let longitude) = place {
      columns.hasDecimalCommas = rows.contains { row in
        [latitude, longitude].contains { row.indices.contains($0) && Self.hasComma(row[$0]) }
      }
    }
    return TableStart(columns: columns, preamble: start)
  }

  /// Whether a number is written with a decimal comma.
  private static func hasComma(_ text: String) -> Bool {
    text.contains(",") && DecimalText.number(Array(text.utf8)[...], allowsComma: true) != nil
  }

  // MARK: - Columns by their names

  /// The columns that are wanted, where a row has them; `nil` if it has not.
  func wanted(_ wanted: PointColumns, at offset: Int) throws(FileProblem) -> TableStart? {
    for delimiter in delimiters {
      let (names, isComment) = names(offset, delimiter)
      guard let latitude = try column(wanted.latitude, of: names),
        let longitude = try column(wanted.longitude, of: names)
      else { continue }
      let columns = DelimitedColumns.Place.pair(latitude: latitude, longitude: longitude)
      let isPosition = Self.isPosition(names, latitude, longitude)
      if isComment, isPosition { continue }
      return start(columns, names, delimiter, at: offset, isHeader: !isPosition)
    }
    return nil
  }

  /// By its name, or by its number.
  func column(_ wanted: String, of names: [String]) throws(FileProblem) -> Int? {
    let fold = Fold.fold(wanted)
    if let index = names.firstIndex(where: { Fold.fold($0) == fold }) { return index }
    guard let number = Int(wanted), names.count > 1, (1...names.count).contains(number) else {
      return nil
    }
    return number - 1
  }

  private static func isPosition(_ row: [String], _ latitude: Int, _ longitude: Int) -> Bool {
    var turned = 0
    return PositionField.position(row[latitude], row[longitude], &turned) != nil
  }

  /// The columns of a header that names them; `nil` if the row is none.
  func named(at offset: Int) -> TableStart? {
    for delimiter in delimiters {
      let (names, isComment) = names(offset, delimiter)
      guard names.count > 1, let (latitude, longitude) = PointNames.columns(names) else { continue }
      let columns = DelimitedColumns.Place.pair(latitude: latitude, longitude: longitude)
      if isComment {
        // A sentence may have both words in it.
        let first = rows(after: offset, delimiter).first { !$0[0].hasPrefix("#") }
        guard let first, first.count > max(latitude, longitude),
          Self.isPosition(first, latitude, longitude)
        else { continue }
      }
      return start(columns, names, delimiter, at: offset)
    }
    return nil
  }

  // MARK: - By what they hold

  /// The columns of a header whose names tell nothing, by the values below.
  func byValues(_ header: Header) -> TableStart? {
    let rows = rows(after: header.start, header.delimiter)
    func values(_ column: Int) -> [String] {
      rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
    }
    let columns = Array(header.names.indices)
    if let column = columns.first(where: { values($0).contains(where: GeometryText.isMeant) }) {
      return start(.geometry(column), header.names, header.delimiter, at: header.start)
    }
    let named = PointNames.positionColumns(header.names)
    for (column, isFirst) in named + columns.map({ ($0, false) }) {
      var turned = 0
      let isFound = values(column).contains { value in
        PositionField.position(value, isLongitudeFirst: isFirst, &turned) != nil
      }
      if isFound {
        return start(
          .single(column, isLongitudeFirst: isFirst), header.names, header.delimiter,
          at: header.start)
      }
    }
    return nil
  }

  /// A row without a header before it: two numbers, geometry, a line that is a position, or two
  /// fields in another notation; `nil` if it is none.
  func row(at offset: Int) -> TableStart? {
    let pair = DelimitedColumns.Place.pair(latitude: 0, longitude: 1)
    for delimiter in delimiters {
      var record = DelimitedRecord()
      _ = record.read(bytes, from: offset, delimiter: delimiter)
      let fields = record.fields
      guard fields.count > 1 else { continue }
      if DecimalText.position(bytes[fields[0]], bytes[fields[1]]) != nil {
        return start(pair, texts(offset, delimiter), delimiter, at: offset, isHeader: false)
      }
    }
    let line = String(decoding: line(at: offset), as: UTF8.self)
    var turned = 0
    if PositionField.position(line, &turned) != nil {
      return start(.line, [line], UInt8(ascii: ","), at: offset, isHeader: false)
    }
    for delimiter in delimiters {
      let row = texts(offset, delimiter)
      if let column = row.firstIndex(where: GeometryText.isMeant) {
        return start(.geometry(column), row, delimiter, at: offset, isHeader: false)
      }
      if row.count > 1, Self.isPosition(row, 0, 1) {
        return start(pair, row, delimiter, at: offset, isHeader: false)
      }
    }
    return nil
  }
}
