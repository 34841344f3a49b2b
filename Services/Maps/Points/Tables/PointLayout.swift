import Contracts
import Domain
import JSON
import TextUI

/// The fields or members with the positions and names of rows, as the first rows tell.
enum PointLayout: Hashable, Sendable {
  case delimited(DelimitedColumns)
  case jsonLines(PointMembers)
}

/// The columns of a table, counted from 0.
struct DelimitedColumns: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case pair(latitude: Int, longitude: Int)
    /// Both in one field, in any notation.
    case single(Int, isLongitudeFirst: Bool)
    /// Well-known text.
    case geometry(Int)
    /// The line itself is a position, in any notation.
    case line
  }

  let delimiter: UInt8
  let place: Place
  /// `nil` if there is none.
  let name: Int?
  /// The names of all columns; empty where there is no header.
  let header: [String]
  /// Whether degrees are written with commas, as distances are then.
  var hasDecimalCommas = false

  /// The columns that a position is in.
  var positions: [Int] {
    switch place {
    case .pair(let latitude, let longitude): [latitude, longitude]
    case .single(let column, _), .geometry(let column): [column]
    case .line: [0]
    }
  }
}

extension PointColumns {
  /// That a row of JSON does not have the members; `nil` if it has both.
  func problem(in row: JSONNode) -> FileProblem? {
    guard let missing = [latitude, longitude].first(where: { row[$0] == nil }) else { return nil }
    return .unknownColumn(missing, known: row.members.map(\.name))
  }
}

extension PointMembers {
  /// The members of the first row that has them; rows may have different ones.
  ///
  /// - Returns: `nil` if there is no row.
  /// - Throws: what is wrong with the first row, where none has them.
  static func first(
    of rows: some Sequence<JSONNode>, wanted: PointColumns?
  ) throws(FileProblem) -> (members: PointMembers, row: JSONNode)? {
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
  private init(_ row: JSONNode, wanted: PointColumns?) throws(FileProblem) {
    guard row.isObject else { throw .notPoints }
    let names = row.members.map(\.name)
    if let wanted {
      if let problem = wanted.problem(in: row) { throw problem }
      self = .wanted(latitude: wanted.latitude, longitude: wanted.longitude)
    } else {
      guard let way = JSONPosition.find(in: row) else { throw .noColumns(names) }
      self = .found(way)
    }
  }
}
