import Compression

/// Unpacks the values of a tile.
enum ReliefTile {
  /// Returns `nil` if the bytes are damaged, or hold another number of values.
  static func unpack(_ packed: [UInt8], count: Int) -> [UInt8]? {
    guard let stream = InflateStream(.gzipOrZlib) else { return nil }
    stream.feed(packed)
    var values: [UInt8] = []
    values.reserveCapacity(count + 1)
    do throws(InflateStream.Failure) {
      // A tile with more values than it may have ends one after them.
      while values.count <= count, try stream.read(into: &values, limit: count + 1 - values.count) {
      }
    } catch {
      return nil
    }
    return values.count == count ? values : nil
  }
}
