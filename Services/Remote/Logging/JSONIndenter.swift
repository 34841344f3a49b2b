/// Indents JSON byte by byte, so that a document cut in half can be shown too.
///
/// It does not validate: invalid JSON keeps all its bytes.
enum JSONIndenter {
  /// - Parameter limit: in bytes; what is cut off ends with an ellipsis.
  static func indented(_ json: [UInt8], limit: Int) -> String {
    var text: [UInt8] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    // Brackets of the input may nest as deep as they like.
    func newLine() { text += ("\n" + String(repeating: "  ", count: min(depth, 20))).utf8 }
    var rest = json[...]
    while text.count < limit, let byte = rest.popFirst() {
      let character = Unicode.Scalar(byte)
      if isInString {
        text.append(byte)
        isInString = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
        continue
      }
      switch character {
      case " ", "\n", "\t", "\r": break
      case "{", "[":
        text.append(byte)
        depth += 1
        newLine()
      case "}", "]":
        depth = max(0, depth - 1)
        newLine()
        text.append(byte)
      case ",":
        text.append(byte)
        newLine()
      case ":": text += ": ".utf8
      default:
        isInString = character == "\""
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self) + (rest.isEmpty ? "" : "…")
  }
}
