import Foundation
import Testing

import UnicodeData

@Suite struct DecompositionTests {
  /// Each character by itself: Foundation has tables of its own.
  @Test func everyCharacterIsTakenApartAsFoundationDoes() {
    let differing = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      var found = ""
      UnicodeData.decompose(scalar) { found.unicodeScalars.append($0) }
      let expected = String(scalar).decomposedStringWithCompatibilityMapping
      return !found.unicodeScalars.elementsEqual(expected.unicodeScalars)
    }
    #expect(differing == [])
  }
}
