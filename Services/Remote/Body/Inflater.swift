import CZlib

/// Unpacks gzip and zlib streams in bounded pieces, so that what a small body unpacks to is never
/// there as a whole.
final class Inflater {
  /// The most bytes one call unpacks.
  static let pieceSize = 64 << 10

  enum Failure: Error, Hashable {
    case corrupt
  }

  // zlib keeps the address of its stream: it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var offset = 0
  private var hasStarted = false
  /// Whether the last byte read ended a packed stream.
  private var isAtEnd = false

  /// - Throws: `corrupt` where zlib has no memory.
  init() throws(Failure) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 is the largest window, 32 tells gzip from zlib by the header.
    let status = inflateInit2_(
      stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw .corrupt }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Whether the body may end here: at the end of a packed stream, or before the first byte.
  var isComplete: Bool { isAtEnd || !hasStarted }

  /// Takes the next packed bytes; what `next()` has not unpacked yet is lost.
  func feed(_ bytes: [UInt8]) {
    input = bytes
    offset = 0
    if !bytes.isEmpty { hasStarted = true }
  }

  /// Unpacks the next piece; nil where more input is needed.
  func next() throws(Failure) -> [UInt8]? {
    while true {
      if isAtEnd {
        guard offset < input.count else { return nil }
        // A gzip file may be several, one after the other (RFC 1952, 2.2).
        guard inflateReset(stream) == Z_OK else { throw .corrupt }
        isAtEnd = false
      }
      var status = Z_OK
      let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { output, count in
        input.withUnsafeMutableBufferPointer { input in
          stream.pointee.next_in = input.baseAddress.map { $0 + offset }
          stream.pointee.avail_in = UInt32(input.count - offset)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(output.count)
          status = inflate(stream, Z_NO_FLUSH)
          offset = input.count - Int(stream.pointee.avail_in)
          count = output.count - Int(stream.pointee.avail_out)
          stream.pointee.next_in = nil
          stream.pointee.next_out = nil
        }
      }
      switch status {
      case Z_STREAM_END: isAtEnd = true
      case Z_OK: break
      // No progress: all input is used up.
      case Z_BUF_ERROR: return nil
      default: throw .corrupt
      }
      if !piece.isEmpty { return piece }
      if offset == input.count { return nil }
    }
  }
}
