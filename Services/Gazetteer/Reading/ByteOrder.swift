import Glibc

/// The order of texts by their UTF-8 bytes: negative, 0 or positive as `a` is before, equal to or
/// after `b`.
func byteOrder(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  let common = min(a.count, b.count)
  if common > 0, let first = a.baseAddress, let second = b.baseAddress {
    let order = memcmp(first, second, common)
    if order != 0 { return Int(order) }
  }
  return a.count - b.count
}

/// As `byteOrder`, but 0 also where `text` only continues `prefix`.
func prefixOrder(_ text: UnsafeRawBufferPointer, _ prefix: UnsafeRawBufferPointer) -> Int {
  byteOrder(UnsafeRawBufferPointer(rebasing: text.prefix(prefix.count)), prefix)
}
