package import Components
package import Domain
package import Viper

/// The scene of a comparison; it is always complete.
package struct CompareScene: Equatable, Sendable {
  package let comparison: Comparison
  package var content: LoadingState<Result<CompareContent, CompareMiss>, DataError> = .idle
  /// The result of the last command; the next command takes it away.
  package var notice: RowsNotice?
}

extension CompareScene {
  /// A scene before anything is loaded.
  package init(_ comparison: Comparison) {
    self.init(comparison: comparison)
  }

  /// Both entities; `nil` if there are no two to show.
  package var both: CompareContent? { try? content.value?.get() }

  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, numbers: ScreenNumbers(rows: both?.titles ?? []),
      together: both?.answer.items.map(\.reference) ?? [], givesWay: both == nil)
  }

  /// The outcome for a script: a failure, or that two to compare were not found.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    if case .noRow? = notice { return .nothingFound }
    if case .success(.failure) = content { return .nothingFound }
    return .done
  }
}

/// The events of a comparison.
package enum CompareEvent: Hashable, SlottedEvent {
  case appeared
  /// Both are asked for again.
  case retried
  /// The first or the second one, counted from 1.
  case opened(Int)

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried: .content
    case .opened: nil
    }
  }
}

/// A way from a comparison to another screen.
package enum CompareRoute: Hashable, Sendable {
  case detail(Reference)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias CompareWiring = Wiring<
  CompareScene, CompareEvent, CompareRoute, any CompareInteracting
>

/// The rules of a comparison.
package protocol CompareInteracting: Sendable {
  /// Answers with the stored data of both, or with the reason why there are no two. A service is asked
  /// only if nothing is stored of the catalog that the words name first.
  ///
  /// An id goes before a name, and a name must be the whole of one.
  /// - Throws: the errors of the store and the service.
  func answer(
    _ comparison: Comparison
  ) async throws(DataError) -> Result<CompareAnswer, CompareMiss>
}
