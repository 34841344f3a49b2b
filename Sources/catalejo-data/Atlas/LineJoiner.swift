import Atlas

/// Joins lines end to start into the longest that come of it.
enum LineJoiner {
  /// Lines keep their direction; where several start at one point, the first is taken.
  static func join(_ lines: [[QuantizedPoint]]) -> [[QuantizedPoint]] {
    var starting: [QuantizedPoint: [Int]] = [:]
    var ends: Set<QuantizedPoint> = []
    for (index, line) in lines.enumerated() {
      guard let first = line.first, let last = line.last else { continue }
      starting[first, default: []].append(index)
      ends.insert(last)
    }
    var isUsed = [Bool](repeating: false, count: lines.count)
    func chain(from index: Int) -> [QuantizedPoint] {
      var points = lines[index]
      isUsed[index] = true
      while let last = points.last, let next = starting[last]?.first(where: { !isUsed[$0] }) {
        isUsed[next] = true
        points.append(contentsOf: lines[next].dropFirst())
      }
      return points
    }
    // Lines nothing leads to come first; what is left then are closed rings.
    let heads = lines.indices.filter { index in
      lines[index].first.map { !ends.contains($0) } ?? false
    }
    var joined: [[QuantizedPoint]] = []
    for index in heads + lines.indices where !isUsed[index] { joined.append(chain(from: index)) }
    return joined
  }
}
