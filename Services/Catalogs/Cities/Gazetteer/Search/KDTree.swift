import Domain
import Geo

/// A k-d tree of two dimensions over the rows (Bentley, "Multidimensional Binary Search Trees Used
/// for Associative Searching", CACM 18, 1975).
///
/// It finds the rows nearest to a position, and the most populous ones in a box.
///
/// The rows are split in two at the middle, again and again, along latitude or longitude, into a
/// complete binary tree: node 1 has all rows, and node i has the children 2i and 2i + 1. The last
/// `leafCount` nodes are the leaves, whose rows are together in `rowsBySpace`, by falling population
/// (in the layout's version 2 by rising row). For node i, box i − 1 is the ``Box`` of its rows. A
/// branch is left out if no point of its box is near enough, or no city in it is large enough.
struct KDTree {
  /// The bounds of a node's rows (10⁻⁵ degrees, including the edges), and their greatest population.
  struct Box {
    var south = Int32.max
    var north = Int32.min
    var west = Int32.max
    var east = Int32.min
    var population: UInt32 = 0
  }

  let cities: CityTable
  let leaves: Int
  private let rows: UnsafeRawBufferPointer
  private let boxes: UnsafeRawBufferPointer

  init(_ cities: CityTable) {
    self.cities = cities
    rows = cities.section(.rowsBySpace)
    boxes = cities.section(.boxes)
    leaves = GazetteerLayout.leafCount(forRows: cities.count)
  }

  /// Returns the most populous rows in a box, by falling population, then by id.
  func largest(in box: DegreeBox, count: Int) -> [Int] {
    var found = FirstRows(capacity: min(count, cities.count))
    // Returns whether a row with this population could still be kept; the tie 0 comes before any id.
    func isOpen(_ population: UInt32) -> Bool {
      found.accepts(FirstRows.key(population: population, tie: 0))
    }
    visit { bounds in
      box.intersects(bounds) ? Double(bounds.population) : nil
    } isOpen: { rank in
      isOpen(UInt32(rank))
    } row: { row in
      let population = cities.population(row)
      guard isOpen(population) else { return false }
      if box.contains(latitude: cities.latitude(row), longitude: cities.longitude(row)) {
        found.offer(
          FoundRow(row), key: FirstRows.key(population: population, tie: cities.number(row)))
      }
      return true
    }
    return found.sorted.map(\.row)
  }

  /// Returns the rows nearest to a position, nearest first, then by id.
  ///
  /// Only rows with more inhabitants than `population` and in `country`, an index of
  /// ``CitySection/countryCodes``, count (`nil` allows any), and `excluded` does not.
  func nearest(
    to position: Coordinate, in country: UInt8? = nil, count: Int, largerThan population: Int?,
    excluding excluded: Int?
  ) -> [NearbyRow] {
    guard count > 0 else { return [] }
    let minimum = population.map { $0 == .max ? .max : $0 + 1 } ?? 0
    let origin = BoxDistance(from: position)
    var found: [NearbyRow] = []
    visit { box in
      Int(box.population) >= minimum ? -origin.kilometres(to: box) : nil
    } isOpen: { rank in
      guard found.count == count, let last = found.last else { return true }
      // The bound and the distance come from different formulas. A metre and a billionth cover the
      // rounding of both, and a branch too many does no harm.
      return -rank * (1 - 1e-9) - 1e-3 <= last.kilometres
    } row: { row in
      guard Int(cities.population(row)) >= minimum else { return false }
      guard row != excluded, country == nil || cities.countryIndex(row) == country else {
        return true
      }
      let near = NearbyRow(
        row: row, number: cities.number(row),
        kilometres: Geodesy.distance(from: position, to: cities.coordinate(row)))
      if found.count == count {
        guard let last = found.last, near < last else { return true }
        found.removeLast()
      }
      found.insert(near, at: found.indices.partitioningIndex { near < found[$0] })
      return true
    }
    return found
  }

  /// Visits the rows of the leaves, best first: it opens the waiting node with the highest rank,
  /// until none of those waiting can help.
  ///
  /// - Parameters:
  ///   - rank: returns the rank of a node, which is at least that of everything in it; `nil` if
  ///     nothing in it is wanted.
  ///   - isOpen: returns whether a node with this rank can still help.
  ///   - goesOn: takes a row, and returns whether those with fewer inhabitants are wanted too.
  private func visit(
    rank: (Box) -> Double?, isOpen: (Double) -> Bool, row goesOn: (Int) -> Bool
  ) {
    guard cities.count > 0 else { return }
    var waiting = Heap<WaitingNode>()
    func add(_ node: Int) {
      if let rank = rank(box(node)), isOpen(rank) {
        waiting.append(WaitingNode(rank: rank, node: node))
      }
    }
    add(1)
    while let next = waiting.popFirst(), isOpen(next.rank) {
      if next.node >= leaves {
        visit(leaf: next.node - leaves, goesOn)
      } else {
        add(2 * next.node)
        add(2 * next.node + 1)
      }
    }
  }

  func visit(leaf: Int, _ goesOn: (Int) -> Bool) {
    let first = GazetteerLayout.leafStart(leaf, leaves: leaves, rows: cities.count)
    let end = GazetteerLayout.leafStart(leaf + 1, leaves: leaves, rows: cities.count)
    for index in first..<end {
      let row = rows.u24(3 * index)
      // A damaged number is skipped; the ones after it may be good.
      guard row < cities.count else { continue }
      if !goesOn(row), cities.hasLeavesByPopulation { return }
    }
  }

  func box(_ node: Int) -> Box {
    let offset = GazetteerLayout.boxSize * (node - 1)
    return Box(
      south: boxes.i32(offset), north: boxes.i32(offset + 4), west: boxes.i32(offset + 8),
      east: boxes.i32(offset + 12), population: boxes.u32(offset + 16))
  }
}

/// A node that waits to be visited.
private struct WaitingNode: Comparable {
  let rank: Double
  let node: Int

  static func < (a: Self, b: Self) -> Bool { (a.rank, a.node) < (b.rank, b.node) }
}

/// A row and its great-circle distance from the start of the search.
struct NearbyRow: Equatable {
  let row: Int
  let number: UInt32
  let kilometres: Double

  /// Returns whether a row is nearer, or as near with a lower id.
  static func < (a: Self, b: Self) -> Bool {
    (a.kilometres, a.number) < (b.kilometres, b.number)
  }
}
