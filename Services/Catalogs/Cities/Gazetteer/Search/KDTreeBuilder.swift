/// Sorts rows for a ``KDTree``.
///
/// It uses only whole numbers and IEEE products, so that every machine builds the same bytes.
struct KDTreeBuilder {
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
    let box = KDTree.Box(of: rows[start..<end], drafts)
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
    // The coordinate to split by, followed by the row, which makes each key unique.
    var keys = rows[start..<end].map { row in
      let degrees = isWide ? drafts[row].longitude : drafts[row].latitude
      return UInt64(UInt32(bitPattern: degrees) ^ 0x8000_0000) << 32 | UInt64(row)
    }
    Self.divide(&keys, at: leafStart(middle) - start)
    for (index, key) in keys.enumerated() { rows[start + index] = Int(key & 0xFFFF_FFFF) }
    split(node: 2 * node, leaves: range.lowerBound..<middle)
    split(node: 2 * node + 1, leaves: middle..<range.upperBound)
  }

  private func leafStart(_ leaf: Int) -> Int {
    GazetteerLayout.leafStart(leaf, leaves: leaves, rows: drafts.count)
  }

  /// Moves the lowest `count` numbers, which must differ, before the others, without sorting either
  /// part: quickselect (Hoare, "Algorithm 65: Find", CACM 4, 1961).
  private static func divide(_ numbers: inout [UInt64], at count: Int) {
    var low = 0
    var high = numbers.count - 1
    var rounds = 0
    while low < high {
      rounds += 1
      // Numbers that were made to defeat the choice of pivots must not take forever.
      if rounds > 100 { return numbers[low...high].sort() }
      // The pivot is the median of three.
      let (a, b, c) = (numbers[low], numbers[low + (high - low) / 2], numbers[high])
      let pivot = max(min(a, b), min(max(a, b), c))
      var (left, right) = (low, high)
      while left <= right {
        while numbers[left] < pivot { left += 1 }
        while numbers[right] > pivot { right -= 1 }
        if left <= right {
          numbers.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      guard count <= right || count >= left else { return }
      (low, high) = count <= right ? (low, right) : (left, high)
    }
  }
}

extension KDTree.Box {
  fileprivate init(of rows: ArraySlice<Int>, _ drafts: [RowDraft]) {
    if rows.isEmpty { (south, north, west, east) = (0, 0, 0, 0) }
    for row in rows {
      south = min(south, drafts[row].latitude)
      north = max(north, drafts[row].latitude)
      west = min(west, drafts[row].longitude)
      east = max(east, drafts[row].longitude)
      population = max(population, drafts[row].population)
    }
  }

  /// Whether the box is wider than high.
  ///
  /// A degree of longitude shrinks like cos φ ≈ 1 - (φ / 90°)²; the choice need not be exact.
  fileprivate var isWide: Bool {
    let middleLatitude = (Double(south) + Double(north)) / 2 / 9_000_000
    let width = (Double(east) - Double(west)) * (1 - middleLatitude * middleLatitude)
    return width > Double(north) - Double(south)
  }

  fileprivate var bytes: [UInt8] {
    .column([south, north, west, east]) + .column([population])
  }
}
