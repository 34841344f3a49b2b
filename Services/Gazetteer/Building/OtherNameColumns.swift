import Catalog
import Domain

/// Chooses the other names that are kept, and writes them.
struct OtherNameColumns {
  private struct Entry {
    let fold: [UInt8]
    let written: [UInt8]
    let row: Int
  }

  private let entries: [Entry]

  /// Leaves out the names with an empty fold, those that fold as the city's own name does, and all
  /// but the first (by its bytes) of a city's names that fold alike.
  ///
  /// Those whose fold only starts the city's name and country stay, although a search never shows
  /// them (whatever finds them finds the city by its name): they are told with the city.
  /// - Parameters:
  ///   - drafts: rows in display order.
  ///   - otherNames: those of a draft's source.
  init(_ drafts: RowDrafts, otherNames: (Int) -> [String]) {
    var entries: [Entry] = []
    for row in drafts.rows.indices {
      var names: [[UInt8]: [UInt8]] = [:]
      let own = drafts.fold(row)
      for name in otherNames(Int(drafts.rows[row].source)) {
        let fold = Array(Fold.bytes(name))
        guard !fold.isEmpty, !fold.elementsEqual(own) else { continue }
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
    var writer = OtherNameWriter(NameCodes(sample, used: Set(added.joined())))
    for entry in entries { writer.append(fold: entry.fold, written: entry.written, row: entry.row) }
    return writer.file(cityCount: cities.count, fingerprint: cities.fingerprint)
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
}
