/// Keeps the first of the offered rows by their keys, as many as its capacity.
///
/// It is a heap of these with the last one on top, so most rows of a long list cost only one
/// comparison. If very many are wanted, it keeps all and sorts them at the end.
struct FirstRows {
  private struct Candidate: Comparable {
    /// The key, which is unique.
    let key: UInt64
    let found: FoundRow

    static func < (a: Candidate, b: Candidate) -> Bool { a.key < b.key }
  }

  private var heap = Heap<Candidate>()
  /// All candidates, if very many are wanted.
  private var all: [Candidate] = []
  private let capacity: Int
  private static let greatestHeap = 4096

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  /// Returns a unique key for the order by falling population, then by a rising number.
  ///
  /// Exact rows come before all others: no place has two thousand million inhabitants.
  static func key(population: UInt32, tie: UInt32, isExact: Bool = false) -> UInt64 {
    let key = UInt64(~population) << 32 | UInt64(tie)
    return isExact ? key & (.max >> 1) : key
  }

  /// The kept rows, in order.
  var sorted: [FoundRow] { candidates.map(\.found) }

  /// The kept rows with what their keys were made of, in order.
  var ranked: [RankedRow] {
    candidates.map { candidate in
      let isExact = candidate.key >> 63 == 0
      let weight = ~UInt32(candidate.key >> 32) & (.max >> 1)
      return RankedRow(found: candidate.found, isExact: isExact, weight: weight)
    }
  }

  private var candidates: ArraySlice<Candidate> {
    (all.isEmpty ? heap.elements : all).sorted().prefix(capacity)
  }

  /// Returns whether a row with this key would be kept.
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

/// A row among the likeliest meanings of a search.
struct RankedRow: Hashable {
  let found: FoundRow
  /// Whether it has exactly the name that was searched.
  let isExact: Bool
  /// How many people are likely to mean it, in inhabitants.
  let weight: UInt32

  var row: Int { found.row }
}

/// A binary heap with the greatest element on top.
struct Heap<Element: Comparable> {
  /// The elements; none is greater than the one at half its index, counted from 1.
  private(set) var elements: [Element] = []

  /// The greatest element.
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

  /// Replaces the greatest element, which must exist.
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
