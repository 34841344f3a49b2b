/// Arranges rows for ``SpaceIndex``.
///
/// Whole numbers and IEEE products only, so that every machine
/// builds the same bytes.
struct SpaceIndexBuilder {
  private(set) var rows: [Int]
  private(set) var boxes: [UInt8]
  private let drafts: [RowDraft]
  private let leaves: Int

  init(_ drafts: [RowDraft]) {
    self.drafts = drafts
    rows = Array(drafts.indices)
    leaves = GazetteerLayout.leafCount(forRows: drafts.count)
    boxes = [UInt8](repeating: 0, count: GazetteerLayout.boxSize * (2 * leaves - 1))
    split(node: 1, leaves: 0..<leaves)
  }

  private mutating func split(node: Int, leaves range: Range<Int>) {
    let start = leafStart(range.lowerBound)
    let end = leafStart(range.upperBound)
    let box = Box(of: rows[start..<end], drafts)
    let offset = GazetteerLayout.boxSize * (node - 1)
    boxes.replaceSubrange(offset..<offset + GazetteerLayout.boxSize, with: box.bytes)
    guard range.count > 1 else {
      rows[start..<end].sort {
        (drafts[$1].population, $0) < (drafts[$0].population, $1)
      }
      return
    }
    let middle = range.lowerBound + range.count / 2
    let isWide = box.isWide
    // A row after the coordinate it goes by: a number of its own for each.
    var keys = rows[start..<end].map { row in
      let degrees = isWide ? drafts[row].longitude : drafts[row].latitude
      return UInt64(UInt32(bitPattern: degrees) ^ 0x8000_0000) << 32 | UInt64(row)
    }
    Selection.divide(&keys, at: leafStart(middle) - start)
    for (place, key) in keys.enumerated() { rows[start + place] = Int(key & 0xFFFF_FFFF) }
    split(node: 2 * node, leaves: range.lowerBound..<middle)
    split(node: 2 * node + 1, leaves: middle..<range.upperBound)
  }

  private func leafStart(_ leaf: Int) -> Int {
    GazetteerLayout.leafStart(leaf, leaves: leaves, rows: drafts.count)
  }

  private struct Box {
    private var south = Int32.max
    private var north = Int32.min
    private var west = Int32.max
    private var east = Int32.min
    private var population: UInt32 = 0

    init(of rows: ArraySlice<Int>, _ drafts: [RowDraft]) {
      if rows.isEmpty { (south, north, west, east) = (0, 0, 0, 0) }
      for row in rows {
        south = min(south, drafts[row].latitude)
        north = max(north, drafts[row].latitude)
        west = min(west, drafts[row].longitude)
        east = max(east, drafts[row].longitude)
        population = max(population, drafts[row].population)
      }
    }

    /// Whether it is wider than high.
    ///
    /// A degree of longitude shrinks like cos φ ≈ 1 - (φ / 90°)²; the split need not be exact.
    var isWide: Bool {
      let middleLatitude = (Double(south) + Double(north)) / 2 / 9_000_000
      let width = (Double(east) - Double(west)) * (1 - middleLatitude * middleLatitude)
      return width > Double(north) - Double(south)
    }

    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      for edge in [south, north, west, east] { bytes.append(i32: edge) }
      bytes.append(u32: population)
      return bytes
    }
  }
}
