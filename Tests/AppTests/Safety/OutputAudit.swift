import Foundation
import StubServer
import Testing

/// Reads what a program wrote the way a terminal does, and notes whatever it should not have written.
///
/// Beside text only what the program itself has a use for is allowed: styles, moves of the cursor,
/// erasing, a few modes, the clipboard (OSC 52), links (OSC 8), and the question for the background
/// (OSC 11, DA1). What stands between `‹` and `›` came
/// with text from outside: there the stub puts it. What is switched on has to be off in the end.
struct OutputAudit {
  /// What was wrong, where, with what stood before.
  private(set) var findings: [String] = []
  /// What was put on the clipboard.
  private(set) var copied: [String] = []
  /// The links that were marked.
  private(set) var links: [String] = []

  private let isTerminal: Bool
  /// The modes that are on, and how text is written: "m", and "8" in a link.
  private var modes = Self.usualModes
  private var rest: ArraySlice<Unicode.Scalar>
  private var before: [Unicode.Scalar] = []

  /// - Parameter isTerminal: whether sequences and the keys' echo are expected at all.
  init(_ bytes: [UInt8], isTerminal: Bool) {
    self.isTerminal = isTerminal
    rest = []
    rest = Self.scalars(bytes)[...]
    while let scalar = take() { read(scalar) }
    for mode in modes.symmetricDifference(Self.usualModes).sorted() { note("changed \(mode)") }
  }

  /// Rows wrap, and there is a cursor.
  private static let usualModes: Set<String> = ["?7", "?25"]

  private static let moved: Set<Unicode.Scalar> = ["\u{8}", "\u{7}"]

  /// Stands for bytes that are no UTF-8.
  private static let broken: Unicode.Scalar = "\u{F8FF}"

  private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var scalars: [Unicode.Scalar] = []
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
      case .error: scalars.append(broken)
      case .emptyInput: return scalars
      }
    }
  }

  private mutating func take() -> Unicode.Scalar? { rest.popFirst() }

  private mutating func read(_ scalar: Unicode.Scalar) {
    let isForeign = before.last == "‹" && rest.first == "›"
    switch scalar {
    case "\n": break
    case "\r" where isTerminal && !isForeign: break
    // libedit goes back and beeps.
    case _ where isTerminal && !isForeign && Self.moved.contains(scalar): break
    case Self.broken: note("no UTF-8")
    case "\u{1B}" where isTerminal:
      readSequence()
      if before.last == "‹", rest.first == "›" { note("a sequence") }
      return
    case _ where Self.isHarmful(scalar): note("U+" + String(scalar.value, radix: 16))
    default: break
    }
    before.append(scalar)
    if before.count > 40 { before.removeFirst() }
  }

  private mutating func readSequence() {
    switch take() {
    case "[": readControl()
    case "]": readCommand()
    case let other: note("ESC \(other.map { String($0).debugDescription } ?? "at the end")")
    }
  }

  /// CSI: parameters, then a letter.
  private mutating func readControl() {
    var parameters = ""
    while let scalar = take() {
      guard ("0"..."?").contains(scalar) else {
        let isKnown =
          switch scalar {
          case "m": parameters.allSatisfy { $0.isNumber || $0 == ";" || $0 == ":" }
          case "A", "B", "C", "D", "G", "H", "J", "K", "L", "M", "P", "@":
            parameters.allSatisfy { $0.isNumber || $0 == ";" }
              && !(scalar == "J" && parameters == "3")
          case "h", "l":
            ["?25", "?7", "?2004", "?2026", "?1002", "?1006", "4"].contains(parameters)
          case "c": parameters.isEmpty
          default: false
          }
        if !isKnown { note("CSI \(parameters)\(scalar)") }
        switch scalar {
        case "h", "l": keep(parameters, scalar == "h")
        case "m": keep("m", !["", "0"].contains(parameters))
        default: break
        }
        return
      }
      parameters.unicodeScalars.append(scalar)
    }
    note("CSI at the end")
  }

  /// OSC, to BEL or ST.
  private mutating func readCommand() {
    var text = ""
    while let scalar = take() {
      if scalar == "\u{1B}", rest.first == "\\" {
        _ = take()
        return readCommand(text)
      }
      if scalar == "\u{7}" { return readCommand(text) }
      if Self.isHarmful(scalar) { return note("OSC \(text.debugDescription)") }
      text.unicodeScalars.append(scalar)
    }
    note("OSC at the end")
  }

  private mutating func readCommand(_ text: String) {
    if text.hasPrefix("52;c;"), let data = Data(base64Encoded: String(text.dropFirst(5))),
      let content = String(data: data, encoding: .utf8)
    {
      copied.append(content)
    } else if text == "8;;" || text == "11;?" {
      if text == "8;;" { keep("8", false) }
    } else if text.hasPrefix("8;;http://") || text.hasPrefix("8;;https://"),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    {
      links.append(String(text.dropFirst(3)))
      keep("8", true)
    } else {
      note("OSC \(text.debugDescription)")
    }
  }

  private mutating func keep(_ mode: String, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func note(_ what: String) {
    let text = String(String.UnicodeScalarView(before)).debugDescription
    findings.append("\(what) after \(text)")
  }

  /// Whether a scalar commands, reorders or hides; the format characters of scripts and emoji do not.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: !visible.contains(scalar.value)
    default: false
    }
  }

  private static let visible: Set<UInt32> = [
    0x200C, 0x200D, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2,
    0x110BD, 0x110CD,
  ]
}

@Suite struct OutputAuditTests {
  private func findings(_ text: String, isTerminal: Bool = true) -> Int {
    OutputAudit(Array(text.utf8), isTerminal: isTerminal).findings.count
  }

  @Test func whatTheProgramDoesIsAllowed() {
    let text =
      "\u{1B}[?2004h\r\u{1B}[K\u{1B}[1;36mlima\u{1B}[0m \u{1B}[2A\u{1B}[3C\u{1B}[J\u{8}\u{7}\r\n👩‍👧"
      + "\u{1B}]8;;https://example.com/\u{1B}\\link\u{1B}]8;;\u{1B}\\\u{1B}]52;c;bGltYQ==\u{7}\u{1B}[?2004l"
    let audit = OutputAudit(Array(text.utf8), isTerminal: true)
    #expect(audit.findings == [])
    #expect(audit.copied == ["lima"])
    #expect(audit.links == ["https://example.com/"])
  }

  @Test(arguments: [
    "\u{1B}[6n", "\u{1B}[3J", "\u{1B}[?1049h", "\u{1B}]0;t\u{7}", "\u{1B}Pq\u{1B}\\", "\u{1B}c",
    "\u{9B}m", "\u{202E}", "\u{200B}", "\u{2028}", "\0", "\u{7F}", "‹\u{7}›", "‹\u{1B}[0m›", "‹\r›",
    "\u{1B}]52;c;?\u{7}", "\u{1B}]8;;file:///etc\u{7}",
    // What is not switched back.
    "\u{1B}[?2004h", "\u{1B}[?25l", "\u{1B}[?7l", "\u{1B}[1m", "\u{1B}]8;;https://a.b/\u{7}",
  ])
  func whatComesFromElsewhereIsFound(_ text: String) {
    #expect(findings(text) > 0)
  }

  @Test func offATerminalNothingButTextAndLinesIsAllowed() {
    #expect(findings("a\nb\n", isTerminal: false) == 0)
    for text in ["\r", "\t", "\u{8}", "\u{1B}[0m"] {
      #expect(findings(text, isTerminal: false) == 1)
    }
  }

  @Test func everyHostileCaseButTheLineBreakIsFound() {
    #expect(OutputAudit([0x61, 0xFF], isTerminal: false).findings.count == 1)
    let leaked = Array("‹".utf8) + [0x9B] + Array("›".utf8)
    #expect(OutputAudit(leaked, isTerminal: true).findings.count == 1)
    #expect(findings(HostileText.all) >= HostileText.caseCount - 1)
  }
}
