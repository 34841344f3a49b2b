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
  /// - Throws: `unknownColumn` for one that is wanted, `noColumns` where neither names nor a position
  ///   are found.
  init(
    firstRowOf bytes: [UInt8], delimiter: UInt8, wanted: PointColumns? = nil
  ) throws(FileProblem) {
    var record = DelimitedRecord()
    _ = record.read(bytes, from: 0, delimiter: delimiter)
    let first = record.fields.map { bytes[$0] }
    let names = first.map(DelimitedRecord.text)
    var columns: (latitude: Int, longitude: Int)?
    if let wanted {
      columns = (
        try Self.column(wanted.latitude, of: names), try Self.column(wanted.longitude, of: names)
      )
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

  private static func column(_ wanted: String, of names: [String]) throws(FileProblem) -> Int {
    let fold = Fold.fold(wanted)
    if let index = names.firstIndex(where: { Fold.fold($0) == fold }) { return index }
    guard let number = Int(wanted), (1...names.count).contains(number) else {
      throw .unknownColumn(wanted, known: names)
    }
    return number - 1
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
  /// The members of the first row that has them; rows may have different ones.
  ///
  /// - Returns: nil where there is no row.
  /// - Throws: what is wrong with the first row, where none has them.
  static func first(
    of rows: some Sequence<JSONContent>, wanted: PointColumns?
  ) throws(FileProblem) -> (members: PointMembers, row: JSONContent)? {
    var problem: FileProblem?
    for row in rows {
      do throws(FileProblem) {
        return (try PointMembers(row, wanted: wanted), row)
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }

  /// - Throws: `unknownColumn` for one that is wanted, `noColumns`.
  private init(_ row: JSONContent, wanted: PointColumns?) throws(FileProblem) {
    guard case .object(let members) = row else { throw .notPoints }
    let names = members.keys.sorted()
    if let wanted {
      for name in [wanted.latitude, wanted.longitude] where members[name] == nil {
        throw .unknownColumn(name, known: names)
      }
      self.init(latitude: wanted.latitude, longitude: wanted.longitude, areWanted: true)
    } else {
      guard let (latitude, longitude) = PointNames.columns(names) else { throw .noColumns(names) }
      self.init(latitude: names[latitude], longitude: names[longitude], areWanted: false)
    }
  }
}
