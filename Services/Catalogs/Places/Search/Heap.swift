/// A binary heap with the greatest element on top.
struct Heap<Element: Comparable> {
  /// None is greater than the one at half its index, counted from 1.
  private var elements: [Element] = []

  mutating func append(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[(index - 1) / 2] < elements[index] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return first }
      if child + 1 < elements.count, elements[child] < elements[child + 1] { child += 1 }
      guard elements[index] < elements[child] else { return first }
      elements.swapAt(index, child)
      index = child
    }
  }
}
