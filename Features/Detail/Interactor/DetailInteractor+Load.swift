import Catalog
import Domain
import Localization

/// The way of one entity's answer: what is held, what its service says, what an encyclopedia says.
extension DetailInteractor {
  /// Gives each step; the last one settles or fails, unless nobody waits any more.
  ///
  /// - Throws: what a last step says.
  func load(
    _ id: String, _ demand: Demand, _ step: LoadedSteps<DetailAnswer>.Step
  ) async throws(DataError) {
    let held = try await source.local.held(id)
    let due = source.due(held.parts, demand)
    let additional = due.filter { !$0.isEssential }
    let essential =
      held.item == nil && held.parts.isEmpty
      ? try await unknownLists() : due.filter(\.isEssential)
    let deadline = source.deadline()
    var description = await heldDescription(of: held.item, demand)
    if let item = held.item, !due.isEmpty || description.isDue {
      step(.held(await answer(item, description.answer, held.provenance)))
    }
    let isFresh = try await refresh(
      essential, before: deadline, unlessOffline: held.item != nil && demand == .ifDue)
    var (item, provenance) = try await newest(id, isFresh ? nil : held, isFresh: isFresh)
    if held.item == nil { description = await heldDescription(of: item, demand) }
    guard !Task.isCancelled else { return }
    if !additional.isEmpty || description.isDue {
      if isFresh { step(.held(await answer(item, description.answer, provenance))) }
      await add(additional, before: deadline)
      await ask(about: held.item ?? item, &description)
    }
    guard !Task.isCancelled else { return }
    // Who wanted it asked for should know that it was not.
    if demand == .always, let error = description.unasked { return step(.failed(error)) }
    if !additional.isEmpty { (item, provenance) = try await newest(id, isFresh: isFresh) }
    step(.settled(await answer(item, description.answer, provenance)))
  }

  // MARK: - The entity

  /// What is held now, or was read already.
  ///
  /// - Throws: `notFound`.
  private func newest(
    _ id: String, _ read: HeldItem<Item>? = nil, isFresh: Bool
  ) async throws(DataError) -> (Item, Provenance) {
    let held = if let read { read } else { try await source.local.held(id) }
    guard let item = held.item else { throw .notFound(Reference(Item.catalog, id)) }
    return (item, isFresh ? held.provenance.confirmed : held.provenance)
  }

  /// The lists that may have it, where none of them was ever fetched: only then it is not known
  /// whether there is such an entity.
  private func unknownLists() async throws(DataError) -> [PartStatus] {
    let lists = try await source.local.page(CatalogQuery(limit: 1)).parts.filter(\.isEssential)
    return lists.contains { $0.stamp != nil } ? [] : source.due(lists, .ifDue)
  }

  /// Fetches what the answer would be wrong without; returns whether the service answered.
  ///
  /// - Parameter unlessOffline: whether to be offline is no failure, because what is held is good
  ///   enough.
  private func refresh(
    _ parts: [PartStatus], before deadline: ContinuousClock.Instant?, unlessOffline: Bool
  ) async throws(DataError) -> Bool {
    do throws(DataError) {
      try await source.refresh(parts, before: deadline)
      return !parts.isEmpty
    } catch  where error.isOffline && unlessOffline {
      return false
    }
  }

  /// Fetches what only adds to the answer, each by itself: one that fails is asked for next time.
  private func add(_ parts: [PartStatus], before deadline: ContinuousClock.Instant?) async {
    for part in parts where !Task.isCancelled {
      do throws(DataError) {
        try await source.refresh([part], before: deadline)
      } catch {
        continue
      }
    }
  }

  // MARK: - Its description

  /// Looks into the store, which has nothing where it can't be read.
  ///
  /// Of an entity that is not held, yet, or has no place, there is nothing to ask.
  private func heldDescription(of item: Item?, _ demand: Demand) async -> DescriptionState {
    guard let descriptions else { return DescriptionState(answer: .notOffered) }
    guard let item, item.facts.name != nil, item.facts.position != nil else {
      return DescriptionState(answer: .unknown(nil))
    }
    do throws(DataError) {
      let held = try await descriptions.held(of: item.reference)
      return DescriptionState(
        answer: held.map(DetailDescription.init) ?? .unknown(nil),
        isDue: descriptions.isDue(held, demand))
    } catch {
      return DescriptionState(answer: .unknown(error), isDue: true)
    }
  }

  /// Asks, where that is due; a failure leaves what is held, of another language if need be, and
  /// never keeps the entity from being shown.
  private func ask(about item: Item, _ state: inout DescriptionState) async {
    guard state.isDue, let descriptions, let name = item.facts.name,
      let position = item.facts.position
    else { return }
    do throws(DataError) {
      let fetched = try await descriptions.fetch(name, at: position)
      state.answer = DetailDescription(fetched)
      // What can't be stored is shown all the same, and asked for again the next time.
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

/// What is to be said of an entity by an encyclopedia, and what is to be done about it.
private struct DescriptionState {
  var answer: DetailDescription
  /// Whether the encyclopedia should be asked.
  var isDue = false
  /// Why the encyclopedia was not asked about what stays held: there is no connection.
  var unasked: DataError?
}

extension DetailDescription {
  fileprivate init(_ cached: CachedDescription) {
    self = cached.description.map(Self.known) ?? .nothing
  }
}
