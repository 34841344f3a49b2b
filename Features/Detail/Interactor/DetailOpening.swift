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
    let due = source.due(try await source.local.parts(ofEntity: id), demand)
    let essential = due.filter(\.isEssential)
    let deadline = source.deadline()
    let held = try await heldItem(orAskingFor: essential)
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
    step(
      .settled(
        await answer(
          try await source.local.item(id), description.answer,
          try await provenance(isFresh: isFresh))))
  }

  /// Nil where it is not held, but its service may have it.
  /// - Throws: `notFound` where there is nothing to ask for.
  private func heldItem(
    orAskingFor due: [PartStatus]
  ) async throws(DataError) -> Item? {
    do throws(DataError) {
      return try await source.local.item(id)
    } catch .notFound where !due.isEmpty {
      return nil
    }
  }

  /// Fetches what the answer would be wrong without; returns whether the service answered.
  ///
  /// To be offline is no failure where something is held.
  private func refresh(
    _ parts: [PartStatus], isHeld: Bool, before deadline: ContinuousClock.Instant?
  ) async throws(DataError) -> Bool {
    do throws(DataError) {
      try await source.refresh(parts, before: deadline)
      return !parts.isEmpty
    } catch .service(_, .offline) where isHeld {
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
