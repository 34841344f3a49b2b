package import Domain
package import Viper

/// Where a screen with rows leads.
package enum RowsRoute: Hashable, Sendable {
  case detail(Reference)
  case map(Reference)
  /// A map of all rows, on all pages.
  case mapOfAll(MapSubject)
  case detailBeside(Reference)
  case mapBeside(Reference)
  case nothingBeside
  case compare(Comparison)
}

/// Pushes what a row leads to, or puts it beside the rows.
package struct RowsRouter: Routing {
  private let navigator: Navigator<Destination>

  package init(navigator: Navigator<Destination>) {
    self.navigator = navigator
  }

  package func go(to route: RowsRoute) {
    switch route {
    case .detail(let reference): navigator.push(.detail(reference))
    case .map(let reference): navigator.push(.map(.entity(reference)))
    case .mapOfAll(let subject): navigator.push(.map(subject))
    case .detailBeside(let reference): navigator.companion = .detail(reference)
    case .mapBeside(let reference): navigator.companion = .map(.entity(reference))
    case .nothingBeside: navigator.companion = nil
    case .compare(let comparison): navigator.push(.compare(comparison))
    }
  }
}
