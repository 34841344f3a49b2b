import Platform
package import TextUI

/// Reads lines from a descriptor that is not a terminal, without prompt, escape sequences and history.
///
/// Lines end with LF or CRLF; the last one may lack it. Bytes that are not UTF-8 become U+FFFD; a NUL is a
/// character like others. The actor has a thread of its own, and bounded memory.
package actor PlainLineReader: LineReading {
  private let executor = ThreadExecutor()
  private let input: FileDescriptor
  private let output = Output(1)
  private var splitter: LineSplitter
  private var isAtEnd = false
  private var isFirst = true

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(descriptor: Int32 = 0) {
    input = FileDescriptor(rawValue: descriptor)
    splitter = LineSplitter(limit: Self.longestLine)
  }

  package func read(prompt: Line) async -> LineInput {
    while true {
      if let input = splitter.next(isAtEnd: isAtEnd) { return withoutMark(input) }
      if isAtEnd { return .end }
      var block: [UInt8] = []
      do throws(Errno) {
        isAtEnd = try input.read(65_536, into: &block, retry: .ifBlocked) == 0
      } catch {
        return .failed(error.rawValue)
      }
      splitter.append(block)
    }
  }

  /// Takes the byte order mark off the first line.
  private func withoutMark(_ input: LineInput) -> LineInput {
    defer { isFirst = false }
    guard isFirst, case .line(let line) = input, line.hasPrefix("\u{FEFF}") else { return input }
    return .line(String(line.unicodeScalars.dropFirst()))
  }

  package nonisolated func ask(_ request: LineRequest) {
    guard case .print(let lines, _) = request else { return }
    // If the output fails, the session's next one reports it.
    try? output.write(ANSIText(palette: nil).bytes(lines))
  }
}

/// Makes lines of blocks of bytes, and never keeps more than a limit and a block.
struct LineSplitter {
  private let limit: Int
  /// The bytes that were read and belong to no line yet.
  private var block: ArraySlice<UInt8> = []
  /// The line that has begun, without the bytes over the limit.
  private var line: [UInt8] = []
  private var isTooLong = false

  /// Makes a splitter with a limit in bytes, without the line break.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a block, after `next` has no more lines.
  mutating func append(_ bytes: some Collection<UInt8>) {
    block = ArraySlice(bytes)
  }

  /// Takes the next line; returns `nil` if it needs another block, or if nothing is left at the end.
  mutating func next(isAtEnd: Bool) -> LineInput? {
    let end = block.firstIndex(of: UInt8(ascii: "\n"))
    let part = block[..<(end ?? block.endIndex)]
    block = block[(end.map { $0 + 1 } ?? block.endIndex)...]
    // One more may be the CR of a line that just fits.
    if line.count + part.count > limit + 1 {
      isTooLong = true
    } else if !isTooLong {
      line += part
    }
    guard end != nil || isAtEnd && (isTooLong || !line.isEmpty) else { return nil }
    defer { (line, isTooLong) = ([], false) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isTooLong || line.count > limit { return .tooLong }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
