/// Positions as people type them, or copy them from the web.
package enum PositionText {
  /// Reads `40.4,-3.7`, `40.4, -3.7`, `40.4 -3.7` and, with decimal commas, `40,4 -3,7`: decimal
  /// degrees, latitude first.
  ///
  /// Nil where that is not a position on the globe. A comma is between the two numbers where each of
  /// its sides is one.
  package static func position(_ text: String) -> Coordinate? {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { side in
      side.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    if let position = DeepLink.position(sides.joined(separator: ",")) { return position }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2 else { return nil }
    if words[0].hasSuffix(",") { words[0].removeLast() }
    return DeepLink.position(words.map { $0.replacing(",", with: ".") }.joined(separator: ","))
  }
}
