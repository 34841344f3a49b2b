import Contracts

/// Reads the commands of a feature's geometry (MVT 2.1, 4.3).
///
/// It keeps what it has read before a fault, and says the fault. Numbers of points are never believed:
/// a part has as many as there are.
struct TileGeometry {
  /// The shapes, by their numbers in the format.
  enum Shape: UInt64 {
    case points = 1
    case lines = 2
    case polygons = 3
  }

  private enum Command {
    static let moveTo: UInt32 = 1
    static let lineTo: UInt32 = 2
    static let closePath: UInt32 = 7
  }

  private let shape: Shape
  /// Whether the rules of version 2 hold; those of version 1 say less, and its writers were freer.
  private let isStrict: Bool
  private let extent: Int64
  private let scale: Float
  private var numbers: RepeatedNumbers
  // The cursor survives the end of a part. 64 bits: no tile is long enough to leave them.
  private var x: Int64 = 0
  private var y: Int64 = 0
  /// The first point of the part that is read.
  private var start: TilePoint?
  /// All its points, from its second one on.
  private var part: [TilePoint] = []
  /// Whether a point of the part is too far away.
  private var isFar = false
  private(set) var parts: [[TilePoint]] = []
  private(set) var fault: TileFault?

  /// - Parameter extent: the width of the tile in the numbers of the geometry, above 0.
  init(_ shape: Shape, _ numbers: RepeatedNumbers, extent: UInt64, version: UInt64) {
    self.shape = shape
    isStrict = version > 1
    self.numbers = numbers
    self.extent = Int64(extent)
    scale = 1 / Float(extent)
  }

  /// Reads all parts.
  ///
  /// - Throws: `tooMuch`, which ends the tile.
  mutating func read(_ memory: inout TileMemory) throws(TileFault) {
    do throws(TileFault) {
      while let command = try numbers.next() {
        try run(command & 7, count: Int(command >> 3), &memory)
      }
      if shape == .polygons, start != nil, isStrict { throw .command }
    } catch {
      guard error != .tooMuch else { throw error }
      fault = fault ?? error
    }
    try endPart(&memory)
  }

  private mutating func run(
    _ command: UInt32, count: Int, _ memory: inout TileMemory
  ) throws(TileFault) {
    switch (command, shape) {
    case (Command.moveTo, .points):
      guard count > 0 else { throw .command }
      for _ in 0..<count {
        let point = try point()
        if isInTile { try keep([point], &memory) }
      }
    case (Command.moveTo, _):
      // A ring that was not closed is filled all the same.
      if shape == .polygons, start != nil, isStrict { fault = fault ?? .command }
      try endPart(&memory)
      guard count == 1 else { throw .command }
      start = try point()
    case (Command.lineTo, .lines), (Command.lineTo, .polygons):
      guard count > 0, let start else { throw .command }
      let most = min(count, numbers.mostLeft / 2)
      try memory.take(most * MemoryLayout<TilePoint>.stride)
      if part.isEmpty {
        part.reserveCapacity(1 + most)
        part.append(start)
      }
      for _ in 0..<count {
        let (lastX, lastY) = (x, y)
        let point = try point()
        // The same point once more is nothing to draw.
        if x != lastX || y != lastY {
          part.append(point)
        } else if isStrict {
          fault = fault ?? .line
        }
      }
    case (Command.closePath, .polygons):
      guard start != nil || !isStrict else { throw .command }
      try endPart(&memory)
      guard count == 1 || !isStrict else { throw .command }
    default: throw .command
    }
  }

  /// Moves the cursor to the next point.
  private mutating func point() throws(TileFault) -> TilePoint {
    guard let right = try numbers.next() else { throw .count }
    guard let down = try numbers.next() else { throw .coordinates }
    x += Self.signed(right)
    y += Self.signed(down)
    isFar = isFar || x < -extent || x > 2 * extent || y < -extent || y > 2 * extent
    return TilePoint(x: Float(x) * scale, y: Float(y) * scale)
  }

  private static func signed(_ zigzag: UInt32) -> Int64 {
    Int64(Int32(bitPattern: zigzag >> 1) ^ -Int32(bitPattern: zigzag & 1))
  }

  /// Keeps the part, if it is something.
  private mutating func endPart(_ memory: inout TileMemory) throws(TileFault) {
    guard start != nil else { return }
    switch shape {
    case .points: break
    case .lines:
      if part.count < 2 {
        if isStrict { fault = fault ?? .line }
      } else if isFar {
        for line in TileClip.line(part) { try keep(line, &memory) }
      } else {
        try keep(part, &memory)
      }
    case .polygons:
      if part.count < 3, isStrict { fault = fault ?? .command }
      let ring = isFar ? TileClip.ring(part) : part
      if Self.hasArea(ring) { try keep(ring, &memory) }
    }
    start = nil
    part = []
    isFar = false
  }

  private mutating func keep(
    _ part: [TilePoint], _ memory: inout TileMemory
  ) throws(TileFault) {
    // An array has 32 bytes of its own, and its place in the array of the parts; its points are counted.
    try memory.take(40)
    parts.append(part)
  }

  /// Whether the last point is in the tile itself: its label belongs to one tile alone.
  private var isInTile: Bool { (0..<extent).contains(x) && (0..<extent).contains(y) }

  /// Whether a ring has three points that are not on one line, by the shoelace formula.
  private static func hasArea(_ ring: [TilePoint]) -> Bool {
    guard ring.count > 2, var a = ring.last else { return false }
    let origin = ring[0]
    var area: Double = 0
    for b in ring {
      area +=
        Double(a.x - origin.x) * Double(b.y - origin.y) - Double(b.x - origin.x)
        * Double(a.y - origin.y)
      a = b
    }
    return area.magnitude > 1e-12
  }
}
