package import Components
package import Domain
package import Viper

/// The scene of the screen; it is always complete.
package struct TemplateScene: Equatable, Sendable {
  package var content: LoadingState<[TemplateRow], DataError>
  /// The result of the last command; the next command takes it away.
  package var notice: RowsNotice?

  package init(
    content: LoadingState<[TemplateRow], DataError> = .idle, notice: RowsNotice? = nil
  ) {
    self.content = content
    self.notice = notice
  }
}

extension TemplateScene {
  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, numbers: ScreenNumbers(rows: content.value?.map(\.title) ?? []))
  }

  /// The outcome for a script: a failure, or that nothing was found.
  private var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    if notice != nil { return .nothingFound }
    if case .success(let rows) = content, rows.isEmpty { return .nothingFound }
    return .done
  }
}

/// The events of the screen.
package enum TemplateEvent: Hashable, SlottedEvent {
  case appeared
  /// Rows are numbered from 1.
  case opened(Int)
  case retried

  package var slot: EventSlot? {
    switch self {
    case .appeared, .retried: .content
    case .opened: nil
    }
  }
}

/// The screens that this one leads to.
package enum TemplateRoute: Hashable, Sendable {
  case detail(Reference)
}

/// The wrappers of this feature's roles; see `Wiring`.
package typealias TemplateWiring = Wiring<
  TemplateScene, TemplateEvent, TemplateRoute, any TemplateInteracting
>

/// The rules of the screen.
package protocol TemplateInteracting: Sendable {
  /// Returns all items, the newest first.
  ///
  /// - Throws: the errors of the data manager.
  func items() async throws(DataError) -> [TemplateItem]
}
