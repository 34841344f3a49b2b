import Glibc
package import TextUI

/// Lines from a descriptor that is not a terminal; no prompt, no escapes, no history.
///
/// Lines end with LF or CRLF, the last one may lack it. What is not UTF-8 becomes U+FFFD; a NUL is a
/// character like others. Read on a thread of its own, in bounded memory.
package actor PlainLineReader: LineReading {
  private let executor = ThreadExecutor()
  private let descriptor: Int32
  private let output = Output(1)
  private var splitter: LineSplitter
  private var isAtEnd = false
  private var isFirst = true

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
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

/// Makes lines of blocks of bytes, and never keeps more than a limit and a block.
struct LineSplitter {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// Up to where there is no line break.
  private var searched = 0
  /// The line being read is over the limit already.
  private var isSkipping = false

  /// The limit is in bytes, the line break not counted.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ block: some Collection<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes.append(contentsOf: block)
  }

  /// The next line; nil where another block is needed, or nothing is left at the end.
  mutating func next(isAtEnd: Bool) -> LineInput? {
    if let end = lineBreak() {
      let line = take(to: end)
      start = end + 1
      searched = start
      return line
    }
    searched = bytes.count
    // One more may be the CR of a line that just fits.
    if bytes.count - start > limit + 1 {
      isSkipping = true
      start = bytes.count
    }
    guard isAtEnd, isSkipping || start < bytes.count else { return nil }
    let line = take(to: bytes.count)
    start = bytes.count
    return line
  }

  /// memchr: a search by elements takes seconds for a line of 100 MB.
  private func lineBreak() -> Int? {
    bytes.withUnsafeBytes { all in
      let rest = UnsafeRawBufferPointer(rebasing: all[searched...])
      guard let start = rest.baseAddress, let found = memchr(start, 0x0A, rest.count) else {
        return nil
      }
      return searched + (UnsafeRawPointer(found) - start)
    }
  }

  private mutating func take(to end: Int) -> LineInput {
    defer { isSkipping = false }
    var line = bytes[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard !isSkipping, line.count <= limit else { return .tooLong }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
