import Glibc

/// What is behind the text of a terminal.
package enum TerminalBackground: Hashable, Sendable {
  case dark
  case light
}

/// How a terminal is asked for the color (xterm, ctlseqs: OSC 11), and how it answers.
extension TerminalBackground {
  package static let question = "\u{1B}]11;?\u{1B}\\"

  static let answerStart = Array("\u{1B}]11;".utf8)

  /// The longest color there is: `rgba:` and four numbers of four digits.
  static let longestColor = 24

  /// - Parameter color: what stands between the answer's start and its end: `rgb:` and three
  ///   numbers of one to four hexadecimal digits (Xlib, XParseColor), or `rgba:` and four, as
  ///   rxvt-unicode and others say of a window one sees through.
  /// - Returns: nil for all else.
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

  /// Dark is what white text stands out from more than black text does, by the relative luminance and
  /// the contrast ratio of WCAG 2.2.
  init(red: Double, green: Double, blue: Double) {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
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
