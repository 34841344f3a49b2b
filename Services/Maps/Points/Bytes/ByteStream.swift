import Contracts
import Domain

/// Gives bytes as they come: those of a file, what they unpack to, or their text as UTF-8.
protocol ByteStream: AnyObject {
  /// The file's, as it was typed, and of a file in an archive its name behind it.
  var path: String { get }

  /// Appends the bytes that are there, up to a limit; waits for the first.
  ///
  /// - Returns: false at the end.
  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool

  /// Whether reading would not wait.
  var isReady: Bool { get }

  /// The notes on the bytes so far: their encoding, or that they end too early.
  var report: PointReport { get }
}

/// A stream whose first bytes can be looked at before they are read.
final class BufferedStream: ByteStream {
  /// How many bytes are asked for at once.
  static let size = 1 << 16

  private let source: any ByteStream
  private var buffer: [UInt8] = []
  /// Whether the buffer holds all that is left.
  private(set) var isAtEnd = false

  init(_ source: any ByteStream) { self.source = source }

  var path: String { source.path }
  var report: PointReport { source.report }
  var isReady: Bool { !buffer.isEmpty || isAtEnd || source.isReady }

  /// The first bytes: at least `count`, if there are as many.
  func peek(_ count: Int) throws(DataError) -> [UInt8] {
    while !isAtEnd, buffer.count < count { try fill() }
    return buffer
  }

  /// The first bytes: at least one line, and what is there at once behind it.
  ///
  /// - Parameter most: how many bytes are looked at, at most.
  func peekLine(_ most: Int) throws(DataError) -> [UInt8] {
    while !isAtEnd, buffer.count < most {
      let hasLine = buffer.drop(while: \.isBlank).contains(.lineFeed)
      guard !hasLine || source.isReady else { break }
      try fill()
    }
    return buffer
  }

  private func fill() throws(DataError) {
    isAtEnd = try !source.read(into: &buffer, limit: Self.size)
  }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    guard !buffer.isEmpty else {
      if !isAtEnd { isAtEnd = try !source.read(into: &bytes, limit: limit) }
      return !isAtEnd
    }
    bytes += buffer.prefix(limit)
    buffer.removeFirst(min(limit, buffer.count))
    return true
  }

  /// Reads all that is left.
  ///
  /// - Throws: `tooLarge` for more bytes than the limit.
  func readAll(limit: Int) throws(DataError) -> [UInt8] {
    var bytes: [UInt8] = []
    while try read(into: &bytes, limit: 1 << 20) {
      guard bytes.count <= limit else {
        throw .unreadable(path: path, reason: .tooLarge(limit: limit))
      }
    }
    return bytes
  }
}
