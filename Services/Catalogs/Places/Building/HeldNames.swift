import Database
import Domain

/// The names of the old file's places that stay, in their order.
final class HeldNames {
  struct Name {
    let fold: [UInt8]
    let row: Int
    let info: NameInfo
  }

  private let statement: SQLiteStatement?
  private let newRows: [UInt32]
  private(set) var name: Name?

  init(_ held: HeldArchive?, _ newRows: [UInt32]) throws(SQLiteError) {
    self.newRows = newRows
    statement = try held.map { held throws(SQLiteError) in
      try SQLiteStatement(held.database, "SELECT fold, row, info FROM names ORDER BY fold, row")
    }
    try advance()
  }

  func advance() throws(SQLiteError) {
    name = nil
    while let statement, try statement.next() {
      let old = statement.number(1)
      guard newRows.indices.contains(old), newRows[old] > 0 else { continue }
      var info = NameInfo(statement.number(2))
      info.shared = 0
      name = Name(
        fold: Array(ArchiveLayout.key(Array(statement.bytes(0))[...])), row: Int(newRows[old]),
        info: info)
      return
    }
  }
}

/// The written names of the old file's places that stay, in the order of rows.
final class HeldOthers {
  private let statement: SQLiteStatement?
  private let newRows: [UInt32]
  private(set) var row: Int?
  private(set) var names: [UInt8] = []

  init(_ held: HeldArchive?, _ newRows: [UInt32]) throws(SQLiteError) {
    self.newRows = newRows
    statement = try held.map { held throws(SQLiteError) in
      try SQLiteStatement(held.database, "SELECT row, names FROM others ORDER BY row")
    }
    try advance()
  }

  func advance() throws(SQLiteError) {
    row = nil
    while let statement, try statement.next() {
      let old = statement.number(0)
      guard newRows.indices.contains(old), newRows[old] > 0 else { continue }
      row = Int(newRows[old])
      names = Array(statement.bytes(1))
      return
    }
  }
}

extension PackedNames {
  /// Returns the names each once; one without a language is left out if another has the same letters.
  static func uniqued(_ bytes: [UInt8]) -> [UInt8] {
    var seen: Set<[UInt8]> = []
    var named: Set<[UInt8]> = []
    bytes.withUnsafeBytes { bytes in
      forEach(in: bytes) { name, language, _ in if !language.isEmpty { named.insert(Array(name)) } }
    }
    var names = PackedNames()
    bytes.withUnsafeBytes { bytes in
      forEach(in: bytes) { name, language, traits in
        guard !language.isEmpty || !named.contains(Array(name)),
          seen.insert(Array(language) + [0] + Array(name)).inserted
        else { return }
        names.append(name, language: language, traits: traits)
      }
    }
    return names.bytes
  }
}
