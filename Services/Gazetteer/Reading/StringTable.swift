/// A few texts by index, in one section: u32 count, then count + 1 offsets (u32, from the end of
/// the offsets), then UTF-8.
struct StringTable {
  private let section: UnsafeRawBufferPointer

  init(_ section: UnsafeRawBufferPointer) {
    self.section = section
  }

  /// Those there are room for, in a damaged file.
  var indices: Range<Int> {
    0..<(section.count >= 4 ? min(Int(section.u32(0)), section.count / 4) : 0)
  }

  /// Empty for an index the table does not have.
  subscript(index: Int) -> String {
    guard section.count >= 4 else { return "" }
    let count = Int(section.u32(0))
    let base = 4 * (count + 2)
    guard index >= 0, index < count, base <= section.count else { return "" }
    let start = base + Int(section.u32(4 + 4 * index))
    let end = base + Int(section.u32(8 + 4 * index))
    guard start <= end, end <= section.count else { return "" }
    return String(decoding: section[start..<end], as: UTF8.self)
  }

  static func encode(_ texts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt32(texts.count))
    var offset = 0
    for text in texts {
      bytes.append(littleEndian: UInt32(offset))
      offset += text.utf8.count
    }
    bytes.append(littleEndian: UInt32(offset))
    for text in texts { bytes.append(contentsOf: text.utf8) }
    return bytes
  }
}
