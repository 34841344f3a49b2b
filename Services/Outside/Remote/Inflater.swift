import Compression

/// Unpacks a body in bounded pieces, if it is packed.
final class Inflater {
  /// The codings that may be asked for (RFC 9110, 8.4).
  static let codings = "gzip, deflate"
  /// The most bytes one call unpacks.
  static let pieceSize = 64 << 10

  /// `nil` for a body that is not packed.
  private let stream: InflateStream?
  private var plain: [UInt8] = []
  private var hasStarted = false

  /// Returns `nil` for a coding that was not asked for.
  ///
  /// The coding named deflate is zlib's format.
  init?(_ contentEncoding: String?) {
    switch contentEncoding?.lowercased() {
    case nil, "", "identity": stream = nil
    case "gzip", "x-gzip", "deflate":
      guard let packed = InflateStream(.gzipOrZlib) else { return nil }
      stream = packed
    default: return nil
    }
  }

  /// Whether the body is not packed.
  var isPlain: Bool { stream == nil }

  /// Whether a coding is gzip, under either of its names.
  static func isGzip(_ contentEncoding: String?) -> Bool {
    ["gzip", "x-gzip"].contains(contentEncoding?.lowercased())
  }

  /// Whether the body may end here: at the end of a packed stream, or before its first byte.
  var isComplete: Bool { stream?.isAtEnd != false || !hasStarted }

  /// Takes the next bytes, as sent; what `next()` has not unpacked yet is lost.
  func feed(_ bytes: [UInt8]) {
    if !bytes.isEmpty { hasStarted = true }
    if let stream { stream.feed(bytes) } else { plain = bytes }
  }

  /// The next unpacked bytes; `nil` if more must be fed first.
  func next() throws(InflateStream.Failure) -> [UInt8]? {
    var piece: [UInt8] = []
    if let stream {
      _ = try stream.read(into: &piece, limit: Self.pieceSize)
    } else {
      swap(&piece, &plain)
    }
    return piece.isEmpty ? nil : piece
  }
}
