import Contracts
import Domain
import FoundationEssentials

/// Writes other names one after the other, in the form that ``AlternateNameCursor`` reads.
struct AlternateNameWriter {
  private let codes: NameCodes
  private var rows: [UInt8] = []
  private var blockOffsets: [UInt8] = []
  private var names: [UInt8] = []
  private var count = 0
  /// The fold of the previous name.
  private var last: [UInt8] = []

  private init(_ codes: NameCodes) {
    self.codes = codes
  }

  /// Returns the file of some names, which must be sorted.
  static func file(of names: [AlternateName], _ cities: CityColumns) -> Data {
    // The part of each fold that differs from the one before; at the start of a block it is the whole
    // fold.
    let added = names.indices.map { index in
      let fold = names[index].fold
      if index % GazetteerLayout.blockSize == 0 { return fold[...] }
      return fold[shared(names[index - 1].fold, fold)...]
    }
    let sample = stride(from: 0, to: added.count, by: 8).map { added[$0] }
    var writer = Self(NameCodes(sample, used: Set(added.joined())))
    for name in names { writer.append(name) }
    return writer.file(cities)
  }

  /// Writes the names of an older file for a newer list of cities; they go with the ids of their
  /// cities.
  ///
  /// A name is copied in its written form, unless another name comes before it now. If the new list
  /// gives a city another name, its old name becomes one of its other names.
  ///
  /// - Parameters:
  ///   - older: the cities of the older file.
  ///   - drafts: the new cities in display order; the source of each is its old row, or -1.
  init(keepingThoseOf older: CityTable, _ drafts: RowDrafts) {
    let names = older.names
    // The new row of each old one, or -1.
    var rows = [Int32](repeating: -1, count: older.count)
    for (row, draft) in drafts.rows.enumerated() where draft.source >= 0 {
      rows[Int(draft.source)] = Int32(row)
    }
    self.init(NameCodes(names.codes))
    let formerNames = AlternateName.former(older, drafts, codes)
    // Each former name goes before the first other name after it, which is found by its number.
    let nextNames = formerNames.map { names.firstIndex(notBefore: $0.fold + [0]) }
    var former = 0
    var fold: [UInt8] = []
    var follows = false
    for block in 0..<names.blockCount {
      var cursor = names.block(block)
      for index in names.names(ofBlock: block) {
        guard cursor.next() else { break }
        let row = names.row(index).map { Int(rows[$0]) } ?? -1
        let isNext = former == nextNames.count || nextNames[former] > index
        // If the same name comes before it as in the older file, its bytes can be copied.
        if follows, row >= 0, isNext, !isAtBlock, !cursor.isFirst {
          cursor.advance(&fold)
          appendHead(shared: cursor.shared, code: cursor.code, added: cursor.added, row: row)
          self.names += cursor.rest
          continue
        }
        if follows { keep(fold) }
        cursor.advance(&fold)
        follows = row >= 0
        guard follows else { continue }
        while former < nextNames.count, nextNames[former] <= index {
          append(formerNames[former])
          former += 1
        }
        appendFold(fold, code: cursor.code, row: row)
        self.names += cursor.rest
      }
    }
    if follows { keep(fold) }
    for name in formerNames[former...] { append(name) }
  }

  /// Appends a name; names must come in the order of their folds.
  private mutating func append(_ name: AlternateName) {
    let form = WrittenForm(of: name.written, fold: name.fold)
    appendFold(name.fold, code: form.code, row: name.row)
    if case .edited(let prefix, let middle, let suffix) = form {
      names += [UInt8(prefix), UInt8(suffix)]
      names.append(littleEndian: UInt16(middle.count))
      names += middle
    }
  }

  /// Returns the file of the names that were written.
  func file(_ cities: CityColumns) -> Data {
    let sections: [AlternateNameSection: [UInt8]] = [
      .rows: rows, .blockOffsets: blockOffsets, .codes: codes.section, .names: names,
      .namesByRow: namesByRow(rowCount: cities.count),
    ]
    return Blob.file(
      cityCount: cities.count, entryCount: count, fingerprint: cities.fingerprint, sections)
  }

  /// Returns ``AlternateNameSection/namesByRow``.
  ///
  /// It sorts by counting, because each row has only a few names.
  private func namesByRow(rowCount: Int) -> [UInt8] {
    rows.withUnsafeBytes { rows in
      var starts = [Int](repeating: 0, count: rowCount + 1)
      for name in 0..<count { starts[rows.u24(3 * name) + 1] += 1 }
      for row in 0..<rowCount { starts[row + 1] += starts[row] }
      var names = [UInt8](repeating: 0, count: 3 * count)
      for name in 0..<count {
        let row = rows.u24(3 * name)
        let offset = 3 * starts[row]
        starts[row] += 1
        for byte in 0..<3 {
          names[offset + byte] = UInt8(truncatingIfNeeded: name >> (8 * byte))
        }
      }
      return names
    }
  }

  private var isAtBlock: Bool { count % GazetteerLayout.blockSize == 0 }

  private mutating func appendFold(_ fold: [UInt8], code: UInt8, row: Int) {
    if isAtBlock {
      appendHead(shared: 0, code: code, added: fold, row: row)
    } else {
      let shared = Self.shared(last, fold)
      appendHead(shared: shared, code: code, added: codes.encode(fold[shared...]), row: row)
    }
    keep(fold)
  }

  /// Stores a fold as that of the previous name, in the memory of the one before.
  private mutating func keep(_ fold: [UInt8]) {
    last.removeAll(keepingCapacity: true)
    last += fold
  }

  /// Returns the number of bytes that a fold shares with the previous one.
  private static func shared(_ last: [UInt8], _ fold: [UInt8]) -> Int {
    zip(last, fold).prefix(255).prefix { $0 == $1 }.count
  }

  private mutating func appendHead(
    shared: Int, code: UInt8, added: some Collection<UInt8>, row: Int
  ) {
    if isAtBlock { blockOffsets.append(littleEndian: UInt32(names.count)) }
    let length = min(added.count, AlternateNameCursor.longLength)
    names.append(UInt8(shared))
    names.append(code | UInt8(length) << 3)
    if length == AlternateNameCursor.longLength { names.append(littleEndian: UInt16(added.count)) }
    names += added
    rows.append(u24: row)
    count += 1
  }
}

/// Another name of a city, before it is written to a gazetteer.
struct AlternateName: Comparable {
  let fold: [UInt8]
  let written: [UInt8]
  let row: Int

  static func < (a: Self, b: Self) -> Bool {
    if a.fold != b.fold { return a.fold.lexicographicallyPrecedes(b.fold) }
    if a.written != b.written { return a.written.lexicographicallyPrecedes(b.written) }
    return a.row < b.row
  }

  /// Returns the names of the cities that are stored, sorted.
  ///
  /// It leaves out a name with an empty fold and one with the same fold as the city's own name. If
  /// several names of a city have the same fold, it keeps only the first one by bytes.
  ///
  /// A name whose fold is the beginning of the city's name and country stays: a search never shows
  /// it, because it finds the city by its own name, but the city's detail lists it.
  /// - Parameters:
  ///   - drafts: the rows in display order.
  ///   - otherNames: returns the other names of a draft's source.
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

  /// Returns the former names of cities whose folds differ from those of the present names, sorted.
  ///
  /// A name with a byte that is used as a code can't be written, and is left out.
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
