/// Texts with characters written as references ("Q&amp;A").
enum HTMLText {
  /// The references newspapers write; HTML has two thousand more.
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "rsquo": "’",
    "lsquo": "‘", "rdquo": "”", "ldquo": "“", "mdash": "—", "ndash": "–", "hellip": "…",
    "eacute": "é", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    "uuml": "ü", "ccedil": "ç", "egrave": "è",
  ]

  /// The text with its references read once; what is none stays as it is.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      // The longest reference read here is "&#x10FFFF;".
      let candidate = rest.dropFirst().prefix(9)
      if let end = candidate.firstIndex(of: ";"), let character = character(candidate[..<end]) {
        decoded.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append("&")
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func character(_ reference: Substring) -> Character? {
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
