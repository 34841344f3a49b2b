package import Contracts
package import Domain
import TestSupport

/// A catalog of any items, with the given data managers.
package struct MockCatalog<Item: Entity & Summarizable & Describable>: CatalogModule {
  package let source: CatalogSource<Item>

  package init(source: CatalogSource<Item>) {
    self.source = source
  }

  package static var description: CatalogDescription {
    Item.catalog == .cities ? .cities : CatalogDescription(mock: Item.catalog)
  }
}
