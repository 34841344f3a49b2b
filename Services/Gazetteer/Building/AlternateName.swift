import Catalog
import Domain

/// Another name of a city, on its way into a gazetteer.
struct AlternateName: Comparable {
  let fold: [UInt8]
  let written: [UInt8]
  let row: Int

  static func < (a: Self, b: Self) -> Bool {
    if a.fold != b.fold { return a.fold.lexicographicallyPrecedes(b.fold) }
    if a.written != b.written { return a.written.lexicographicallyPrecedes(b.written) }
    return a.row < b.row
  }

  /// The names that are kept of those that cities have, in order.
  ///
  /// Leaves out the names with an empty fold, those that fold as the city's own name does, and all
  /// but the first (by its bytes) of a city's names that fold alike.
  ///
  /// Those whose fold only starts the city's name and country stay, although a search never shows
  /// them (whatever finds them finds the city by its name): they are told with the city.
  /// - Parameters:
  ///   - drafts: rows in display order.
  ///   - otherNames: those of a draft's source.
  static func chosen(for drafts: RowDrafts, _ otherNames: (Int) -> [String]) -> [Self] {
    drafts.rows.indices.flatMap { row in
      var names: [[UInt8]: [UInt8]] = [:]
      let own = drafts.fold(row)
      for name in otherNames(Int(drafts.rows[row].source)) {
        let fold = Array(Fold.bytes(name))
        guard !fold.isEmpty, !fold.elementsEqual(own) else { continue }
        let written = Array(name.utf8)
        if let kept = names[fold], !written.lexicographicallyPrecedes(kept) { continue }
        names[fold] = written
      }
      return names.map { Self(fold: $0, written: $1, row: row) }
    }.sorted()
  }

  /// The names cities had that fold otherwise than those they have now, in order.
  ///
  /// One with a byte that is a code can't be written, and goes.
  static func former(_ older: CityTable, _ drafts: RowDrafts, _ codes: NameCodes) -> [Self] {
    var names: [Self] = []
    for (row, draft) in drafts.rows.enumerated() where draft.source >= 0 {
      let fold = older.fold(Int(draft.source))
      guard !fold.isEmpty, !fold.elementsEqual(drafts.fold(row)), codes.canEncode(fold) else {
        continue
      }
      names.append(
        Self(fold: Array(fold), written: Array(older.nameBytes(Int(draft.source))), row: row))
    }
    return names.sorted()
  }
}
