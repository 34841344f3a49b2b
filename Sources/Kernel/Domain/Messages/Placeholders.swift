/// The placeholders of the program's texts: numbers in braces, from `{0}` on.
package enum Placeholders {
  /// Returns a text with its placeholders filled in; one without an argument stays.
  ///
  /// - Parameters:
  ///   - template: the text.
  ///   - arguments: what stands for `{0}`, `{1}`, …
  ///   - elides: whether "de" loses its vowel before another, as in French: "d'Andorre". H and Y begin
  ///     names of both kinds, and stay as they are.
  package static func filled(
    _ template: String, with arguments: [String], elides: Bool = false
  ) -> String {
    guard !arguments.isEmpty else { return template }
    // This works on bytes: finding characters takes five times as long, and appending parts of
    // strings makes types at run time.
    let template = Array(template.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(2 * template.count)
    var start = 0
    for open in template.indices.dropLast(2)
    where template[open] == UInt8(ascii: "{") && template[open + 2] == UInt8(ascii: "}") {
      let index = Int(template[open + 1]) - 0x30
      guard arguments.indices.contains(index) else { continue }
      result += template[start..<open]
      if elides, result.suffix(4).elementsEqual(" de ".utf8), beginsWithVowel(arguments[index]) {
        result.replaceSubrange((result.count - 2)..., with: "'".utf8)
      }
      result += onOneLine(arguments[index]).utf8
      start = open + 3
    }
    return String(decoding: result + template[start...], as: UTF8.self)
  }

  private static func beginsWithVowel(_ text: String) -> Bool {
    text.first.map { "aeiou".contains(Fold.fold(String($0)).prefix(1)) } ?? false
  }

  private static func onOneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
