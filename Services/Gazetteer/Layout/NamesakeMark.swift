/// How a namesake is told from the others: what ``CitySection/namesakeMarks`` says of it.
enum NamesakeMark: Equatable {
  /// By its American state, which no other of them has.
  case region
  /// By the way from the nearest city with more inhabitants, which is this row.
  case near(Int)
  /// By the way from the nearest larger city, which is looked for when the row is read: finding
  /// all of them takes longer than the rest of a refreshed list.
  case lookedUp
  /// There is no larger city.
  case none

  init(rawValue: Int) {
    switch rawValue {
    case 0xFF_FFFF: self = .none
    case 0xFF_FFFE: self = .region
    case 0xFF_FFFD: self = .lookedUp
    default: self = .near(rawValue)
    }
  }

  var rawValue: Int {
    switch self {
    case .none: 0xFF_FFFF
    case .region: 0xFF_FFFE
    case .lookedUp: 0xFF_FFFD
    case .near(let row): row
    }
  }
}
