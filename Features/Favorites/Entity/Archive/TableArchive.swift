import Contracts
import Domain

/// Favorites as a table, one a row: CSV (RFC 4180), or the same with tabs.
///
/// The columns are `catalog,id,title,latitude,longitude,added`, then one for each property that a point
/// has. Degrees are empty for a favorite without a position.
enum TableArchive {
  enum Delimiter: Character {
    case comma = ","
    case tab = "\t"

    /// RFC 4180 ends lines by both; text/tab-separated-values says nothing of it.
    var lineEnd: String { self == .comma ? "\r\n" : "\n" }
  }

  private static let columns = [
    ArchiveRecord.catalog, ArchiveRecord.id, "title", "latitude", "longitude", ArchiveRecord.added,
  ]

  static func text(_ records: [ArchiveRecord], _ delimiter: Delimiter) -> String {
    var header = columns
    var numbers = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    var rows: [[String]] = []
    for record in records {
      var row = [String](repeating: "", count: header.count)
      row[2] = record.title
      row[3] = record.position.map { DegreesText.text($0.latitude) } ?? ""
      row[4] = record.position.map { DegreesText.text($0.longitude) } ?? ""
      var taken: Set<Int> = []
      for value in record.values {
        var name = value.name
        // A name that a point has twice gets a column for each.
        while let number = numbers[name], taken.contains(number) { name += "_" }
        let number = numbers[name] ?? header.count
        if number == header.count {
          header.append(name)
          numbers[name] = number
        }
        taken.insert(number)
        row += [String](repeating: "", count: max(0, number + 1 - row.count))
        row[number] = value.value
      }
      rows.append(row)
    }
    let count = header.count
    return ([header] + rows).map { row in
      let whole = row + [String](repeating: "", count: count - row.count)
      return whole.map { field($0, delimiter) }.joined(separator: String(delimiter.rawValue))
        + delimiter.lineEnd
    }.joined()
  }

  private static func field(_ text: String, _ delimiter: Delimiter) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar != "\n" && scalar != "\r"
        && Character(scalar) != delimiter.rawValue
    }
    // Blanks at the ends are taken off by readers that are not asked to keep them.
    guard !isPlain || text.first?.isWhitespace == true || text.last?.isWhitespace == true else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The records of a table that this program wrote; `nil` for any other table.
  static func records(_ bytes: [UInt8]) -> [ArchiveRecord]? {
    guard let table = DelimitedTable(bytes), let header = table.rows.first,
      Set(columns).isSubset(of: header)
    else { return nil }
    return table.rows.dropFirst().map { row in
      var cells: [String: String] = [:]
      var values: [KeptProperty] = []
      for (name, cell) in zip(header, row) where !cell.isEmpty {
        if ["title", "latitude", "longitude"].contains(name) {
          cells[name] = cell
        } else {
          values.append(KeptProperty(name, cell))
        }
      }
      var record = ArchiveRecord(
        title: cells["title"] ?? "", position: position(cells), values: values)
      let isPlaced = cells["latitude"] != nil || cells["longitude"] != nil
      if isPlaced, record.position == nil { record.problem = .invalidPosition }
      return record
    }
  }

  private static func position(_ cells: [String: String]) -> Coordinate? {
    guard let latitude = cells["latitude"].flatMap(Double.init),
      let longitude = cells["longitude"].flatMap(Double.init)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// The rows of a file of CSV or TSV in UTF-8, as RFC 4180 has them.
struct DelimitedTable {
  /// The fields of each row; rows without any text are left out.
  let rows: [[String]]

  /// `nil` for bytes that are no UTF-8, or whose first lines have neither a comma nor a tab.
  init?(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let start = text.utf8.prefix(4_096)
    guard let delimiter = [UInt8(ascii: "\t"), UInt8(ascii: ",")].first(where: start.contains)
    else { return nil }
    rows = Self.rows(bytes, delimiter).filter { row in row.contains { !$0.isEmpty } }
  }

  private static func rows(_ bytes: ArraySlice<UInt8>, _ delimiter: UInt8) -> [[String]] {
    let (quote, feed, enter) = (UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var offset = bytes.startIndex
    func next() -> UInt8? { offset + 1 < bytes.endIndex ? bytes[offset + 1] : nil }
    func endField() {
      row.append(String(decoding: field, as: UTF8.self))
      field = []
    }
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      if isQuoted {
        if byte != quote {
          field.append(byte)
        } else if next() == quote {
          field.append(quote)
          offset += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, field.isEmpty {
        isQuoted = true
      } else if byte == delimiter {
        endField()
      } else if byte == feed || byte == enter {
        if byte == enter, next() == feed { offset += 1 }
        endField()
        rows.append(row)
        row = []
      } else {
        field.append(byte)
      }
      offset += 1
    }
    if !field.isEmpty || !row.isEmpty {
      endField()
      rows.append(row)
    }
    return rows
  }
}
