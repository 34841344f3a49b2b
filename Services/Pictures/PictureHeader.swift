/// What the first bytes of a picture say of it: nothing is decoded.
struct PictureHeader: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// ISO/IEC 15948.
    case png
    /// ITU-T T.81.
    case jpeg
    /// GIF87a and GIF89a.
    case gif
    /// RFC 9649.
    case webp
  }

  let kind: Kind
  /// Pixels.
  let width: Int
  let height: Int

  /// The most pixels that are decoded, and the longest side.
  static let mostPixels = 24_000_000
  static let longestSide = 16_384

  init(_ kind: Kind, width: Int, height: Int) {
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// Nil where the bytes start no picture of these kinds, or end before its size.
  init?(_ bytes: [UInt8]) {
    let reader = HeaderReader(bytes)
    guard let header = reader.png ?? reader.gif ?? reader.webp ?? reader.jpeg else { return nil }
    self = header
  }

  /// Whether it has pixels, and not too many.
  var isReasonable: Bool {
    (1...Self.longestSide).contains(width) && (1...Self.longestSide).contains(height)
      && width * height <= Self.mostPixels
  }
}
