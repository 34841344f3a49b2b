/// How a namesake is told from the others: what ``CitySection/namesakeMarks`` says of it.
enum NamesakeMark: Equatable {
  /// By its American state, which no other of them has.
  case region
  /// By the way from the nearest city with more inhabitants, which is this row.
  case near(Int)
  /// There is no larger city.
  case none

  init(rawValue: Int) {
    switch rawValue {
    case 0xFF_FFFF: self = .none
    case 0xFF_FFFE: self = .region
    default: self = .near(rawValue)
    }
  }

  var rawValue: Int {
    switch self {
    case .none: 0xFF_FFFF
    case .region: 0xFF_FFFE
    case .near(let row): row
    }
  }
}
