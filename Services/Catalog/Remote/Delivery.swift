package import Domain

/// A part of a catalog as its service has it, on its way to the store.
package struct Delivery<Item: Entity>: Hashable, Sendable {
  package let part: CatalogPart
  /// In the service's order; nil where it said that what is held is still right (304).
  package let items: [Item]?
  /// A partial one makes what is held count for what is missing here.
  package let stamp: Stamp
  /// How many rows the service sent that make no sense and are not among the items.
  package let skipped: Int

  package init(_ part: CatalogPart, items: [Item]?, stamp: Stamp, skipped: Int = 0) {
    self.part = part
    self.items = items
    self.stamp = stamp
    self.skipped = skipped
  }
}
