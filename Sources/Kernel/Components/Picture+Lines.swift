package import Contracts
package import TextUI

extension Picture {
  /// The picture as lines of text, with the pixels in their place.
  package var lines: [Line] {
    var lines = rows.map { Line($0) }
    guard let graphic else { return lines }
    let missing = max(0, graphic.rows - lines.count)
    lines += Array(repeating: Line(), count: missing)
    lines[0].graphic = graphic
    return lines
  }
}
