import Catalog

extension Services {
  /// The same services, those that catalogs and favorites come from watched by a tracer.
  func traced(by tracer: Tracer) -> Services {
    var services = self
    services.catalogs = catalogs.traced(by: tracer)
    services.favorites = tracer.favorites(favorites)
    return services
  }
}

extension Catalogs {
  fileprivate func traced(by tracer: Tracer) -> Catalogs {
    Catalogs(
      cities: tracer.source(cities), people: { tracer.source(self.people) },
      pokemon: { tracer.source(self.pokemon) }, items: { tracer.source(self.items) },
      articles: { tracer.source(self.articles) })
  }
}
