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
