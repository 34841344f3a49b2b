import Catalog
import Domain

extension ListInteractor {
  /// Gives what is held, has the service asked for what is due, and gives what came of it.
  ///
  /// Parts are asked for until none is due any more, because one may lead to another (a page to the
  /// next), each at most once. What only adds to the answer is asked for last.
  /// - Throws: what a last step says; steps given before stay right.
  func produce(
    _ query: ListQuery, _ demand: Demand, _ step: LoadedSteps<ListAnswer>.Step
  ) async throws(DataError) {
    let deadline = source.deadline()
    var (answer, parts) = try await read(query, reach: query.reach())
    let reach = query.reach(in: answer.total + answer.alsoKnownTotal)
    var asked: Set<CatalogPart> = []
    var skipped = 0
    while true {
      let due = source.due(parts, asked.isEmpty ? demand : .ifDue)
        .filter { $0.isEssential && !asked.contains($0.part) }
      guard !due.isEmpty else {
        let additions = source.due(parts, demand).filter { !$0.isEssential }
        return try await add(additions, to: answer, before: deadline, step)
      }
      if answer.isHeld { step(.held(answer)) }
      asked.formUnion(due.map(\.part))
      do {
        skipped += try await source.refresh(due, before: deadline)
      } catch  where error.isOffline && demand == .ifDue && answer.isHeld {
        // What is held is as good as it gets; that there is no connection is said elsewhere.
        return step(.settled(answer))
      }
      let total = answer.total
      (answer, parts) = try await read(query, reach: reach)
      answer = answer.confirmed(skipping: skipped)
      // A service that goes on giving what is held already has no end.
      let isNew = due.allSatisfy { $0.stamp == nil }
      if isNew, asked.count > due.count, answer.total <= total {
        return step(.settled(answer))
      }
    }
  }

  /// Asks for what only adds to an answer that is right without it: its failure is none of the
  /// question's.
  private func add(
    _ additions: [PartStatus], to answer: ListAnswer, before deadline: ContinuousClock.Instant?,
    _ step: LoadedSteps<ListAnswer>.Step
  ) async throws(DataError) {
    var answer = answer
    for addition in additions {
      step(.held(answer))
      do {
        try await source.refresh([addition], before: deadline)
      } catch {
        if Task.isCancelled { throw error }
        continue
      }
      let (isFresh, skipped) = (answer.provenance.state == .fresh, answer.skipped)
      answer = try await page(answer.query)
      if isFresh { answer = answer.confirmed(skipping: skipped) }
    }
    step(.settled(answer))
  }
}
