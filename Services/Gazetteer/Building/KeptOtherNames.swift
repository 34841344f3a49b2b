/// The other names of a gazetteer, for a newer list of cities: they go with their city's id.
///
/// They stay as they are written, but for those that come to stand after another name than before.
/// A city's name becomes one of its other names where the new list calls it something else.
struct KeptOtherNames {
  private struct Name {
    let fold: [UInt8]
    let written: [UInt8]
    let row: Int
  }

  private let cities: CityTable
  private let otherNames: OtherNameTable
  /// The new row of each old one, -1 for none.
  private let rows: [Int32]

  /// - Parameter drafts: the new cities in display order; the source of each is its old row, -1 for
  ///   none.
  init(_ cities: CityTable, _ otherNames: OtherNameTable, _ drafts: RowDrafts) {
    self.cities = cities
    self.otherNames = otherNames
    var rows = [Int32](repeating: -1, count: cities.count)
    for (row, draft) in drafts.rows.enumerated() where draft.source >= 0 {
      rows[Int(draft.source)] = Int32(row)
    }
    self.rows = rows
  }

  func file(_ columns: CityColumns, _ drafts: RowDrafts) -> [UInt8] {
    let codes = NameCodes(otherNames.codes)
    var formerNames = formerNames(drafts, codes)[...]
    var writer = OtherNameWriter(codes)
    var follows = false
    for block in 0..<otherNames.blockCount {
      var cursor = otherNames.block(block)
      for index in otherNames.names(ofBlock: block) {
        guard cursor.next() else { break }
        let old = otherNames.row(index)
        guard old < rows.count, rows[old] >= 0 else {
          follows = false
          continue
        }
        while let name = formerNames.first, name.fold.lexicographicallyPrecedes(cursor.fold) {
          writer.append(fold: name.fold, written: name.written, row: name.row)
          formerNames.removeFirst()
          follows = false
        }
        writer.append(cursor, row: Int(rows[old]), follows: follows)
        follows = true
      }
    }
    for name in formerNames {
      writer.append(fold: name.fold, written: name.written, row: name.row)
    }
    return writer.file(cityCount: columns.count, fingerprint: columns.fingerprint)
  }

  /// The names cities had that fold otherwise than those they have now, by their fold.
  ///
  /// One with a byte that is a code here can't be written, and goes.
  private func formerNames(_ drafts: RowDrafts, _ codes: NameCodes) -> [Name] {
    var names: [Name] = []
    for (row, draft) in drafts.rows.enumerated() where draft.source >= 0 {
      let fold = cities.fold(Int(draft.source))
      guard !fold.isEmpty, !fold.elementsEqual(drafts.fold(row)), codes.canEncode(fold) else {
        continue
      }
      names.append(
        Name(fold: Array(fold), written: Array(cities.name(Int(draft.source)).utf8), row: row))
    }
    return names.sorted { a, b in
      a.fold == b.fold ? a.row < b.row : a.fold.lexicographicallyPrecedes(b.fold)
    }
  }
}
