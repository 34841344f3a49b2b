import Atlas

/// Joins areas that share edges into one.
enum RingUnion {
  /// The rings around all areas, filled by the even-odd rule.
  ///
  /// An edge two rings share is within, and goes; what is left are closed lines again, if rings side
  /// by side run in the same sense. Where areas overlap there is a hole.
  static func outline(of rings: [SourceRing]) -> [SourceRing] {
    let edges = rings.flatMap(\.edges)
    var uses: [Set<QuantizedPoint>: Int] = [:]
    for edge in edges { uses[edge.undirected, default: 0] += 1 }
    var left: Set<Set<QuantizedPoint>> = []
    let outer = edges.filter { edge in
      // An edge used three times counts once.
      (uses[edge.undirected] ?? 0) % 2 == 1 && left.insert(edge.undirected).inserted
    }
    return LineJoiner.join(outer.map { [$0.start, $0.end] }).map { SourceRing($0) }
      .filter { $0.corners.count > 2 }
  }
}
