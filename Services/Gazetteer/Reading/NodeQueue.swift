/// The nodes of ``SpaceIndex`` that are still to be looked at, of which the one with the greatest
/// city comes first.
struct NodeQueue {
  /// A heap: no key is greater than the one at half its place (counted from 1).
  private var keys: [UInt64] = []

  /// The greatest population in a node that is waiting; nil where none is.
  var greatest: UInt32? { keys.first.map { UInt32($0 >> 32) } }

  mutating func append(_ node: Int, population: UInt32) {
    keys.append(UInt64(population) << 32 | UInt64(UInt32(truncatingIfNeeded: node)))
    var index = keys.count - 1
    while index > 0, keys[(index - 1) / 2] < keys[index] {
      keys.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = keys.first else { return nil }
    let last = keys.removeLast()
    if !keys.isEmpty {
      keys[0] = last
      sink()
    }
    return Int(first & 0xFFFF_FFFF)
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < keys.count else { return }
      if child + 1 < keys.count, keys[child] < keys[child + 1] { child += 1 }
      guard keys[index] < keys[child] else { return }
      keys.swapAt(index, child)
      index = child
    }
  }
}
