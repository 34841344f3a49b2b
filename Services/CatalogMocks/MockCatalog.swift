package import Catalog
package import Domain

/// A catalog of any items, with the data managers it is given.
package struct MockCatalog<Item: Entity & Summarizable & Describable>: CatalogModule {
  package let source: CatalogSource<Item>

  package init(source: CatalogSource<Item>) {
    self.source = source
  }

  package static var description: CatalogDescription { .mock(Item.catalog) }
}
