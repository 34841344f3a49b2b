/// Keeps the first of the rows offered to it by their keys, as many as its capacity.
///
/// A heap of the kept ones with the last on top: most rows of a long list cost one comparison. Where
/// very many are wanted, all are kept, and sorted in the end.
struct FirstRows {
  private struct Candidate: Comparable {
    /// Unique.
    let key: UInt64
    let found: FoundRow

    static func < (a: Candidate, b: Candidate) -> Bool { a.key < b.key }
  }

  private var heap = Heap<Candidate>()
  /// All of them, where very many are wanted.
  private var all: [Candidate] = []
  private let capacity: Int
  private static let greatestHeap = 4096

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// The key of "by falling population, then by a rising number", which is unique.
  ///
  /// What `isExact` comes before all that is not: nowhere live two thousand million.
  static func key(population: UInt32, tie: UInt32, isExact: Bool = false) -> UInt64 {
    let key = UInt64(~population) << 32 | UInt64(tie)
    return isExact ? key & (.max >> 1) : key
  }

  /// The kept ones in order.
  var sorted: [FoundRow] {
    (all.isEmpty ? heap.elements : all).sorted().prefix(capacity).map(\.found)
  }

  /// Whether a row of that key would be kept.
  func accepts(_ key: UInt64) -> Bool {
    if heap.count < capacity || capacity > Self.greatestHeap { return true }
    return heap.first.map { key < $0.key } ?? false
  }

  mutating func offer(_ found: FoundRow, key: UInt64) {
    let candidate = Candidate(key: key, found: found)
    if capacity > Self.greatestHeap {
      all.append(candidate)
    } else if heap.count < capacity {
      heap.append(candidate)
    } else if let last = heap.first, key < last.key {
      heap.replaceFirst(with: candidate)
    }
  }
}

/// A binary heap, the greatest element on top.
struct Heap<Element: Comparable> {
  /// None is greater than the one at half its place (counted from 1).
  private(set) var elements: [Element] = []

  /// The greatest.
  var first: Element? { elements.first }

  var count: Int { elements.count }

  mutating func append(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[(index - 1) / 2] < elements[index] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    if !elements.isEmpty { replaceFirst(with: last) }
    return first
  }

  /// Puts an element in the place of the greatest, of which there must be one.
  mutating func replaceFirst(with element: Element) {
    elements[0] = element
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count, elements[child] < elements[child + 1] { child += 1 }
      guard elements[index] < elements[child] else { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}
