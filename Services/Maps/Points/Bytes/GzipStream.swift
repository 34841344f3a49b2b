import Compression
import Contracts
import Domain

/// The bytes that a gzip file (RFC 1952) unpacks to.
///
/// If it is damaged or ends too early, the bytes before that place are read, and the report says so.
final class GzipStream: ByteStream {
  /// Whether bytes are the start of such a file: its two first bytes, and deflate as the method.
  static func isMeant(_ start: [UInt8]) -> Bool { start.starts(with: [0x1F, 0x8B, 0x08]) }

  private let source: any ByteStream
  private let inflater: InflateStream
  private var bounds = UnpackingBounds()
  private var isAtEnd = false
  private var cut: PointReport.Fault?

  init(_ source: any ByteStream) throws(DataError) {
    guard let inflater = InflateStream(.gzip) else {
      throw .malformed(path: source.path, reason: .brokenArchive)
    }
    self.source = source
    self.inflater = inflater
  }

  var path: String { source.path }
  var isReady: Bool { inflater.hasInput || isAtEnd || source.isReady }
  var report: PointReport { source.report + PointReport(cut: cut) }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    let start = bytes.count
    while !isAtEnd, bytes.count == start {
      var isFed = true
      do throws(InflateStream.Failure) {
        isFed = try inflater.read(into: &bytes, limit: limit)
      } catch {
        end(isCut: true)
      }
      if !isFed { try feed() }
    }
    try bounds.add(bytes.count - start, path: path)
    return bytes.count > start
  }

  /// Gives the next packed bytes to the inflater.
  private func feed() throws(DataError) {
    var input: [UInt8] = []
    guard try source.read(into: &input, limit: BufferedStream.size) else {
      return end(isCut: !inflater.isAtEnd)
    }
    bounds.packed += input.count
    inflater.feed(input)
  }

  private func end(isCut: Bool) {
    isAtEnd = true
    if isCut { cut = .init(path: path, line: 1, column: 1, kind: .packedCut) }
  }
}
