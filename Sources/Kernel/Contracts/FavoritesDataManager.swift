package import Domain

/// The favorites of all catalogs, kept across runs and shared by programs running at once.
///
/// Ids and titles hold no NUL character; what follows one may be lost.
package protocol FavoritesDataManager: Sendable {
  /// All favorites by their time of adding, oldest first; those of the same second in the order
  /// they were added in.
  func all() async throws(DataError) -> [Favorite]

  /// The ids kept of one catalog.
  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String>

  /// Adds what is not there yet, all or nothing, and returns the references that were new, in the
  /// order given. What is there already stays as it is.
  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference]

  /// Removes what is there, all or nothing, and returns it in the order of `all()`.
  ///
  /// What one call removed, `undo()` brings back; a call that removes nothing leaves the earlier
  /// removal to be undone.
  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite]

  /// Brings back what the last removal took, with its time of adding and its place in the order,
  /// and returns it in the order of `all()`.
  ///
  /// What was added again meanwhile stays as it is and is not returned; a removal of which nothing
  /// is left to bring back is passed over. The last hundred removals are remembered, also after
  /// the program's end; each is undone once.
  /// - Throws: `nothingToUndo`.
  func undo() async throws(DataError) -> [Favorite]

  /// The favorites, and those that an undo can bring back.
  func remembered() async throws(DataError) -> Set<Reference>
}

/// A favorite, with enough to show its row when its catalog is not at hand.
package struct Favorite: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let position: Coordinate?
  /// Seconds since 1970, UTC.
  package let added: Int
  /// What else is said of one of the user's own points; a catalog says it of all others.
  package let properties: [KeptProperty]

  package init(
    reference: Reference, title: String, position: Coordinate?, added: Int,
    properties: [KeptProperty] = []
  ) {
    self.reference = reference
    self.title = title
    self.position = position
    self.added = added
    self.properties = properties
  }

  package init(_ reference: Reference, _ summary: Summary, added: Int) {
    self.init(
      reference: reference, title: summary.title, position: summary.position, added: added)
  }
}

/// What a screen of entities does to the favorites.
package enum FavoriteChange: Hashable, Sendable {
  /// Makes an entity a favorite, or a favorite one no more.
  case toggle(Reference)
  /// Makes all of these favorites, or none.
  case star([Reference])
  case unstar([Reference])
  /// Brings back what was removed last, of whatever catalog.
  case undo
}

extension FavoritesDataManager {
  /// - Parameters:
  ///   - time: the present, in seconds since 1970.
  ///   - summary: what the row of a new favorite needs.
  /// - Returns: the favorites that are new or back, or, of `unstar`, that are gone.
  package func change(
    _ change: FavoriteChange, at time: Int,
    _ summary: (Reference) async throws(DataError) -> Summary
  ) async throws(DataError) -> [Favorite] {
    switch change {
    case .toggle(let reference):
      let summary = try await summary(reference)
      let added = try await toggle(
        reference, title: summary.title, position: summary.position, at: time)
      return [added].compactMap(\.self)
    case .star(let references):
      var new: [Favorite] = []
      for reference in references {
        new.append(Favorite(reference, try await summary(reference), added: time))
      }
      let added = Set(try await add(new))
      return new.filter { added.contains($0.reference) }
    case .unstar(let references): return try await remove(references)
    case .undo: return try await undo()
    }
  }

  /// Removes what is a favorite; adds what is none, with what its row needs.
  ///
  /// - Parameter time: the present, in seconds since 1970.
  /// - Returns: the favorite that the entity is now, or nil.
  package func toggle(
    _ reference: Reference, title: String, position: Coordinate?, at time: Int
  ) async throws(DataError) -> Favorite? {
    if try await !remove([reference]).isEmpty { return nil }
    let favorite = Favorite(reference: reference, title: title, position: position, added: time)
    _ = try await add([favorite])
    return favorite
  }
}
