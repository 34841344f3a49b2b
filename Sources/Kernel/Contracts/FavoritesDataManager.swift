package import Domain

/// The favorites of all catalogs.
///
/// They are kept across runs, and programs that run at once share them.
///
/// Ids and titles contain no NUL character; text after one may be lost.
package protocol FavoritesDataManager: Sendable {
  /// Returns all favorites by the time they were added, oldest first; within a second, in the order
  /// they were added in.
  func all() async throws(DataError) -> [Favorite]

  /// Returns the ids of the favorites of one catalog.
  func ids(in catalog: CatalogID) async throws(DataError) -> Set<String>

  /// Adds favorites, all or none of them, and returns the references that were new, in the given
  /// order. An entity that is a favorite already stays as it is.
  ///
  /// `undo()` takes back all that one call added.
  func add(_ favorites: [Favorite]) async throws(DataError) -> [Reference]

  /// Removes favorites, all or none of them, and returns the removed ones in the order of `all()`.
  ///
  /// `undo()` brings back all that one call removed. A call that removes nothing does not count as a
  /// removal.
  func remove(_ references: [Reference]) async throws(DataError) -> [Favorite]

  /// Takes back the last addition or removal that has something to take back.
  ///
  /// Removed favorites come back with the time they were added and their rank in the order, unless they
  /// were added again meanwhile. Added ones go, unless they were removed meanwhile.
  /// The last hundred changes are remembered, also after the program's end, and each can be undone
  /// once.
  ///
  /// - Returns: `restored` or `withdrawn`, with the favorites in the order of `all()`.
  /// - Throws: `nothingToUndo`.
  func undo() async throws(DataError) -> StarOutcome

  /// Returns the entities that are favorites, and those that an undo can make favorites again.
  func remembered() async throws(DataError) -> Set<Reference>
}

/// A favorite, with enough data to show its row if its catalog is missing.
package struct Favorite: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let position: Coordinate?
  /// Seconds since 1970, UTC.
  package let added: Int
  /// The properties of one of the user's own points.
  ///
  /// It is empty for other favorites: their catalog knows.
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

  /// Makes a favorite with the title and the position of an entity's summary.
  package init(_ reference: Reference, _ summary: Summary, added: Int) {
    self.init(
      reference: reference, title: summary.title, position: summary.position, added: added)
  }
}

/// A change that a screen of entities makes to the favorites.
package enum StarChange: Hashable, Sendable {
  /// Makes an entity a favorite, or removes it from the favorites.
  case toggle(Reference)
  /// Makes all of these entities favorites.
  case star([Reference])
  /// Removes all of these entities from the favorites.
  case unstar([Reference])
  /// Takes back the last change of favorites, of any catalog.
  case undo
}

/// The effect of a change on the favorites.
package enum StarOutcome: Hashable, Sendable {
  /// These are new, in the order in which they were named.
  case added([Favorite])
  case removed([Favorite])
  /// An undo brought these back.
  case restored([Favorite])
  /// An undo took these away, which had been added last.
  case withdrawn([Favorite])

  package var favorites: [Favorite] {
    switch self {
    case .added(let favorites), .removed(let favorites), .restored(let favorites),
      .withdrawn(let favorites):
      favorites
    }
  }

  /// Whether the favorites that changed are favorites now.
  package var areStarred: Bool {
    switch self {
    case .added, .restored: true
    case .removed, .withdrawn: false
    }
  }
}

extension FavoritesDataManager {
  /// Makes a change to the favorites.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - time: the present, in seconds since 1970.
  ///   - summary: returns what the row of a new favorite needs.
  package func change(
    _ change: StarChange, at time: Int,
    _ summary: (Reference) async throws(DataError) -> Summary
  ) async throws(DataError) -> StarOutcome {
    switch change {
    case .toggle(let reference):
      // A star that no catalog knows any more can be taken away, too.
      return try await toggle(reference) { () async throws(DataError) in
        Favorite(reference, try await summary(reference), added: time)
      }
    case .star(let references):
      var new: [Favorite] = []
      for reference in references {
        new.append(Favorite(reference, try await summary(reference), added: time))
      }
      let added = Set(try await add(new))
      return .added(new.filter { added.contains($0.reference) })
    case .unstar(let references): return .removed(try await remove(references))
    case .undo: return try await undo()
    }
  }

  /// Removes an entity from the favorites, or adds it with what its row needs.
  ///
  /// - Parameters:
  ///   - reference: the entity.
  ///   - title: the title of its row.
  ///   - position: where the entity is, if it is a place.
  ///   - properties: what is known of a point of the user's own.
  ///   - time: the present, in seconds since 1970.
  package func toggle(
    _ reference: Reference, title: String, position: Coordinate?,
    _ properties: [KeptProperty] = [], at time: Int
  ) async throws(DataError) -> StarOutcome {
    try await toggle(reference) {
      Favorite(
        reference: reference, title: title, position: position, added: time,
        properties: properties)
    }
  }

  private func toggle(
    _ reference: Reference, adding favorite: () async throws(DataError) -> Favorite
  ) async throws(DataError) -> StarOutcome {
    let removed = try await remove([reference])
    if !removed.isEmpty { return .removed(removed) }
    let favorite = try await favorite()
    _ = try await add([favorite])
    return .added([favorite])
  }
}
