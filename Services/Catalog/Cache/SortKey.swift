import Domain

/// What an entity is sorted by: made once for each entity, compared often.
///
/// What is not known comes after everything that is.
package struct SortKey: Comparable, Sendable {
  private enum Value: Equatable {
    case number(Int)
    case text([UInt8])
    case unknown
  }

  private let value: Value

  /// From A to Z, by the fold of the text.
  package static func text(_ text: String?) -> SortKey {
    SortKey(value: text.map { .text(Array(Fold.bytes($0))) } ?? .unknown)
  }

  /// From the lowest to the highest.
  package static func lowest(_ number: Int?) -> SortKey {
    SortKey(value: number.map(Value.number) ?? .unknown)
  }

  /// From the highest to the lowest.
  package static func highest(_ number: Int?) -> SortKey {
    // Turns the order around, also that of `Int.min`.
    SortKey(value: number.map { .number(~$0) } ?? .unknown)
  }

  /// Keys are of one kind, or not known; numbers come before texts.
  package static func < (first: SortKey, second: SortKey) -> Bool {
    switch (first.value, second.value) {
    case (.number(let first), .number(let second)): first < second
    case (.text(let first), .text(let second)): first.lexicographicallyPrecedes(second)
    case (.number, .text), (.number, .unknown), (.text, .unknown): true
    case (.text, .number), (.unknown, _): false
    }
  }
}
