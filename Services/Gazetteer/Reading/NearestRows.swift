/// The nearest rows a search has met so far.
struct NearestRows {
  let origin: BoxDistance
  let count: Int
  /// The fewest inhabitants a row must have.
  let minimum: Int
  let excluded: Int?
  /// Nearest first.
  private(set) var found: [NearbyRow] = []

  init(origin: BoxDistance, count: Int, minimum: Int, excluded: Int?) {
    self.origin = origin
    self.count = count
    self.minimum = minimum
    self.excluded = excluded
  }

  /// Whether nothing so far away can be among the nearest any more.
  ///
  /// Bounds and distances come from different formulas; a metre and a billionth cover the
  /// rounding of both, and a branch too many does no harm.
  func isOut(_ bound: Double) -> Bool {
    if bound == .infinity { return true }
    guard found.count == count, let last = found.last else { return false }
    return bound * (1 - 1e-9) - 1e-3 > last.kilometres
  }

  mutating func add(_ row: NearbyRow) {
    if found.count == count {
      guard let last = found.last, row < last else { return }
      found.removeLast()
    }
    let place = found.indices.partitioningIndex { row < found[$0] }
    found.insert(row, at: place)
  }
}

/// A row and its great-circle distance from where the search started.
struct NearbyRow: Equatable {
  let row: Int
  let number: UInt32
  let kilometres: Double

  /// Nearer, or as near with a lesser id.
  static func < (a: Self, b: Self) -> Bool {
    a.kilometres == b.kilometres ? a.number < b.number : a.kilometres < b.kilometres
  }
}

/// The nodes of ``SpaceIndex`` that are still to be looked at, of which the one with the greatest
/// city comes first.
struct NodeQueue {
  private var keys = Heap<UInt64>()

  /// The greatest population in a node that is waiting; nil where none is.
  var greatest: UInt32? { keys.first.map { UInt32($0 >> 32) } }

  mutating func append(_ node: Int, population: UInt32) {
    keys.append(UInt64(population) << 32 | UInt64(UInt32(truncatingIfNeeded: node)))
  }

  mutating func popFirst() -> Int? { keys.popFirst().map { Int($0 & 0xFFFF_FFFF) } }
}
