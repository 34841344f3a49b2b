import CZlib

/// Unpacks a body in bounded pieces: a small body may unpack to a huge one, which never is in memory
/// as a whole.
final class Inflater {
  /// The codings that may be asked for (RFC 9110, 8.4).
  static let codings = "gzip, deflate"
  /// The most bytes one call unpacks.
  static let pieceSize = 64 << 10

  enum Failure: Error, Hashable {
    case corrupt
  }

  /// Nil for a body that is not packed.
  // zlib keeps the address of its stream: it must not move.
  private let stream: UnsafeMutablePointer<z_stream>?
  private var input: [UInt8] = []
  private var offset = 0
  private var hasStarted = false
  /// Whether the last byte read ended a packed stream.
  private var isAtEnd = false

  /// Returns `nil` for a coding that was not asked for.
  ///
  /// The coding named deflate is zlib's format, which zlib tells from gzip by itself.
  init?(_ contentEncoding: String?) {
    switch contentEncoding?.lowercased() {
    case nil, "", "identity": stream = nil
    case "gzip", "x-gzip", "deflate":
      let packed = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
      packed.initialize(to: z_stream())
      stream = packed
      // 15 is the largest window, 32 tells gzip from zlib by the header.
      let size = Int32(MemoryLayout<z_stream>.size)
      guard inflateInit2_(packed, 15 + 32, ZLIB_VERSION, size) == Z_OK else { return nil }
    default: return nil
    }
  }

  deinit {
    guard let stream else { return }
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Whether the body may end here: at the end of a packed stream, or before its first byte.
  var isComplete: Bool { stream == nil || isAtEnd || !hasStarted }

  /// Takes the next bytes, as sent; what `next()` has not unpacked yet is lost.
  func feed(_ bytes: [UInt8]) {
    input = bytes
    offset = 0
    if !bytes.isEmpty { hasStarted = true }
  }

  /// The next unpacked bytes; `nil` if more must be fed first.
  func next() throws(Failure) -> [UInt8]? {
    guard let stream else {
      defer { input = [] }
      return input.isEmpty ? nil : input
    }
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

/// The zlib this program found.
package enum InflaterVersion {
  package static var current: String { String(cString: zlibVersion()) }
}
