import Contracts
import Domain

/// The covers of the ground, with as many columns and rows as the finest level of heights.
struct CoverGrid {
  /// Rain of December and July together, in Marble's units (about millimetres a month), below which land
  /// is a desert.
  ///
  /// It was chosen by 21 places: the Sahara, the Gobi, the Atacama and Nevada have less, and Spain, Kansas,
  /// Tibet and the Sahel have more.
  private static let mostRain = 44
  /// The brightness of Marble's map of temperatures in July below which dry land is cold, not a desert:
  /// Greenland has 127, Patagonia 161.
  private static let leastWarmth = 158

  let columns: Int
  let rows: Int
  private(set) var values: [UInt8]

  /// Finds the deserts.
  init(
    december: GrayImage, july: GrayImage, temperature: GrayImage, columns: Int, rows: Int
  ) {
    self.columns = columns
    self.rows = rows
    let (wide, high) = (columns / july.columns, rows / july.rows)
    values = (0..<columns * rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let (x, y) = (column / wide, row / high)
      let isDry = december[x, y] + july[x, y] < Self.mostRain
      let isDesert = isDry && temperature[x, y] > Self.leastWarmth
      return (isDesert ? ReliefGrid.Cover.desert : .plain).rawValue
    }
  }

  /// Fills the places whose middles are inside rings, by the even-odd rule for each ring.
  mutating func fill(_ rings: [[Coordinate]], with cover: ReliefGrid.Cover) {
    for ring in rings {
      let corners = ring.map {
        (
          x: ($0.longitude + 180) / 360 * Double(columns),
          y: (90 - $0.latitude) / 180 * Double(rows)
        )
      }
      guard let last = corners.last, let north = corners.map(\.y).min(),
        let south = corners.map(\.y).max()
      else { continue }
      for row in max(0, Int(north))...min(rows - 1, Int(south)) {
        let y = Double(row) + 0.5
        var crossings: [Double] = []
        var start = last
        for end in corners {
          if (start.y <= y) != (end.y <= y) {
            crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
          }
          start = end
        }
        crossings.sort()
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          let (west, east) = (crossings[index], crossings[index + 1])
          for column in Int(
            (west + 0.5).rounded(.down))..<max(
              Int((west + 0.5).rounded(.down)), Int((east + 0.5).rounded(.down)))
          where column >= 0 && column < columns {
            values[row * columns + column] = cover.rawValue
          }
        }
      }
    }
  }
}
