import Contracts
import Domain
import Localization

/// How one entity is loaded: from the store, from its service, and from an encyclopedia.
extension DetailInteractor {
  /// Cached first, then fresh; the description comes last, and never keeps the entity from being
  /// shown.
  func load(
    _ id: String, _ policy: CachePolicy, _ step: Steps<Loaded<DetailAnswer>>.Step
  ) async {
    var description: DescriptionState?
    var shown: KnownItem<Item>?
    await source.load(policy) { skipped async throws(DataError) in
      try await read(id, isFresh: skipped != nil)
    } step: { loaded in
      switch loaded {
      case .failed(let error): step(.failed(error))
      case .cached(let known), .final(let known):
        var state =
          if let description { description } else {
            await cachedDescription(of: known.item, policy)
          }
        description = state
        guard case .final = loaded else {
          shown = known
          return step(.cached(await answer(known, state.answer)))
        }
        if state.isDue, shown != known { step(.cached(await answer(known, state.answer))) }
        await ask(about: known.item, &state)
        // A caller that asked for everything should learn that it was not fetched.
        if policy == .always, let error = state.unasked { return step(.failed(error)) }
        step(.final(await answer(known, state.answer)))
      }
    }
  }

  // MARK: - The entity

  private func read(
    _ id: String, isFresh: Bool
  ) async throws(DataError) -> HeldAnswer<KnownItem<Item>> {
    let held = try await source.local.held(id)
    guard let item = held.item else {
      let parts = held.parts.isEmpty && !isFresh ? try await unknownLists() : held.parts
      return HeldAnswer(
        .failure(.notFound(Reference(Item.catalog, id))), parts: parts, isCached: false)
    }
    let provenance = isFresh ? held.provenance.confirmed : held.provenance
    return HeldAnswer(
      .success(KnownItem(item: item, provenance: provenance)), parts: held.parts, isCached: true)
  }

  /// The lists that may contain it, if none of them was ever fetched; after a fetch it is known not to
  /// exist.
  private func unknownLists() async throws(DataError) -> [PartStatus] {
    let lists = try await source.local.page(CatalogQuery(pageSize: 1)).parts.filter(\.isEssential)
    return lists.contains { $0.metadata != nil } ? [] : source.partsToFetch(lists, .ifDue)
  }

  // MARK: - Its description

  /// Looks into the store; a store that can't be read counts as empty.
  ///
  /// The encyclopedia is asked about entities with a place only.
  private func cachedDescription(of item: Item, _ policy: CachePolicy) async -> DescriptionState {
    guard let descriptions else { return DescriptionState(answer: .notOffered) }
    guard item.facts.name != nil, item.facts.position != nil else {
      return DescriptionState(answer: .unknown(nil))
    }
    do throws(DataError) {
      let held = try await descriptions.held(of: item.reference)
      return DescriptionState(
        answer: held.map(DetailDescription.init) ?? .unknown(nil),
        isDue: descriptions.isDue(held, policy))
    } catch {
      return DescriptionState(answer: .unknown(error), isDue: true)
    }
  }

  /// Asks the encyclopedia if that is due; if it fails, the cached description stays, in another language
  /// if need be.
  private func ask(about item: Item, _ state: inout DescriptionState) async {
    guard state.isDue, let descriptions, let name = item.facts.name,
      let position = item.facts.position
    else { return }
    do throws(DataError) {
      let fetched = try await descriptions.fetch(name, at: position)
      state.answer = DetailDescription(fetched)
      // A description that can't be stored is shown all the same, and asked for again the next time.
      try await descriptions.store(fetched, of: item.reference)
    } catch {
      if case .unknown = state.answer {
        let languages = Language.allCases.map(\.rawValue)
        let other = try? await descriptions.substitute(of: item.reference, in: languages)
        state.answer = other.map(DetailDescription.known) ?? .unknown(error)
      } else if error.isOffline {
        state.unasked = error
      }
    }
  }
}

/// An entity, and the provenance of its data.
struct KnownItem<Item: Entity>: Equatable, Sendable {
  let item: Item
  let provenance: Provenance
}

/// The description of an entity, and whether the encyclopedia should be asked for it.
private struct DescriptionState {
  var answer: DetailDescription
  var isDue = false
  /// Why the encyclopedia was not asked about what stays cached: there is no connection.
  var unasked: DataError?
}

extension DetailDescription {
  fileprivate init(_ cached: CachedDescription) {
    self = cached.description.map(Self.known) ?? .nothing
  }
}
