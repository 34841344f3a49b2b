package import Domain
package import Localization
package import Viper

/// What the screen shows; always complete.
package struct TemplateScene: Equatable, Sendable {
  package var content: LoadingState<[TemplateRow], DataError>
  /// What the last command came to; the next command takes it away.
  package var notice: RowsNotice?

  package init(
    content: LoadingState<[TemplateRow], DataError> = .idle, notice: RowsNotice? = nil
  ) {
    self.content = content
    self.notice = notice
  }
}

/// What the user wants.
package enum TemplateEvent: Hashable, Slotted {
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

/// Where the screen leads.
package enum TemplateRoute: Hashable, Sendable {
  case detail(Reference)
}

/// Where the composition root joins the roles of this feature.
package typealias TemplateWiring = Wiring<
  TemplateScene, TemplateEvent, TemplateRoute, any TemplateInteracting
>

/// The rules of the screen.
package protocol TemplateInteracting: Sendable {
  /// What there is, the newest first.
  ///
  /// - Throws: what the data manager throws.
  func items() async throws(DataError) -> [TemplateItem]
}
