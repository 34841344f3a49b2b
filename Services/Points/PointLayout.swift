import Catalog
import Domain
import TextUI

/// Where rows have their positions and names, as the first of them tells.
enum PointLayout: Hashable, Sendable {
  case delimited(DelimitedColumns)
  case jsonLines(PointMembers)
}

/// The columns of delimited text, counted from 0.
struct DelimitedColumns: Hashable, Sendable {
  let delimiter: UInt8
  let latitude: Int
  let longitude: Int
  /// Nil where there is none.
  let name: Int?
  /// The names of all columns; empty where there is no header.
  let header: [String]

  /// Decimal commas need another delimiter.
  var allowsComma: Bool { delimiter != UInt8(ascii: ",") }

  /// - Parameters:
  ///   - bytes: the first row, and what comes after it.
  ///   - delimiter: between its fields.
  ///   - wanted: what the user calls the columns.
  /// - Throws: `noColumns` where neither names nor a position are found.
  init(
    firstRowOf bytes: [UInt8], delimiter: UInt8, wanted: PointColumns? = nil
  ) throws(FileProblem) {
    var record = DelimitedRecord()
    _ = record.read(bytes, from: 0, delimiter: delimiter)
    let first = record.fields.map { bytes[$0] }
    let names = first.map(DelimitedRecord.text)
    var columns: (latitude: Int, longitude: Int)?
    if let wanted {
      if let latitude = Self.column(wanted.latitude, of: names),
        let longitude = Self.column(wanted.longitude, of: names)
      {
        columns = (latitude, longitude)
      }
    } else {
      columns = PointNames.columns(names) ?? (names.count > 1 ? (0, 1) : nil)
    }
    guard let (latitude, longitude) = columns else { throw .noColumns(names) }
    let isPosition =
      DecimalText.position(
        first[latitude], first[longitude], allowsComma: delimiter != UInt8(ascii: ",")) != nil
    let isHeader = !isPosition && (wanted != nil || PointNames.columns(names) != nil)
    guard isHeader || isPosition else { throw .noColumns(names) }
    let others = names.indices.filter { $0 != latitude && $0 != longitude }
    self.delimiter = delimiter
    (self.latitude, self.longitude) = (latitude, longitude)
    name = isHeader ? PointNames.name(names) : others.first
    header = isHeader ? names : []
  }

  private static func column(_ wanted: String, of names: [String]) -> Int? {
    let fold = Fold.fold(wanted)
    if let index = names.firstIndex(where: { Fold.fold($0) == fold }) { return index }
    return Int(wanted).flatMap { names.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}

/// What columns and members of positions and names are called, by their folds.
enum PointNames {
  private static let latitudes = ["latitude", "latitud", "lat"]
  private static let longitudes = ["longitude", "longitud", "long", "lng", "lon"]
  private static let names = ["name", "nombre", "title", "titulo", "label"]

  /// The places of latitude and longitude among some names; nil where one is missing.
  static func columns(_ all: [String]) -> (latitude: Int, longitude: Int)? {
    guard let latitude = first(of: latitudes, in: all),
      let longitude = first(of: longitudes, in: all)
    else { return nil }
    return (latitude, longitude)
  }

  static func name(_ all: [String]) -> Int? { first(of: names, in: all) }

  private static func first(of known: [String], in all: [String]) -> Int? {
    let folds = all.map(Fold.fold)
    return known.lazy.compactMap(folds.firstIndex).first
  }
}

extension PointMembers {
  /// - Throws: `noColumns`.
  init(_ first: JSONContent, wanted: PointColumns?) throws(FileProblem) {
    guard case .object(let members) = first else { throw .notPoints }
    let names = members.keys.sorted()
    if let wanted {
      guard names.contains(wanted.latitude), names.contains(wanted.longitude) else {
        throw .noColumns(names)
      }
      self.init(latitude: wanted.latitude, longitude: wanted.longitude)
    } else {
      guard let (latitude, longitude) = PointNames.columns(names) else { throw .noColumns(names) }
      self.init(latitude: names[latitude], longitude: names[longitude])
    }
  }
}
