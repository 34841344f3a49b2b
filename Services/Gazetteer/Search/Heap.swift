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
