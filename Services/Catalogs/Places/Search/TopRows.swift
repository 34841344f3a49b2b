/// The first rows by a key, as many as its capacity; each row once, with the least of its keys.
struct TopRows<Key: Comparable> {
  private(set) var rows: [(key: Key, row: Int)] = []
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(0, capacity) }

  mutating func offer(_ row: Int, _ key: Key) {
    guard capacity > 0 else { return }
    if rows.count == capacity, let last = rows.last, (last.key, last.row) <= (key, row) { return }
    // A row that is there already is near its place: only names of one place repeat it.
    if let known = rows.firstIndex(where: { $0.row == row }) {
      guard key < rows[known].key else { return }
      rows.remove(at: known)
    }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if (rows[middle].key, rows[middle].row) < (key, row) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    rows.insert((key, row), at: low)
    if rows.count > capacity { rows.removeLast() }
  }
}
