/// Keeps the first so many of the candidates offered to it, in the order of their keys.
///
/// A heap of the kept ones with the last on top: most candidates of a long list cost one comparison.
/// Where very many are wanted, all are kept, and sorted in the end.
struct FirstRows {
  /// A row to sort: by key, which is unique.
  struct Candidate {
    let key: UInt64
    /// Whatever belongs to it.
    let payload: Int
  }

  private var heap: [Candidate] = []
  private let capacity: Int
  private static let greatestHeap = 4096

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// The key of "by falling population, then in display order".
  static func key(population: UInt32, row: Int) -> UInt64 {
    key(population: population, tie: UInt32(truncatingIfNeeded: row))
  }

  /// The key of "by falling population, then by a rising number", which is unique.
  static func key(population: UInt32, tie: UInt32) -> UInt64 {
    UInt64(~population) << 32 | UInt64(tie)
  }

  /// The kept ones in order.
  var sorted: ArraySlice<Candidate> { heap.sorted { $0.key < $1.key }.prefix(capacity) }

  /// Whether a candidate of that key would be kept.
  func accepts(_ key: UInt64) -> Bool {
    if heap.count < capacity || capacity > Self.greatestHeap { return true }
    return heap.first.map { key < $0.key } ?? false
  }

  mutating func offer(_ key: UInt64, payload: Int) {
    if capacity > Self.greatestHeap {
      heap.append(Candidate(key: key, payload: payload))
    } else if heap.count < capacity {
      heap.append(Candidate(key: key, payload: payload))
      rise(heap.count - 1)
    } else if let last = heap.first, key < last.key {
      heap[0] = Candidate(key: key, payload: payload)
      sink()
    }
  }

  private mutating func rise(_ start: Int) {
    var index = start
    while index > 0, heap[(index - 1) / 2].key < heap[index].key {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child].key < heap[child + 1].key { child += 1 }
      guard heap[index].key < heap[child].key else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}
