/// The dots a straight line comes through, found by halving it until its pieces are shorter than a
/// quarter of a dot: neither projection, clipping nor line drawing of the program's.
package struct DenseSampler: Sendable {
  /// In dots.
  package let width: Int
  package let height: Int
  /// Those on the canvas and one dot around it.
  package private(set) var dots: Set<[Int]> = []

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package mutating func add(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    let isNear =
      max(start.x, end.x) > -2 && min(start.x, end.x) < Double(width) + 2
      && max(start.y, end.y) > -2 && min(start.y, end.y) < Double(height) + 2
    guard isNear else { return }
    if max(abs(end.x - start.x), abs(end.y - start.y)) < 0.25 {
      for point in [start, end] {
        dots.insert([Int(point.x.rounded(.down)), Int(point.y.rounded(.down))])
      }
      return
    }
    let middle = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    add(from: start, to: middle)
    add(from: middle, to: end)
  }

  /// Those of the drawn dots that no sampled one is beside, and of the sampled ones on the canvas
  /// those that no drawn one is beside.
  package func strays(_ drawn: Set<[Int]>) -> [[Int]] {
    let seen = dots.filter { 0..<width ~= $0[0] && 0..<height ~= $0[1] }
    return Array(drawn.subtracting(Self.around(dots)))
      + Array(seen.subtracting(Self.around(drawn)))
  }

  private static func around(_ dots: Set<[Int]>) -> Set<[Int]> {
    var all = dots
    for dot in dots {
      for x in dot[0] - 1...dot[0] + 1 {
        for y in dot[1] - 1...dot[1] + 1 { all.insert([x, y]) }
      }
    }
    return all
  }
}
