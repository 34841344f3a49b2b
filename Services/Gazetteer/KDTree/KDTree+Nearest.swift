import Domain
import Geo

extension KDTree {
  /// The rows nearest to a position, nearest first, ties by id (Friedman, Bentley and Finkel, ACM
  /// Transactions on Mathematical Software 3, 1977): the nearer half of a node comes first, and a
  /// half that is farther than all that was found is left out.
  ///
  /// Only rows with more inhabitants than `population` count (nil takes every row), and `excluded`
  /// does not.
  func nearest(
    to position: Coordinate, count: Int, largerThan population: Int?, excluding excluded: Int?
  ) -> [NearbyRow] {
    guard count > 0, cities.count > 0 else { return [] }
    let minimum = population.map { $0 == .max ? .max : $0 + 1 } ?? 0
    var search = NearestRows(
      origin: BoxDistance(from: position), count: count, minimum: minimum, excluded: excluded)
    visit(1, bound: 0, &search)
    return search.found
  }

  private func visit(_ node: Int, bound: Double, _ search: inout NearestRows) {
    guard !search.isOut(bound) else { return }
    if node >= leaves { return visitLeaf(node - leaves, &search) }
    let left = self.bound(2 * node, search)
    let right = self.bound(2 * node + 1, search)
    if right < left {
      visit(2 * node + 1, bound: right, &search)
      visit(2 * node, bound: left, &search)
    } else {
      visit(2 * node, bound: left, &search)
      visit(2 * node + 1, bound: right, &search)
    }
  }

  /// The least distance a row of the node may have; infinite where none is large enough.
  private func bound(_ node: Int, _ search: NearestRows) -> Double {
    let box = box(node)
    return Int(box.population) >= search.minimum ? search.origin.kilometres(to: box) : .infinity
  }

  private func visitLeaf(_ leaf: Int, _ search: inout NearestRows) {
    forEachRow(ofLeaf: leaf) { row in
      guard Int(cities.population(row)) >= search.minimum else { return false }
      guard row != search.excluded else { return true }
      let kilometres = Geodesy.distance(
        from: search.origin.position, to: cities.coordinate(row))
      search.add(NearbyRow(row: row, number: cities.number(row), kilometres: kilometres))
      return true
    }
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

/// The nearest rows a search has met so far.
private struct NearestRows {
  let origin: BoxDistance
  let count: Int
  /// The fewest inhabitants a row must have.
  let minimum: Int
  let excluded: Int?
  /// Nearest first.
  var found: [NearbyRow] = []

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
    found.insert(row, at: found.indices.partitioningIndex { row < found[$0] })
  }
}
