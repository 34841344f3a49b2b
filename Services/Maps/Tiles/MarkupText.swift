/// The text of a line of HTML, as descriptions of tiles have it.
enum MarkupText {
  /// The most characters that are returned.
  private static let longest = 300

  /// The references that attributions are written with; numbers are read, others stay as they are.
  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©",
  ]

  /// Returns a text without its tags, with its references as characters and one blank where there were
  /// several.
  static func plain(_ markup: String) -> String {
    var text = ""
    // A bound on what is read: a tag may be as long as it likes.
    var rest = markup.prefix(20 * longest)
    while let character = rest.popFirst() {
      switch character {
      case "<":
        rest = rest.drop { $0 != ">" }.dropFirst()
        text += " "
      case "&":
        guard let end = rest.prefix(10).firstIndex(of: ";"),
          let meant = self.character(rest[..<end])
        else {
          text += "&"
          continue
        }
        text += meant
        rest = rest[rest.index(after: end)...]
      default: text.append(character)
      }
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The tags between a name and its comma have left a blank.
    return String(words.replacing(" ,", with: ",").replacing(" .", with: ".").prefix(longest))
  }

  private static func character(_ name: Substring) -> String? {
    if let known = references[String(name)] { return known }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
