extension SpaceIndex {
  /// The rows of most inhabitants in a box, by falling population, ties by id.
  ///
  /// Best first: of all nodes that touch the box, the one with the greatest city is opened, until
  /// none that waits can have a city among the `count` greatest met.
  func largest(in box: DegreeBox, count: Int) -> [Int] {
    guard count > 0, cities.count > 0 else { return [] }
    var found = FirstRows(capacity: min(count, cities.count))
    var waiting = NodeQueue()
    add(1, in: box, to: &waiting, found)
    while let greatest = waiting.greatest, Self.isOpen(greatest, found),
      let node = waiting.popFirst()
    {
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

  private func add(_ node: Int, in box: DegreeBox, to waiting: inout NodeQueue, _ found: FirstRows)
  {
    let bounds = bounds(node)
    let touches = box.intersects(
      south: bounds.south, north: bounds.north, west: bounds.west, east: bounds.east)
    guard touches, Self.isOpen(bounds.population, found) else { return }
    waiting.append(node, population: bounds.population)
  }

  /// Whether a city of so many inhabitants may be among the greatest: one of no id there is could.
  private static func isOpen(_ population: UInt32, _ found: FirstRows) -> Bool {
    found.accepts(FirstRows.key(population: population, tie: 0))
  }
}
