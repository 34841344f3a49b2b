import Contracts
import Domain

/// The rules of details, for any catalog whose entities can be opened.
struct DetailInteractor<Item: Entity & Describable & Summarizable>: DetailInteracting {
  let source: CatalogSource<Item>
  /// `nil` for a catalog whose entities have none.
  let descriptions: DescriptionSource?
  let favorites: any FavoritesDataManager
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int
  /// `nil` for a catalog whose entities are not at one place.
  let neighbors: (any NeighborDataManager)?
  /// `nil` for a catalog whose entities are not at one place.
  let relief: (any ReliefDataManager)?
  let links: any LinkDataManager
  /// The order of the list that the details are opened from; `nil` if there is no list.
  let order: (any RowOrder)?
  let pictures: any PictureDataManager

  private static var neighborCount: Int { 5 }

  func open(_ id: String, _ policy: CachePolicy) -> AnySteps<Loaded<DetailAnswer>> {
    Steps { step in await load(id, policy, step) }
  }

  func reference(_ steps: Int, from id: String) async throws(DataError) -> Reference? {
    var turn = try await order?.turn(steps, from: Reference(Item.catalog, id)) ?? .unlisted
    if turn == .unlisted { turn = try await source.local.turn(steps, from: id, in: nil) }
    return if case .row(let reference) = turn { reference } else { nil }
  }

  func change(_ change: StarChange) async throws(DataError) -> StarOutcome {
    try await favorites.change(change, at: clock()) { reference async throws(DataError) in
      try await source.local.item(reference.id).summary
    }
  }

  func open(_ link: WebLink) async throws(DataError) {
    try await links.open(link)
  }

  func copy(_ text: String) async throws(DataError) {
    try await links.copy(text)
  }

  func picture(
    _ address: PictureAddress, fitting size: PictureSize
  ) async throws(PictureProblem) -> Picture {
    try await pictures.picture(address, fitting: size, inPixels: true)
  }

  /// The star is read anew for each step: it may have changed since the one before.
  func answer(
    _ known: KnownItem<Item>, _ description: DetailDescription
  ) async -> DetailAnswer {
    let item = known.item
    let isFavorite = await Result(of: { () async throws(DataError) in
      try await favorites.ids(in: Item.catalog).contains(item.id)
    })
    return DetailAnswer(
      title: item.summary.title, names: item.summary.names,
      facts: item.facts + (await source.details(item)) + (await elevation(of: item)),
      isFavorite: isFavorite,
      neighbors: await neighbors(of: item),
      description: description, provenance: known.provenance, picture: item.summary.picture)
  }

  /// Returns the height of the land around an entity, as a fact; none for a catalog without places.
  private func elevation(of item: Item) async -> [Fact] {
    guard let relief, let neighbors, let position = item.facts.position,
      !item.facts.contains(where: { $0.key == "elevation" })
    else { return [] }
    let place = await neighbors.places(nearestTo: [position]).first
    let elevation = await relief.landElevation(of: position, near: place)
    return [Fact("elevation", Words("Elevation"), .elevation(elevation))]
  }

  /// If the population is not known, every city that has one counts as larger.
  ///
  /// An item that another catalog has by the same id is no neighbor of its own.
  private func neighbors(of item: Item) async -> [Neighbor] {
    guard let neighbors, let position = item.facts.position else { return [] }
    let population = item.facts.lazy.compactMap {
      if case .population(let count) = $0.value { count } else { nil }
    }.first
    let nearest = await neighbors.nearest(
      to: position, count: Self.neighborCount + 1, largerThan: population ?? 0,
      excluding: item.reference)
    return Array(nearest.filter { $0.reference.id != item.id }.prefix(Self.neighborCount))
  }
}
