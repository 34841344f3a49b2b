/// The elements of a JSON array that could be read, in their order; broken ones are left out.
///
/// Where every one is broken, the first one's error is thrown: an answer of another shape is not an
/// empty answer, which would take the place of what is held.
package struct ReadableElements<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    let attempts = try [Attempt](from: decoder)
    elements = attempts.compactMap { try? $0.result.get() }
    if elements.isEmpty, let first = attempts.first { _ = try first.result.get() }
  }

  /// Never fails itself: an array does not go on after an element that does.
  private struct Attempt: Decodable {
    let result: Result<Element, any Error>

    init(from decoder: any Decoder) {
      result = Result { try Element(from: decoder) }
    }
  }
}

extension ReadableElements: Equatable where Element: Equatable {}
extension ReadableElements: Sendable where Element: Sendable {}
