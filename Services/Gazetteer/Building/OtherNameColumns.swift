import Catalog

/// Chooses the other names that can ever be what a city is found by, and writes them.
struct OtherNameColumns {
  private struct Entry {
    let fold: [UInt8]
    let written: [UInt8]
    let row: Int
  }

  private let entries: [Entry]

  /// Leaves out the names with an empty fold, those whose fold starts the city's own (whatever
  /// finds them finds the city's name), and all but the first of a city's names that fold alike.
  init(_ sorted: [FoldedRecord]) {
    var entries: [Entry] = []
    for (row, city) in sorted.enumerated() {
      let key = city.key
      var names: [[UInt8]: [UInt8]] = [:]
      for name in city.record.otherNames {
        let fold = Array(Fold.bytes(name))
        guard !fold.isEmpty, !key.starts(with: fold) else { continue }
        let written = Array(name.utf8)
        if let kept = names[fold], !written.lexicographicallyPrecedes(kept) { continue }
        names[fold] = written
      }
      for (fold, written) in names { entries.append(Entry(fold: fold, written: written, row: row)) }
    }
    self.entries = entries.sorted { a, b in
      if a.fold != b.fold { return a.fold.lexicographicallyPrecedes(b.fold) }
      if a.written != b.written { return a.written.lexicographicallyPrecedes(b.written) }
      return a.row < b.row
    }
  }

  func file(_ cities: CityColumns) -> [UInt8] {
    let added = addedBytes()
    let sample = stride(from: 0, to: added.count, by: 8).map { added[$0] }
    let codes = NameCodes(sample, used: Set(added.joined()))
    var rows: [UInt8] = []
    var blockOffsets: [UInt8] = []
    var names: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      rows.append(u24: entry.row)
      let isFirst = index % GazetteerLayout.blockSize == 0
      if isFirst { blockOffsets.append(u32: UInt32(names.count)) }
      let shared = entry.fold.count - added[index].count
      let bytes = isFirst ? entry.fold : codes.encode(added[index])
      Self.append(entry, shared: shared, added: bytes, to: &names)
    }
    let writer = BlobWriter(
      magic: GazetteerLayout.otherNamesMagic, cityCount: cities.count, entryCount: entries.count,
      fingerprint: cities.fingerprint)
    return writer.file([rows, blockOffsets, codes.section, names])
  }

  /// What each fold adds to the one before, or all of it at the start of a block.
  private func addedBytes() -> [ArraySlice<UInt8>] {
    entries.indices.map { index in
      let fold = entries[index].fold
      if index % GazetteerLayout.blockSize == 0 { return fold[...] }
      let shared = zip(entries[index - 1].fold, fold).prefix(255).prefix { $0 == $1 }.count
      return fold[shared...]
    }
  }

  /// Writes a name as ``OtherNameCursor`` reads it.
  private static func append(
    _ entry: Entry, shared: Int, added: [UInt8], to names: inout [UInt8]
  ) {
    let form = WrittenForm(of: entry.written, fold: entry.fold)
    let length = min(added.count, OtherNameCursor.longLength)
    names.append(UInt8(shared))
    names.append(form.code | UInt8(length) << 3)
    if length == OtherNameCursor.longLength { names.append(u16: UInt16(added.count)) }
    names += added
    if case .edited(let prefix, let middle, let suffix) = form {
      names.append(UInt8(prefix))
      names.append(UInt8(suffix))
      names.append(u16: UInt16(middle.count))
      names += middle
    }
  }
}
