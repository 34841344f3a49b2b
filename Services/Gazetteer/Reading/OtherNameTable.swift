/// The other names, over bytes that are valid while it is used; see ``OtherNameSection``.
struct OtherNameTable {
  let count: Int
  private let rows: UnsafeRawBufferPointer
  private let blockOffsets: UnsafeRawBufferPointer
  /// ``OtherNameSection/codes``.
  let codes: UnsafeRawBufferPointer
  private let names: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer, _ blob: Blob) {
    func section(_ section: OtherNameSection) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: bytes[blob.sections[section.rawValue]])
    }
    count = blob.entryCount
    rows = section(.rows)
    blockOffsets = section(.blockOffsets)
    codes = section(.codes)
    names = section(.names)
  }

  /// The row of a name; it may be one there is not, in a damaged file.
  func row(_ name: Int) -> Int { rows.u24(3 * name) }

  /// The names whose fold starts with `prefix`.
  func range(startingWith prefix: UnsafeRawBufferPointer) -> Range<Int> {
    let first = firstName { fold in prefixOrder(fold, prefix) >= 0 }
    let end = firstName { fold in prefixOrder(fold, prefix) > 0 }
    return first..<max(first, end)
  }

  /// A name's fold and written form.
  func name(_ index: Int) -> (fold: [UInt8], written: [UInt8]) {
    var cursor = block(index / GazetteerLayout.blockSize)
    for _ in 0...index % GazetteerLayout.blockSize where !cursor.next() { return ([], []) }
    return (cursor.fold, cursor.form.written(cursor.fold))
  }

  var blockCount: Int { blockOffsets.count / 4 }

  func names(ofBlock block: Int) -> Range<Int> {
    let size = GazetteerLayout.blockSize
    return min(block * size, count)..<min((block + 1) * size, count)
  }

  /// A cursor before the first name of a block.
  func block(_ block: Int) -> OtherNameCursor {
    OtherNameCursor(names, codes, at: Int(blockOffsets.u32(4 * block)))
  }

  /// The first name for which `predicate`, which must go from false to true but once, holds.
  private func firstName(where predicate: (UnsafeRawBufferPointer) -> Bool) -> Int {
    let blocks = 0..<blockOffsets.count / 4
    let after = blocks.partitioningIndex { index in head(index).map(predicate) ?? true }
    guard after > 0 else { return 0 }
    let size = GazetteerLayout.blockSize
    var cursor = block(after - 1)
    for index in (after - 1) * size..<min(after * size, count) {
      if !cursor.next() || cursor.fold.withUnsafeBytes(predicate) { return index }
    }
    return min(after * size, count)
  }

  /// The fold of a block's first name, which shares nothing with another: it is there as it is.
  private func head(_ block: Int) -> UnsafeRawBufferPointer? {
    OtherNameCursor(names, codes, at: Int(blockOffsets.u32(4 * block))).wholeFold()
  }
}
