/// A point: in a town in metres east and north of its middle, in a tile in units from its northwest.
struct StubPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// Returns the point on the way to another; 0 is here, 1 there.
  func moved(_ part: Double, to other: StubPoint) -> StubPoint {
    StubPoint(x + part * (other.x - x), y + part * (other.y - y))
  }
}

/// The value of a tag.
enum StubTag: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case text(String)
  case number(Int)

  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(number) }
}

/// A thing of a made-up town, with tags of OpenMapTiles' schema (openmaptiles.org/schema).
struct StubFeature: Sendable {
  /// The raw values are those of vector tiles.
  enum Shape: Int, Sendable {
    case point = 1
    case line = 2
    case area = 3
  }

  let layer: String
  let shape: Shape
  /// The zoom from which tiles have it.
  let zoom: Int
  let points: [StubPoint]
  let tags: [(String, StubTag)]

  init(
    _ layer: String, _ shape: Shape, from zoom: Int, _ points: [StubPoint],
    _ tags: KeyValuePairs<String, StubTag>
  ) {
    self.layer = layer
    self.shape = shape
    self.zoom = zoom
    self.points = points
    self.tags = tags.map { ($0.key, $0.value) }
  }

  /// Returns the corners of a rectangle by its corner in the south west.
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [StubPoint]
  {
    [
      StubPoint(x, y), StubPoint(x + width, y), StubPoint(x + width, y + height),
      StubPoint(x, y + height),
    ]
  }
}
