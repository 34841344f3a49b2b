/// A part that a question needs, and what the cache has of it.
struct HeldPart<Item: StoredEntity>: Sendable {
  let part: CatalogPart
  /// Nil where it is not held.
  let held: StoredPart<Item>?
  let isEssential: Bool

  /// What is to be asked of the service.
  var status: PartStatus { PartStatus(part, held?.usableStamp, isEssential: isEssential) }
}
