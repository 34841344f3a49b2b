package import Domain
package import Localization
package import Viper

/// What the screen shows; always complete.
package struct CompareScene: Equatable, Sendable {
  package let comparison: Comparison
  package var content: LoadingState<Result<CompareContent, CompareMiss>, DataError> = .idle
  /// What the last command came to; the next command takes it away.
  package var notice: RowsNotice?
}

extension CompareScene {
  /// Nothing is shown yet.
  package init(_ comparison: Comparison) {
    self.init(comparison: comparison)
  }

  /// Both, where there is something to show.
  package var both: CompareContent? { try? content.value?.get() }
}

/// What the user wants.
package enum CompareEvent: Hashable, Slotted {
  case appeared
  /// The first or the second one, counted from 1.
  case opened(Int)

  package var slot: EventSlot? {
    switch self {
    case .appeared: .content
    case .opened: nil
    }
  }
}

/// Where the screen leads.
package enum CompareRoute: Hashable, Sendable {
  case detail(Reference)
}

/// Where the composition root joins the roles of this feature.
package typealias CompareWiring = Wiring<
  CompareScene, CompareEvent, CompareRoute, any CompareInteracting
>

/// The rules of the screen.
package protocol CompareInteracting: Sendable {
  /// What this machine holds of both, or why it is not both. A service is asked only where nothing is
  /// held of the catalog that the words name first.
  ///
  /// An id goes before a name, and a name is the whole of one.
  /// - Throws: what the store and the service throw.
  func answer(
    _ comparison: Comparison
  ) async throws(DataError) -> Result<CompareAnswer, CompareMiss>
}
