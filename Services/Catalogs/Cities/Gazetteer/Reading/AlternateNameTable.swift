import Platform

/// The cities' other names, over bytes that must stay valid while it is used; see
/// ``AlternateNameSection``.
struct AlternateNameTable: SortedFolds {
  let count: Int
  private let cityCount: Int
  private let rows: UnsafeRawBufferPointer
  private let blockOffsets: UnsafeRawBufferPointer
  /// The section ``AlternateNameSection/codes``.
  let codes: UnsafeRawBufferPointer
  private let names: UnsafeRawBufferPointer
  private let namesByRow: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer, _ blob: Blob) {
    func section(_ section: AlternateNameSection) -> UnsafeRawBufferPointer {
      blob.section(section, of: bytes)
    }
    count = blob.entryCount
    cityCount = blob.cityCount
    rows = section(.rows)
    blockOffsets = section(.blockOffsets)
    codes = section(.codes)
    names = section(.names)
    namesByRow = section(.namesByRow)
  }

  /// Returns the row of a name; `nil` for a row that does not exist, in a damaged file.
  func row(_ name: Int) -> Int? {
    let row = rows.u24(3 * name)
    return row < cityCount ? row : nil
  }

  /// Returns the names whose folds start with `prefix`.
  func range(startingWith prefix: [UInt8]) -> Range<Int> {
    let first = firstIndex(notBefore: prefix)
    return first..<firstName(notBefore: prefix, orStartingWithIt: true, in: first..<count).index
  }

  /// Returns a name's fold.
  func fold(_ index: Int) -> [UInt8] { cursor(at: index)?.fold ?? [] }

  /// Returns a name in its written form.
  func text(_ index: Int) -> String { cursor(at: index)?.text ?? "" }

  private func cursor(at index: Int) -> AlternateNameCursor? {
    var cursor = block(index / GazetteerLayout.blockSize)
    for _ in 0...index % GazetteerLayout.blockSize where !cursor.next() { return nil }
    return cursor
  }

  /// Returns the names of a row, in the order of their folds.
  func names(ofRow row: Int) -> [Int] {
    let range = 0..<count
    let first = range.partitioningIndex { (rowOfName(at: $0) ?? .max) >= row }
    return (first..<count).prefix { rowOfName(at: $0) == row }.map { namesByRow.u24(3 * $0) }
  }

  /// Returns the names of a row in their written form, without those that have the fold `own`: in a
  /// newer list, a former other name may be the city's own.
  func texts(ofRow row: Int, except own: UnsafeRawBufferPointer) -> [String] {
    names(ofRow: row).compactMap(cursor(at:)).filter { !$0.fold.elementsEqual(own) }.map(\.text)
  }

  /// Returns the row of the name at an index of ``AlternateNameSection/namesByRow``; `nil` for a name
  /// that does not exist, in a damaged file.
  private func rowOfName(at index: Int) -> Int? {
    let name = namesByRow.u24(3 * index)
    return name < count ? rows.u24(3 * name) : nil
  }

  func firstIndex(notBefore fold: [UInt8], in range: Range<Int>) -> Int {
    firstName(notBefore: fold, orStartingWithIt: false, in: range).index
  }

  func first(notBefore fold: [UInt8], in range: Range<Int>) -> (index: Int, fold: [UInt8])? {
    let (index, known) = firstName(notBefore: fold, orStartingWithIt: false, in: range)
    return index < range.upperBound ? (index, known ?? self.fold(index)) : nil
  }

  /// Calls the body with the indices and folds of a range; each block is read once, as far as needed.
  func forEach(in range: Range<Int>, _ body: (_ index: Int, _ fold: [UInt8]) -> Void) {
    let size = GazetteerLayout.blockSize
    for block in range.lowerBound / size..<(range.upperBound + size - 1) / size {
      var cursor = self.block(block)
      var fold: [UInt8] = []
      for index in block * size..<min((block + 1) * size, range.upperBound) {
        guard cursor.next() else { break }
        cursor.advance(&fold)
        if index >= range.lowerBound { body(index, fold) }
      }
    }
  }

  var blockCount: Int { blockOffsets.count / 4 }

  func names(ofBlock block: Int) -> Range<Int> {
    let size = GazetteerLayout.blockSize
    return min(block * size, count)..<min((block + 1) * size, count)
  }

  /// Returns a cursor before the first name of a block.
  func block(_ block: Int) -> AlternateNameCursor {
    AlternateNameCursor(names, codes, at: Int(blockOffsets.u32(4 * block)))
  }

  /// Returns the first of some names that comes after all names before `wanted`.
  ///
  /// With `passes` it also comes after the names that start with `wanted`.
  ///
  /// - Returns: the index of the name, or the upper bound if there is none; and its fold, if the
  ///   search read it.
  private func firstName(
    notBefore wanted: [UInt8], orStartingWithIt passes: Bool, in range: Range<Int>
  ) -> (index: Int, fold: [UInt8]?) {
    wanted.withUnsafeBytes { wanted in
      let size = GazetteerLayout.blockSize
      let blocks = range.lowerBound / size..<(range.upperBound + size - 1) / size
      // The fold of a block's first name is stored as a whole.
      let after = blocks.partitioningIndex { index in
        guard let fold = block(index).wholeFold() else { return true }
        return passes ? prefixOrder(fold, wanted) > 0 : byteOrder(fold, wanted) >= 0
      }
      guard after > blocks.lowerBound else { return (range.lowerBound, nil) }
      let names = names(ofBlock: after - 1)
      let (passed, fold) = block(after - 1).count(
        before: wanted, orStartingWithIt: passes, atMost: names.count)
      let index = names.lowerBound + passed
      return index < range.lowerBound
        ? (range.lowerBound, nil) : (min(index, range.upperBound), fold)
    }
  }
}
