package import Domain

/// Stands in for a case of its own, so that the module can be built and tested before the program
/// knows of the catalog; goes when there is one.
extension CatalogID {
  package static let template = CatalogID.articles
}

/// Stands in for a case of its own; goes when there is one.
extension RemoteService {
  package static let template = RemoteService.nyt
}
