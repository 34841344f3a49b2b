import Foundation

/// Pictures made up for tests (PNG, 3rd edition).
enum PNGFixture {
  /// A red square of 16 pixels.
  static let square = Array(
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mP4z8BAEmIY1TCq"
        + "YfhqAACQ+f8B8u7oVwAAAABJRU5ErkJggg==") ?? Data())

  /// The first bytes of a picture of any size, and nothing of its pixels.
  static func start(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    var bytes = Array(square.prefix(33))
    for (place, side) in [(16, width), (20, height)] {
      withUnsafeBytes(of: side.bigEndian) { bytes.replaceSubrange(place..<place + 4, with: $0) }
    }
    return bytes
  }
}
