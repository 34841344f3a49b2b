import Domain

/// The lakes of Natural Earth at 1:50 million.
enum LakeSource {
  /// Each lake once, its shore first and then its islands.
  ///
  /// The source also has Michigan, Huron and Superior as one: a lake that has islands of two others
  /// is left out.
  static func lakes(_ features: [[[Coordinate]]]) -> [[SourceRing]] {
    let lakes = features.map { $0.map { SourceRing($0) }.filter { $0.corners.count > 2 } }
      .filter { !$0.isEmpty }
    var owners: [SourceRing: [Int]] = [:]
    for (index, lake) in lakes.enumerated() {
      for ring in lake { owners[ring, default: []].append(index) }
    }
    return lakes.enumerated().filter { index, lake in
      Set(lake.flatMap { owners[$0, default: []] }).subtracting([index]).count < 2
    }.map(\.element)
  }

  /// The rings that are large enough, islands among them, with fewer corners; nil where the lake
  /// itself is not.
  static func simplified(
    _ lake: [SourceRing], smallest: Double, tolerance: Double
  ) -> [SourceRing]? {
    guard let shore = lake.first, shore.size >= smallest else { return nil }
    let rings = lake.filter { $0.size >= smallest }
      .map { LineSimplifier.simplified($0, tolerance: tolerance) }
      .filter { !$0.corners.isEmpty }
    return rings.isEmpty ? nil : rings
  }
}
