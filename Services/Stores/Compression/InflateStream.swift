import CZlib

/// Unpacks deflated bytes in pieces: a small input may unpack to a huge output, which never is in
/// memory as a whole.
package final class InflateStream {
  /// The format around the deflated bytes; zlib adds the raw value to the size of the window.
  package enum Format: Int32 {
    /// The format of gzip files (RFC 1952).
    case gzip = 16
    /// The format of gzip or of zlib (RFC 1950), as the first bytes tell.
    case gzipOrZlib = 32
  }

  package enum Failure: Error, Hashable {
    case corrupt
  }

  /// The version of zlib that the program found.
  package static var version: String { String(cString: zlibVersion()) }

  // zlib keeps the address of its stream: it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var offset = 0
  /// Whether the last byte read ended a packed stream.
  package private(set) var isAtEnd = false

  /// Returns `nil` if there is no memory for the window.
  package init?(_ format: Format) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 stands for the largest window.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 15 + format.rawValue, ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  /// Whether bytes that were fed are not unpacked yet.
  package var hasInput: Bool { offset < input.count }

  /// Takes the next packed bytes; those that are not unpacked yet are lost.
  package func feed(_ bytes: [UInt8]) {
    input = bytes
    offset = 0
  }

  /// Appends the next unpacked bytes.
  ///
  /// The input may be several streams, one after the other (RFC 1952, 2.2), with zeros between them,
  /// which fill up the blocks of a tape.
  ///
  /// - Parameter limit: the most bytes that are appended.
  /// - Returns: `false`, with nothing appended, if more must be fed first.
  /// - Throws: `corrupt`; the bytes before the damage are appended all the same.
  package func read(into bytes: inout [UInt8], limit: Int) throws(Failure) -> Bool {
    let start = bytes.count
    repeat {
      if isAtEnd {
        offset = input[offset...].firstIndex { $0 != 0 } ?? input.count
        guard hasInput else { return false }
        guard inflateReset(stream) == Z_OK else { throw .corrupt }
        isAtEnd = false
      }
      switch inflate(into: &bytes, limit: limit) {
      // The second one means that all input is used up.
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isAtEnd = true
      default: throw .corrupt
      }
    } while bytes.count == start && hasInput
    return bytes.count > start
  }

  private func inflate(into bytes: inout [UInt8], limit: Int) -> Int32 {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    defer { bytes.removeLast(Int(stream.pointee.avail_out)) }
    return input.withUnsafeMutableBufferPointer { input in
      bytes.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress.map { $0 + offset }
        stream.pointee.avail_in = UInt32(input.count - offset)
        stream.pointee.next_out = output.baseAddress.map { $0 + start }
        stream.pointee.avail_out = UInt32(limit)
        defer { offset = input.count - Int(stream.pointee.avail_in) }
        return CZlib.inflate(stream, Z_NO_FLUSH)
      }
    }
  }
}
