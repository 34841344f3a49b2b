import CZlib
import Contracts
import Domain

/// The bytes that a gzip file (RFC 1952) unpacks to.
///
/// If it is damaged or ends too early, the bytes before that place are read, and the report says so.
final class GzipStream: ByteStream {
  /// Whether bytes are the start of such a file: its two first bytes, and deflate as the method.
  static func isMeant(_ start: [UInt8]) -> Bool { start.starts(with: [0x1F, 0x8B, 0x08]) }

  private let source: any ByteStream
  // zlib keeps the address of its stream: it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var offset = 0
  private var bounds = UnpackingBounds()
  /// Whether the last byte read ended a packed stream.
  private var isBetween = false
  private var isAtEnd = false
  private var cut: PointReport.Fault?

  init(_ source: any ByteStream) throws(DataError) {
    self.source = source
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 is the largest window, 16 the format gzip.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else {
      throw .malformed(path: source.path, reason: .brokenArchive)
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deinitialize(count: 1)
    stream.deallocate()
  }

  var path: String { source.path }
  var isReady: Bool { offset < input.count || isAtEnd || source.isReady }
  var report: PointReport { source.report + PointReport(cut: cut) }

  func read(into bytes: inout [UInt8], limit: Int) throws(DataError) -> Bool {
    let start = bytes.count
    while !isAtEnd, bytes.count == start {
      if offset == input.count {
        input.removeAll(keepingCapacity: true)
        offset = 0
        guard try source.read(into: &input, limit: BufferedStream.size) else {
          if !isBetween { breakOff() }
          isAtEnd = true
          break
        }
        bounds.packed += input.count
      }
      if isBetween {
        // A file may be several, one after the other (2.2); zeros fill up blocks of tapes.
        offset = input[offset...].firstIndex { $0 != 0 } ?? input.count
        guard offset < input.count else { continue }
        guard inflateReset(stream) == Z_OK else { return end() }
        isBetween = false
      }
      try unpack(into: &bytes, limit: limit)
    }
    return bytes.count > start
  }

  private func unpack(into bytes: inout [UInt8], limit: Int) throws(DataError) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: limit))
    var (status, left) = (Z_OK, 0)
    input.withUnsafeMutableBufferPointer { input in
      bytes.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress.map { $0 + offset }
        stream.pointee.avail_in = UInt32(input.count - offset)
        stream.pointee.next_out = output.baseAddress.map { $0 + start }
        stream.pointee.avail_out = UInt32(limit)
        status = inflate(stream, Z_NO_FLUSH)
        offset = input.count - Int(stream.pointee.avail_in)
        left = Int(stream.pointee.avail_out)
      }
    }
    bytes.removeLast(left)
    try bounds.add(limit - left, path: path)
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetween = true
    default: _ = end()
    }
  }

  private func end() -> Bool {
    breakOff()
    isAtEnd = true
    return false
  }

  private func breakOff() {
    cut = cut ?? .init(path: path, line: 1, column: 1, kind: .packedCut)
  }
}

/// The limits of unpacking: a small file could keep a program busy for days.
struct UnpackingBounds {
  /// Data of some gigabytes are usual, however well they are packed.
  private static let free = 1 << 32
  private static let times = 200

  var packed = 0
  private var unpacked = 0

  init(packed: Int = 0) { self.packed = packed }

  mutating func add(_ count: Int, path: String) throws(DataError) {
    unpacked += count
    guard unpacked <= Self.free || unpacked / Self.times <= packed else {
      throw .malformed(path: path, reason: .unpacksTooFar(times: Self.times))
    }
  }
}
