import NIOCore

/// A body with what HTTP says of it.
struct PreparedBody: Sendable {
  let plain: ByteBuffer
  let zipped: ByteBuffer
  private let hash: String

  init(_ bytes: [UInt8]) {
    plain = ByteBuffer(bytes: bytes)
    zipped = ByteBuffer(bytes: Gzip.stored(bytes))
    hash = FNV1a.hash(bytes)
  }

  /// Strong, and another for each encoding, which is another representation (RFC 9110, 8.8.3.3).
  func tag(zipped: Bool) -> String { "\"\(hash)\(zipped ? "-gzip" : "")\"" }
}
