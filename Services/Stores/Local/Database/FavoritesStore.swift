package import Contracts
package import Database
package import Domain

/// The favorites in an SQLite file, kept across runs and shared by programs running at once.
///
/// Making one touches nothing: the file is opened by the first call and made by the first write.
///
/// - Reading where nothing is stored, or nothing can be, finds nothing. A file or folder that can
///   only be read is read.
/// - A damaged file is quarantined (`favorites.sqlite.corrupt-20260131-235959`, UTC). A new one with the
///   rows that can be read of it takes its place in the same step, and `warn` is told how many; without
///   any, the next write starts one. `malformed` where it can't be moved.
/// - A file of a newer version of the program is left alone: `malformed`.
/// - The file is readable by its owner only (0600), so is the folder it makes (0700). A file of
///   somebody else, or on a file system without permissions, is used as it is.
/// - All that is known of a favorite is kept before the favorite is added, so whoever hears of a new
///   favorite can rely on it. Once no undo can bring a favorite back, the next removal deletes its data.
/// - A call waits up to five seconds for another program's write.
package actor FavoritesStore: FavoritesDataManager {
  /// How many changes can be undone.
  private static let undoLimit = 100

  /// The columns, in the order in which favorites are written and read.
  private static let columns = "catalog, id, title, latitude, longitude, added"

  private let file: DatabaseFile
  private let keptStores: [any KeptDataManager]
  private let catalogs: [CatalogID]

  /// - Parameters:
  ///   - path: the database, whose folder is made with its first write; `nil` if there is no place
  ///     for it.
  ///   - keptStores: the stores of the favorites' facts, texts and pictures.
  ///   - catalogs: those that are offered; favorites of others are kept, and not told.
  ///   - clock: the present, in seconds since 1970; it names files that are quarantined.
  ///   - warn: told at once what the store did by itself.
  package init(
    path: String?, keeping keptStores: [any KeptDataManager] = [], catalogs: [CatalogID],
    clock: @escaping @Sendable () -> Int, warn: @escaping @Sendable (StoreWarning) -> Void
  ) {
    self.keptStores = keptStores
    file = DatabaseFile(path: path, schema: .favorites, clock: clock, warn: warn)
    self.catalogs = catalogs
  }

  package func all() async throws(DataError) -> [Favorite] {
    try file.read(orElse: []) { db in
      try favorites(db, "favorites")
    }
  }

  package func ids(in catalog: CatalogID) async throws(DataError) -> Set<String> {
    try file.read(orElse: []) { db in
      try db.texts("SELECT id FROM favorites WHERE catalog = ?", [catalog.rawValue])
    }
  }

  package func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference] {
    for store in keptStores { try await store.keep(favorites.map(\.reference)) }
    return try file.write { db in
      var added: [Reference] = []
      for favorite in favorites {
        let (reference, position) = (favorite.reference, favorite.position)
        try db.run(
          """
          INSERT INTO favorites (\(Self.columns))
          VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (catalog, id) DO NOTHING
          """,
          [
            reference.catalog.rawValue, reference.id, favorite.title, position?.latitude,
            position?.longitude, favorite.added,
          ])
        guard db.changesCount > 0 else { continue }
        added.append(reference)
        try Self.write(favorite.properties, of: reference, db)
      }
      try Self.log(added, db)
      return added
    }
  }

  /// Replaces the stored properties of a point; none at all change nothing.
  private static func write(
    _ properties: [KeptProperty], of reference: Reference, _ db: SQLiteConnection
  ) throws(SQLiteError) {
    guard !properties.isEmpty else { return }
    let named = [reference.catalog.rawValue, reference.id]
    try db.run(DatabaseSchema.propertiesTable)
    try db.run("DELETE FROM properties WHERE catalog = ? AND id = ?", named)
    for (place, property) in properties.enumerated() {
      try db.run(
        "INSERT INTO properties VALUES (?, ?, ?, ?, ?, ?)",
        named + [place, property.name, property.value, property.isLiteral ? 1 : 0])
    }
  }

  package func remove(_ references: [Reference]) async throws(DataError) -> [Favorite] {
    let removed = try delete(references)
    // The removal is done: what can't be forgotten now is forgotten with the next one.
    try? await forget()
    return removed
  }

  private func forget() async throws(DataError) {
    var found: Set<Reference> = []
    for store in keptStores { found.formUnion(await store.references()) }
    guard !found.isEmpty else { return }
    let lost = Array(found.subtracting(try await remembered()))
    guard !lost.isEmpty else { return }
    // In reverse: the facts, which are kept first, tell where a picture comes from.
    for store in keptStores.reversed() { try await store.forget(lost) }
  }

  private func delete(_ references: [Reference]) throws(DataError) -> [Favorite] {
    try file.write { db in
      let batch = try Self.nextBatch(db)
      for reference in references {
        let named = [reference.catalog.rawValue, reference.id]
        try db.run(
          """
          INSERT INTO removals (batch, place, \(Self.columns))
          SELECT ?, place, \(Self.columns) FROM favorites WHERE catalog = ? AND id = ?
          """, [batch] + named)
        try db.run("DELETE FROM favorites WHERE catalog = ? AND id = ?", named)
      }
      let removed = try favorites(db, "removals WHERE batch = ?", [batch])
      if !removed.isEmpty {
        try Self.forgetChanges(before: batch, db)
        try Self.forgetProperties(db)
      }
      return removed
    }
  }

  /// Deletes the properties of points that no undo can bring back any more.
  private static func forgetProperties(_ db: SQLiteConnection) throws(SQLiteError) {
    guard try hasProperties(db) else { return }
    try db.run(
      """
      DELETE FROM properties AS p WHERE
      NOT EXISTS (SELECT 1 FROM favorites f WHERE f.catalog = p.catalog AND f.id = p.id)
      AND NOT EXISTS (SELECT 1 FROM removals r WHERE r.catalog = p.catalog AND r.id = p.id)
      """)
  }

  private static func hasProperties(_ db: SQLiteConnection) throws(SQLiteError) -> Bool {
    try has("properties", db)
  }

  private static func has(_ table: String, _ db: SQLiteConnection) throws(SQLiteError) -> Bool {
    try !db.texts("SELECT name FROM sqlite_master WHERE name = ?", [table]).isEmpty
  }

  package func remembered() async throws(DataError) -> Set<Reference> {
    try file.read(orElse: []) { db in
      var references: Set<Reference> = []
      try db.run("SELECT catalog, id FROM favorites UNION SELECT catalog, id FROM removals") {
        row throws(SQLiteError) in
        let id = try row.text(1)
        if let known = catalogs.named(try row.text(0)) { references.insert(Reference(known, id)) }
      }
      return references
    }
  }

  /// Reads favorites of a table, the first added first; those of a catalog nobody knows here are passed
  /// over.
  private func favorites(
    _ db: SQLiteConnection, _ table: String, _ arguments: [any SQLiteValue] = []
  ) throws(SQLiteError) -> [Favorite] {
    var favorites: [Favorite] = []
    try db.run("SELECT \(Self.columns) FROM \(table) ORDER BY added, place", arguments) {
      row throws(SQLiteError) in
      let (catalog, id, title) = (try row.text(0), try row.text(1), try row.text(2))
      let added = try row.number(5)
      guard let known = catalogs.named(catalog) else { return }
      var position: Coordinate?
      if let latitude = row.real(3), let longitude = row.real(4) {
        position = Coordinate(latitude: latitude, longitude: longitude)
      }
      favorites.append(
        Favorite(
          reference: Reference(known, id), title: title, position: position, added: added))
    }
    return try Self.withProperties(favorites, db)
  }

  /// Points with what is said of them; most users have none, and are asked no further question.
  private static func withProperties(
    _ favorites: [Favorite], _ db: SQLiteConnection
  ) throws(SQLiteError) -> [Favorite] {
    guard favorites.contains(where: { $0.reference.catalog == KeptPoint.catalog }),
      try hasProperties(db)
    else { return favorites }
    var properties: [String: [KeptProperty]] = [:]
    try db.run(
      "SELECT id, name, value, is_literal FROM properties WHERE catalog = ? ORDER BY id, place",
      [KeptPoint.catalog.rawValue]
    ) { row throws(SQLiteError) in
      let property = KeptProperty(
        try row.text(1), try row.text(2), isLiteral: try row.number(3) != 0)
      properties[try row.text(0), default: []].append(property)
    }
    return favorites.map { favorite in
      guard favorite.reference.catalog == KeptPoint.catalog else { return favorite }
      return Favorite(
        reference: favorite.reference, title: favorite.title, position: favorite.position,
        added: favorite.added, properties: properties[favorite.reference.id] ?? [])
    }
  }
}

// MARK: - The log of changes

extension FavoritesStore {
  /// Notes what was added, so that it can be undone.
  private static func log(
    _ added: [Reference], _ db: SQLiteConnection
  ) throws(SQLiteError) {
    guard !added.isEmpty else { return }
    try db.run(DatabaseSchema.additionsTable)
    let batch = try nextBatch(db)
    for reference in added {
      try db.run(
        "INSERT INTO additions VALUES (?, ?, ?)",
        [batch, reference.catalog.rawValue, reference.id])
    }
    try forgetChanges(before: batch, db)
  }

  /// Returns the number of the next change; removals and additions are counted together.
  private static func nextBatch(_ db: SQLiteConnection) throws(SQLiteError) -> Int {
    let removal = try db.batch("SELECT max(batch) FROM removals") ?? 0
    let addition =
      try has("additions", db) ? db.batch("SELECT max(batch) FROM additions") ?? 0 : 0
    return max(removal, addition) + 1
  }

  private static func forgetChanges(
    before batch: Int, _ db: SQLiteConnection
  ) throws(SQLiteError) {
    try db.run("DELETE FROM removals WHERE batch <= ?", [batch - undoLimit])
    guard try has("additions", db) else { return }
    try db.run("DELETE FROM additions WHERE batch <= ?", [batch - undoLimit])
  }

  /// - Throws: `nothingToUndo`, too.
  package func undo() async throws(DataError) -> StarOutcome {
    let outcome = try undoLast()
    // As after a removal.
    if case .withdrawn = outcome { try? await forget() }
    return outcome
  }

  private func undoLast() throws(DataError) -> StarOutcome {
    // A removal whose favorites were all added again, or which only took what this version does
    // not know, has nothing to bring back; in the same way an addition may have nothing to take.
    let known = "catalog IN (\(catalogs.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"
    let isThere = """
      EXISTS (SELECT 1 FROM favorites f WHERE f.catalog = r.catalog AND f.id = r.id)
      """
    return try file.write { db in
      let removal = try db.batch(
        "SELECT max(batch) FROM removals r WHERE \(known) AND NOT \(isThere)")
      let addition =
        try Self.has("additions", db)
        ? db.batch("SELECT max(batch) FROM additions r WHERE \(known) AND \(isThere)") : nil
      if let addition, addition > removal ?? 0 { return try withdraw(addition, db) }
      guard let removal else { throw DataError.nothingToUndo }
      try db.run("DELETE FROM removals AS r WHERE batch = ? AND \(isThere)", [removal])
      let restored = try favorites(db, "removals WHERE batch = ?", [removal])
      try db.run(
        """
        INSERT INTO favorites (place, \(Self.columns))
        SELECT place, \(Self.columns) FROM removals WHERE batch = ?
        """, [removal])
      try db.run("DELETE FROM removals WHERE batch = ?", [removal])
      return .restored(restored)
    }
  }

  /// Removes what an addition added, without a trace: it can't be undone in turn.
  private func withdraw(_ batch: Int, _ db: SQLiteConnection) throws(SQLiteError) -> StarOutcome {
    let added =
      "favorites WHERE (catalog, id) IN (SELECT catalog, id FROM additions WHERE batch = ?)"
    let withdrawn = try favorites(db, added, [batch])
    try db.run("DELETE FROM \(added)", [batch])
    try db.run("DELETE FROM additions WHERE batch = ?", [batch])
    try Self.forgetProperties(db)
    return .withdrawn(withdrawn)
  }
}

extension SQLiteConnection {
  /// The number of a change; `nil` if a question finds none.
  fileprivate func batch(_ sql: String) throws(SQLiteError) -> Int? {
    var batch: Int?
    try run(sql) { row throws(SQLiteError) in
      batch = row.isNull(0) ? nil : try row.number(0)
    }
    return batch
  }
}
