/// Writes other names one after the other, each as ``OtherNameCursor`` reads it.
struct OtherNameWriter {
  private let codes: NameCodes
  private var rows: [UInt8] = []
  private var blockOffsets: [UInt8] = []
  private var names: [UInt8] = []
  private var count = 0
  /// The fold of the name before.
  private var last: [UInt8] = []

  init(_ codes: NameCodes) {
    self.codes = codes
  }

  /// Appends a name; folds must come in order.
  mutating func append(fold: [UInt8], written: [UInt8], row: Int) {
    let form = WrittenForm(of: written, fold: fold)
    appendFold(fold, code: form.code, row: row)
    if case .edited(let prefix, let middle, let suffix) = form {
      names.append(UInt8(prefix))
      names.append(UInt8(suffix))
      names.append(u16: UInt16(middle.count))
      names += middle
    }
  }

  /// Appends the name another file's cursor is at.
  /// - Parameter follows: whether the name before it there is the one appended last.
  mutating func append(_ cursor: OtherNameCursor, row: Int, follows: Bool) {
    if follows, !isAtBlock, !cursor.isFirst {
      appendHead(shared: cursor.shared, code: cursor.code, added: cursor.added, row: row)
      last.removeLast(max(0, last.count - cursor.shared))
      last += cursor.fold.dropFirst(last.count)
    } else {
      appendFold(cursor.fold, code: cursor.code, row: row)
    }
    names += cursor.rest
  }

  func file(cityCount: Int, fingerprint: UInt64) -> [UInt8] {
    let writer = BlobWriter(
      magic: GazetteerLayout.otherNamesMagic, cityCount: cityCount, entryCount: count,
      fingerprint: fingerprint)
    return writer.file([rows, blockOffsets, codes.section, names, namesByRow(rowCount: cityCount)])
  }

  /// ``OtherNameSection/namesByRow``, by counting: the names of each row are few.
  private func namesByRow(rowCount: Int) -> [UInt8] {
    rows.withUnsafeBytes { rows in
      var places = [Int](repeating: 0, count: rowCount + 1)
      for name in 0..<count { places[rows.u24(3 * name) + 1] += 1 }
      for row in 0..<rowCount { places[row + 1] += places[row] }
      var names = [UInt8](repeating: 0, count: 3 * count)
      for name in 0..<count {
        let row = rows.u24(3 * name)
        let offset = 3 * places[row]
        places[row] += 1
        names[offset] = UInt8(truncatingIfNeeded: name)
        names[offset + 1] = UInt8(truncatingIfNeeded: name >> 8)
        names[offset + 2] = UInt8(truncatingIfNeeded: name >> 16)
      }
      return names
    }
  }

  private var isAtBlock: Bool { count % GazetteerLayout.blockSize == 0 }

  private mutating func appendFold(_ fold: [UInt8], code: UInt8, row: Int) {
    if isAtBlock {
      appendHead(shared: 0, code: code, added: fold, row: row)
    } else {
      let shared = zip(last, fold).prefix(255).prefix { $0 == $1 }.count
      appendHead(shared: shared, code: code, added: codes.encode(fold[shared...]), row: row)
    }
    last.removeAll(keepingCapacity: true)
    last += fold
  }

  private mutating func appendHead(
    shared: Int, code: UInt8, added: some Collection<UInt8>, row: Int
  ) {
    if isAtBlock { blockOffsets.append(u32: UInt32(names.count)) }
    let length = min(added.count, OtherNameCursor.longLength)
    names.append(UInt8(shared))
    names.append(code | UInt8(length) << 3)
    if length == OtherNameCursor.longLength { names.append(u16: UInt16(added.count)) }
    names += added
    rows.append(u24: row)
    count += 1
  }
}
