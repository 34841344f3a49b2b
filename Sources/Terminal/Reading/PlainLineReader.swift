import Glibc
package import TextUI

/// Lines from a descriptor that is not a terminal; no prompt, no escapes, no history.
///
/// Lines end with LF or CRLF, the last one may lack it. What is not UTF-8 becomes U+FFFD; a NUL is a
/// character like others. Read on a thread of its own, in bounded memory.
package actor PlainLineReader: LineReading {
  private let executor = ThreadExecutor()
  private let descriptor: Int32
  private let output: Output
  private var splitter: LineSplitter
  private var isAtEnd = false
  private var isFirst = true

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(descriptor: Int32 = 0, output: Output = Output(1)) {
    self.descriptor = descriptor
    self.output = output
    splitter = LineSplitter(limit: Self.longestLine)
  }

  package func read(prompt: Line) async -> LineInput {
    while true {
      if let input = splitter.next(isAtEnd: isAtEnd) { return withoutMark(input) }
      if isAtEnd { return .end }
      var block = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(descriptor, &block, block.count)
      if count > 0 {
        splitter.append(block[..<count])
      } else if count == 0 || !Waiting.isTemporary(errno, on: descriptor, for: POLLIN) {
        isAtEnd = true
      }
    }
  }

  /// Takes the byte order mark off the first line.
  private func withoutMark(_ input: LineInput) -> LineInput {
    defer { isFirst = false }
    guard isFirst, case .line(let line) = input, line.hasPrefix("\u{FEFF}") else { return input }
    return .line(String(line.unicodeScalars.dropFirst()))
  }

  package nonisolated func show(_ lines: [Line]) throws(OutputError) {
    try output.write(ANSIText(palette: nil).text(lines))
  }
}
