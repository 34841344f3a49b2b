/// A k-d tree of two dimensions over the rows (Bentley, "Multidimensional Binary Search Trees Used for
/// Associative Searching", CACM 18, 1975): it finds the rows nearest to a position, and the greatest
/// in a box.
///
/// The rows are split in two at the middle, again and again, along latitude or longitude, into a
/// complete binary tree: node 1 is all rows, node i has the children 2i and 2i + 1, and the last
/// `leafCount` nodes are the leaves, whose rows lie together in `rowsBySpace`, by falling population
/// (in the layout's version 2 by rising row). For node i, box i − 1 is the ``Box`` of its rows. A
/// branch is left out when no point of its box is near enough, or no city in it large enough.
struct KDTree {
  /// The degrees that a node's rows lie in (10⁻⁵ degrees, edges included), and their greatest
  /// population.
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

  func box(_ node: Int) -> Box {
    let offset = GazetteerLayout.boxSize * (node - 1)
    return Box(
      south: boxes.i32(offset), north: boxes.i32(offset + 4), west: boxes.i32(offset + 8),
      east: boxes.i32(offset + 12), population: boxes.u32(offset + 16))
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
