import FoundationEssentials

/// Logs an exchange: request, response, failure.
struct HTTPLog: Sendable {
  /// How much of a body is shown, in bytes.
  static let bodyLimit = 4 << 10

  private let log: DebugLog
  private let makeRedactor: @Sendable () -> Redactor

  /// - Parameters:
  ///   - log: where entries are written.
  ///   - redactor: made only where something is logged.
  init(_ log: DebugLog, redactor: @autoclosure @escaping @Sendable () -> Redactor) {
    self.log = log
    makeRedactor = redactor
  }

  /// Returns a log to the same place that hides what another redactor hides.
  func hiding(_ redactor: @autoclosure @escaping @Sendable () -> Redactor) -> HTTPLog {
    HTTPLog(log, redactor: redactor())
  }

  private var redactor: Redactor { makeRedactor() }

  /// How much of a body is to be kept for the log: more than is shown, so that no secret is cut in
  /// two before it is found.
  var keptBytes: Int { log.isOn ? Self.bodyLimit + redactor.longest : 0 }

  func request(_ url: String, headers: [HTTPField]) {
    write("→ GET \(url)\(lines(headers))")
  }

  /// - Parameters:
  ///   - start: of the body, unpacked.
  ///   - size: of the body, as sent.
  func response(
    _ status: Int, from url: String, took: Duration, size: Int, headers: [HTTPField],
    start: [UInt8]
  ) {
    write(
      "← \(status) \(url), \(time(took)), \(size) bytes\(lines(headers))"
        + (start.isEmpty ? "" : "\n\n" + shown(start)))
  }

  func failure(_ words: String, of url: String, took: Duration) {
    write("✗ \(url), \(time(took)): \(words)", level: "error")
  }

  func wait(_ duration: Duration, before attempt: Int) {
    write("… attempt \(attempt) in \(time(duration))")
  }

  /// Writes an entry where the log is on: redacted, on safe lines, with the time in front.
  private func write(_ text: @autoclosure () -> String, level: String = "debug") {
    guard log.isOn else { return }
    let lines = Self.lines(redactor.redacted(text()))
    let time = Date.now.formatted(.iso8601)
    log.write(["\(time) \(level)  \(lines[0])"] + lines.dropFirst().map { "    " + $0 })
  }

  private func lines(_ headers: [HTTPField]) -> String {
    headers.map { "\n\($0.name): \(redactor.redacted(header: $0.name, $0.value))" }.joined()
  }

  private func shown(_ body: [UInt8]) -> String {
    // Redacted before it is cut: half a key is a secret too.
    let text = redactor.redacted(String(decoding: body, as: UTF8.self))
    if let first = body.first(where: { !" \t\r\n".utf8.contains($0) }), "{[".utf8.contains(first) {
      return JSONIndenter.indented(Array(text.utf8), limit: Self.bodyLimit)
    }
    return String(text.prefix(Self.bodyLimit)) + (body.count > Self.bodyLimit ? "…" : "")
  }

  private func time(_ duration: Duration) -> String {
    "\(Int((duration / .milliseconds(1)).rounded())) ms"
  }

  /// The lines of a text; what could steer a terminal or turn the direction of writing is written
  /// as its code (`\u{1B}`).
  static func lines(_ text: String) -> [String] {
    var lines = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": lines.append("")
      case "\r": break
      case _ where isUnsafe(scalar):
        lines[lines.count - 1] += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    default: false
    }
  }
}

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
