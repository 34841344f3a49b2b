import Foundation

/// The clipboard as terminals set it for the programs in them (xterm's OSC 52).
///
/// Whether a terminal does is not told: many do, some only when their user allows it.
package struct Clipboard: Sendable {
  private let output: Output
  private let isInTmux: Bool

  /// - Parameters:
  ///   - descriptor: of the terminal.
  ///   - environment: says whether tmux is in between, which passes on only what it is told to.
  package init(descriptor: Int32, environment: [String: String]) {
    output = Output(descriptor)
    isInTmux = !(environment["TMUX"] ?? "").isEmpty
  }

  package func copy(_ text: String) throws(OutputError) {
    try output.write(Self.sequence(for: text, inTmux: isInTmux))
  }

  /// tmux sets its own buffer by the plain sequence, and the terminal's by the wrapped one.
  static func sequence(for text: String, inTmux: Bool) -> String {
    let plain = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    guard inTmux else { return plain }
    let wrapped = plain.replacing("\u{1B}", with: "\u{1B}\u{1B}")
    return plain + "\u{1B}Ptmux;\(wrapped)\u{1B}\\"
  }
}
