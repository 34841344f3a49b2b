import Foundation
import Testing

@testable import Domain

@Suite struct DecompositionTests {
  /// Each character by itself: Foundation is asked for what the table says without it.
  @Test func everyCharacterIsTakenApartAsFoundationDoes() {
    let differing = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      var found = ""
      Decomposition.decompose(scalar) { found.unicodeScalars.append($0) }
      let expected = String(scalar).decomposedStringWithCompatibilityMapping
      return !found.unicodeScalars.elementsEqual(expected.unicodeScalars)
    }
    #expect(differing == [])
  }
}
