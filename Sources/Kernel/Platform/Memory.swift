public import Glibc

// C looks at many bytes at once. Inlined, a call costs what the call of C costs: a search makes some
// thousands.

extension UnsafeRawBufferPointer {
  /// Returns the first offset of a byte from a given offset on.
  @inlinable
  package func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let baseAddress, start < count else { return nil }
    return memchr(baseAddress + start, Int32(byte), count - start).map {
      baseAddress.distance(to: UnsafeRawPointer($0))
    }
  }
}

/// Compares texts by their UTF-8 bytes: the result is negative, 0 or positive if `a` is before, equal
/// to or after `b`.
@inlinable
package func byteOrder(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  let common = min(a.count, b.count)
  if common > 0, let first = a.baseAddress, let second = b.baseAddress {
    let order = memcmp(first, second, common)
    if order != 0 { return Int(order) }
  }
  return a.count - b.count
}
