import Platform
import TextUI

/// The background of a terminal.
package enum TerminalBackground: Hashable, Sendable {
  case dark
  case light
}

/// The question for the color of the background (xterm, ctlseqs: OSC 11), and the terminal's answer.
extension TerminalBackground {
  static let question = "\u{1B}]11;?\u{1B}\\"

  /// Returns the questions of a line editor, which takes the answers whenever they come.
  ///
  /// tmux answers at once if the pane has a color of its own, and else not at all. So the terminal around
  /// it is asked, too, by a message that tmux passes on if its option `allow-passthrough` is on, and drops
  /// if not (tmux(1); each Esc in such a message is doubled).
  static func questions(in environment: [String: String]) -> [String] {
    let terminal = environment["TERM", default: ""]
    let isInTmux =
      !environment["TMUX", default: ""].isEmpty
      && ["tmux", "screen"].contains { terminal.hasPrefix($0) }
    guard isInTmux else { return [question] }
    let passedOn = question.replacing("\u{1B}", with: "\u{1B}\u{1B}")
    return [question, "\u{1B}Ptmux;\(passedOn)\u{1B}\\"]
  }

  static let answerStart = Array("\u{1B}]11;".utf8)

  /// The length of the longest color: `rgba:` and four numbers of four digits.
  static let longestColor = 24

  /// Reads the color of an answer.
  ///
  /// - Parameter color: the bytes between the start and the end of the answer: `rgb:` and three numbers of
  ///   one to four hexadecimal digits (Xlib, XParseColor), or `rgba:` and four, which rxvt-unicode and
  ///   others send for a transparent window.
  /// - Returns: `nil` for everything else.
  init?(color: some Collection<UInt8>) {
    guard color.count <= Self.longestColor, let text = String(validating: color, as: UTF8.self)
    else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = ["rgb": 3, "rgba": 4][parts[0]] else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false)
      .compactMap(Self.fraction)
    guard channels.count == count, parts[1].count(where: { $0 == "/" }) == count - 1 else {
      return nil
    }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  /// Tells dark from light: on a dark color, white text has more contrast than black text (WCAG 2.2,
  /// relative luminance and contrast ratio).
  init(red: Double, green: Double, blue: Double) {
    let luminance = CellColor.luminance(
      CellColor.light(of: red), CellColor.light(of: green), CellColor.light(of: blue))
    let (white, black) = (1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05)
    self = white > black ? .dark : .light
  }

  /// Reads one to four hexadecimal digits as a fraction of the greatest number with as many digits.
  private static func fraction(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = Int(digits, radix: 16)
    else { return nil }
    return Double(value) / Double(1 << (4 * digits.count) - 1)
  }
}

/// Asks the terminal for its background while no line editor reads from it.
package enum BackgroundQuestion {
  /// A question that every terminal answers (xterm, ctlseqs: DA1): after the answer about the background,
  /// or in place of it.
  private static let sentinel = "\u{1B}[c"

  /// The number of bytes that are read at most: more than both answers need.
  private static let longestAnswer = 1_024

  private static let interruptKey: UInt8 = 3

  /// Asks the terminal, which is standard input and output, and waits for its answer.
  ///
  /// Keys that are pressed meanwhile are lost, except Ctrl-C, and the terminal does not echo them. In tmux
  /// the terminal around it is not asked: its answer would come after that of the sentinel, and be typed
  /// into the shell.
  ///
  /// - Returns: `nil` if no answer comes in time, or if something was typed before: the next reader gets
  ///   that.
  package static func ask(
    within timeout: Duration = .milliseconds(50)
  ) -> TerminalBackground? {
    let input = FileDescriptor.standardInput
    let bytes = input.whileSilent { input.isReadable() ? nil : answer(within: timeout) }
    guard let bytes else { return nil }
    if bytes.contains(interruptKey) { Signals.interrupt() }
    return background(in: bytes)
  }

  /// Reads until the answer to the sentinel is complete, or until the time is over.
  private static func answer(within timeout: Duration) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ConsoleError) {
      try Output(1).write(TerminalBackground.question + sentinel)
    } catch {
      // The next output fails as well, and reports it.
      return bytes
    }
    let end = ContinuousClock.now + timeout
    while bytes.count < longestAnswer, !isComplete(bytes), !bytes.contains(interruptKey) {
      let left = Int32(((end - .now) / .milliseconds(1)).rounded(.up))
      let input = FileDescriptor.standardInput
      guard left > 0, input.isReadable(within: left),
        let count = try? input.read(longestAnswer, into: &bytes), count > 0
      else { break }
    }
    return bytes
  }

  /// Whether the sentinel was answered: `ESC [ ? … c`.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.firstRange(of: "\u{1B}[?".utf8) else { return false }
    let rest = bytes[start.upperBound...].drop { (0x20...0x3F).contains($0) }
    return rest.first == UInt8(ascii: "c")
  }

  static func background(in bytes: [UInt8]) -> TerminalBackground? {
    var keys = KeyBuffer()
    keys.append(bytes)
    while true {
      switch keys.next(isFinal: true) {
      case .background(let background): return background
      case .none, .partial: return nil
      case .scalar, .special, .paste, .pointer, .position: continue
      }
    }
  }
}
