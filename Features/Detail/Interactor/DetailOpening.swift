import Catalog
import Domain

/// The way of one entity's answer: what is held, what its service says, what an encyclopedia says.
struct DetailOpening<Item: Entity & Describable>: Sendable {
  typealias Step = LoadedSteps<DetailAnswer>.Step

  let id: String
  let demand: Demand
  let source: CatalogSource<Item>
  let descriptions: DescriptionSource?
  let answer: @Sendable (Item, DetailDescription, Provenance) async -> DetailAnswer

  /// Gives each step; the last one settles or fails, unless nobody waits any more.
  func run(_ step: Step) async {
    do throws(DataError) {
      try await load(step)
    } catch {
      step(.failed(error))
    }
  }

  private func load(_ step: Step) async throws(DataError) {
    let parts = try await source.local.parts(ofEntity: id)
    let due = source.due(parts, demand)
    var essential = due.filter(\.isEssential)
    let deadline = source.deadline()
    let held = try await heldItem()
    if held == nil, parts.isEmpty { essential = try await unknownLists() }
    var description = await DescriptionOpening(descriptions, of: held, demand)
    if let held, !due.isEmpty || description.isDue {
      step(.held(await answer(held, description.answer, try await provenance())))
    }
    let isFresh = try await refresh(essential, isHeld: held != nil, before: deadline)
    let item = try await source.local.item(id)
    if held == nil { description = await DescriptionOpening(descriptions, of: item, demand) }
    let additional = due.filter { !$0.isEssential }
    guard !Task.isCancelled else { return }
    if !additional.isEmpty || description.isDue {
      if isFresh {
        step(.held(await answer(item, description.answer, try await provenance(isFresh: true))))
      }
      await add(additional, before: deadline)
      await description.ask()
    }
    guard !Task.isCancelled else { return }
    // Who wanted it asked for should know that it was not.
    if demand == .always, let error = description.unasked { return step(.failed(error)) }
    step(
      .settled(
        await answer(
          try await source.local.item(id), description.answer,
          try await provenance(isFresh: isFresh))))
  }

  /// Nil where it is not held.
  private func heldItem() async throws(DataError) -> Item? {
    do throws(DataError) {
      return try await source.local.item(id)
    } catch .notFound {
      return nil
    }
  }

  /// The lists that may have it, where none of them was ever fetched: only then it is not known
  /// whether there is such an entity.
  private func unknownLists() async throws(DataError) -> [PartStatus] {
    let lists = try await source.local.parts(for: CatalogQuery(limit: 1)).filter(\.isEssential)
    return lists.contains { $0.stamp != nil } ? [] : source.due(lists, .ifDue)
  }

  /// Fetches what the answer would be wrong without; returns whether the service answered.
  ///
  /// To be offline is no failure where something is held, unless it was to be asked.
  private func refresh(
    _ parts: [PartStatus], isHeld: Bool, before deadline: ContinuousClock.Instant?
  ) async throws(DataError) -> Bool {
    do throws(DataError) {
      try await source.refresh(parts, before: deadline)
      return !parts.isEmpty
    } catch  where error.isOffline && isHeld && demand == .ifDue {
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

  private func provenance(isFresh: Bool = false) async throws(DataError) -> Provenance {
    let held = try await source.local.provenance(ofEntity: id)
    return isFresh ? held.confirmed : held
  }
}
