/// Arranges rows for ``SpaceIndex``.
///
/// Whole numbers and IEEE products only, so that every machine
/// builds the same bytes.
struct SpaceIndexBuilder {
  private(set) var rows: [Int]
  private(set) var boxes: [UInt8]
  private let records: [CityRecord]
  private let leaves: Int

  init(_ records: [CityRecord]) {
    self.records = records
    rows = Array(records.indices)
    leaves = GazetteerLayout.leafCount(forRows: records.count)
    boxes = [UInt8](repeating: 0, count: GazetteerLayout.boxSize * (2 * leaves - 1))
    split(node: 1, leaves: 0..<leaves)
  }

  private mutating func split(node: Int, leaves range: Range<Int>) {
    let start = GazetteerLayout.leafStart(range.lowerBound, leaves: leaves, rows: records.count)
    let end = GazetteerLayout.leafStart(range.upperBound, leaves: leaves, rows: records.count)
    let box = store(node: node, start..<end)
    guard range.count > 1 else {
      rows[start..<end].sort()
      return
    }
    // A degree of longitude shrinks like cos φ ≈ 1 - (φ / 90°)²; the split need not be exact.
    let middleLatitude = (Double(box.south) + Double(box.north)) / 2 / 9_000_000
    let width = (Double(box.east) - Double(box.west)) * (1 - middleLatitude * middleLatitude)
    let records = records
    if width > Double(box.north) - Double(box.south) {
      rows[start..<end].sort { (records[$0].longitude, $0) < (records[$1].longitude, $1) }
    } else {
      rows[start..<end].sort { (records[$0].latitude, $0) < (records[$1].latitude, $1) }
    }
    let middle = range.lowerBound + range.count / 2
    split(node: 2 * node, leaves: range.lowerBound..<middle)
    split(node: 2 * node + 1, leaves: middle..<range.upperBound)
  }

  private mutating func store(
    node: Int, _ places: Range<Int>
  ) -> (south: Int32, north: Int32, west: Int32, east: Int32) {
    let part = rows[places].map { records[$0] }
    let (south, north) = (part.map(\.latitude).min() ?? 0, part.map(\.latitude).max() ?? 0)
    let (west, east) = (part.map(\.longitude).min() ?? 0, part.map(\.longitude).max() ?? 0)
    var box: [UInt8] = []
    for edge in [south, north, west, east] { box.append(i32: edge) }
    box.append(u32: part.map(\.population).max() ?? 0)
    let offset = GazetteerLayout.boxSize * (node - 1)
    boxes.replaceSubrange(offset..<offset + GazetteerLayout.boxSize, with: box)
    return (south, north, west, east)
  }
}
