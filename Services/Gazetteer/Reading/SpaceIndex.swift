import Domain

/// Finds the rows nearest to a position, and the greatest in a box.
///
/// The rows are split in two at the middle, again and again, along latitude or longitude, into a
/// complete binary tree: node 1 is all rows, node i has the children 2i and 2i + 1, and the last
/// `leafCount` nodes are the leaves, whose rows lie together in `rowsBySpace`, by falling population
/// (in the layout's version 2 by rising row). For node i, box i − 1 is the degrees its rows lie in and
/// their greatest population. A branch is left out when no point of its box is near enough, or no city
/// in it large enough.
struct SpaceIndex {
  let cities: CityTable
  private let rows: UnsafeRawBufferPointer
  private let boxes: UnsafeRawBufferPointer
  let leaves: Int

  init(_ cities: CityTable) {
    self.cities = cities
    rows = cities.section(.rowsBySpace)
    boxes = cities.section(.boxes)
    leaves = GazetteerLayout.leafCount(forRows: cities.count)
  }

  /// The rows nearest to a position, nearest first, ties by id.
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
    let box = bounds(node)
    guard Int(box.population) >= search.minimum else { return .infinity }
    return search.origin.kilometres(
      south: box.south, north: box.north, west: box.west, east: box.east)
  }

  /// A node's box (10⁻⁵ degrees, edges included), and the greatest population in it.
  func bounds(
    _ node: Int
  ) -> (south: Int32, north: Int32, west: Int32, east: Int32, population: UInt32) {
    let offset = GazetteerLayout.boxSize * (node - 1)
    return (
      boxes.i32(offset), boxes.i32(offset + 4), boxes.i32(offset + 8), boxes.i32(offset + 12),
      boxes.u32(offset + 16)
    )
  }

  private func visitLeaf(_ leaf: Int, _ search: inout NearestRows) {
    forEachRow(ofLeaf: leaf) { row in
      guard Int(cities.population(row)) >= search.minimum else { return false }
      guard row != search.excluded else { return true }
      let position = cities.coordinate(row)
      search.add(
        NearbyRow(
          row: row, number: cities.number(row),
          kilometres: Geodesy.distance(from: search.origin.position, to: position)))
      return true
    }
  }

  /// The rows of a leaf, until it is said that none with fewer inhabitants is wanted.
  func forEachRow(ofLeaf leaf: Int, _ goesOn: (Int) -> Bool) {
    let first = GazetteerLayout.leafStart(leaf, leaves: leaves, rows: cities.count)
    let end = GazetteerLayout.leafStart(leaf + 1, leaves: leaves, rows: cities.count)
    for place in first..<end {
      let row = rows.u24(3 * place)
      // A damaged row is none; what comes after it may be one.
      guard row < cities.count else { continue }
      if !goesOn(row), cities.hasLeavesByPopulation { return }
    }
  }
}
