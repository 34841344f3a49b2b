/// Puts JSON on indented lines, byte by byte, so that also half a document is shown.
///
/// It checks nothing: of what is no JSON, at least no byte is lost.
enum JSONIndenter {
  /// - Parameter limit: in bytes; what is cut off ends with an ellipsis.
  static func indented(_ json: [UInt8], limit: Int) -> String {
    var text: [UInt8] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    // Brackets of the input may nest as deep as they like.
    func newLine() { text += [newline] + Array(repeating: space, count: 2 * min(depth, 20)) }
    var index = 0
    while index < json.count, text.count < limit {
      let byte = json[index]
      index += 1
      if isInString {
        text.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), newline, UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        text.append(byte)
        depth += 1
        newLine()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        newLine()
        text.append(byte)
      case UInt8(ascii: ","):
        text.append(byte)
        newLine()
      case UInt8(ascii: ":"): text += [byte, space]
      default:
        isInString = byte == UInt8(ascii: "\"")
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self) + (index < json.count ? "…" : "")
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
