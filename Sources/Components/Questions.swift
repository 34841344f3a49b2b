/// Questions whose answers may overtake each other; only the answer to the last one counts.
package struct Questions<Query: Sendable>: Sendable {
  /// What was asked last, or will be first.
  package private(set) var last: Query
  /// The last question until it is answered.
  package private(set) var awaited: Query?
  private var count = 0

  /// `first` is what will be asked, but was not yet.
  package init(first: Query) {
    last = first
  }

  /// Takes note of a question and returns its number.
  package mutating func ask(_ query: Query) -> Int {
    last = query
    awaited = query
    count += 1
    return count
  }

  package func isLast(_ number: Int) -> Bool { number == count }

  /// Nothing is awaited any more: it is answered, has failed or was given up.
  package mutating func end() {
    awaited = nil
  }
}
