extension KDTree {
  /// The rows of most inhabitants in a box, by falling population, ties by id.
  ///
  /// Best first: of all nodes that touch the box, the one with the greatest city is opened, until
  /// none that waits can have a city among the `count` greatest met.
  func largest(in box: DegreeBox, count: Int) -> [Int] {
    guard count > 0, cities.count > 0 else { return [] }
    var found = FirstRows(capacity: min(count, cities.count))
    var waiting = Heap<WaitingNode>()
    add(1, in: box, to: &waiting, found)
    while let next = waiting.popFirst(), Self.isOpen(next.population, found) {
      let node = Int(next.node)
      if node >= leaves {
        forEachRow(ofLeaf: node - leaves) { row in
          let population = cities.population(row)
          guard Self.isOpen(population, found) else { return false }
          if box.contains(latitude: cities.latitude(row), longitude: cities.longitude(row)) {
            found.offer(
              FirstRows.key(population: population, tie: cities.number(row)), payload: row)
          }
          return true
        }
      } else {
        add(2 * node, in: box, to: &waiting, found)
        add(2 * node + 1, in: box, to: &waiting, found)
      }
    }
    return found.sorted.map(\.payload)
  }

  private func add(
    _ node: Int, in box: DegreeBox, to waiting: inout Heap<WaitingNode>, _ found: FirstRows
  ) {
    let bounds = self.box(node)
    guard box.intersects(bounds), Self.isOpen(bounds.population, found) else { return }
    waiting.append(WaitingNode(population: bounds.population, node: UInt32(node)))
  }

  /// Whether a city of so many inhabitants may be among the greatest: one of no id there is could.
  private static func isOpen(_ population: UInt32, _ found: FirstRows) -> Bool {
    found.accepts(FirstRows.key(population: population, tie: 0))
  }
}

/// A node that is still to be looked at; the one with the greatest city is the greatest.
private struct WaitingNode: Comparable {
  let population: UInt32
  let node: UInt32

  static func < (a: Self, b: Self) -> Bool {
    (a.population, a.node) < (b.population, b.node)
  }
}
