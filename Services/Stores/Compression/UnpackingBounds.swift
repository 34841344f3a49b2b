package import Domain

/// The limits of unpacking: a small file could keep a program busy for days.
package struct UnpackingBounds {
  /// Data of some gigabytes are usual, however well they are packed.
  private static let free = 1 << 32
  private static let times = 200

  package var packed = 0
  private var unpacked = 0

  package init(packed: Int = 0) { self.packed = packed }

  package mutating func add(_ count: Int, path: String) throws(DataError) {
    unpacked += count
    guard unpacked <= Self.free || unpacked / Self.times <= packed else {
      throw .malformed(path: path, reason: .unpacksTooFar(times: Self.times))
    }
  }
}
