import Components
import Domain
import Localization
import TextUI

/// What stands above the prompt: how far fetching is, else that something is waited for, else that
/// the services can't be reached.
struct Banner {
  var progress: FetchProgress?
  var activity: Activity.Kind?
  /// The catalog of what is shown; nil where it is none's as a whole.
  var catalog: CatalogID?
  var isOffline = false
  /// How old what is shown is, in seconds; nil where it was not fetched.
  var age: Int?

  /// Nil where there is nothing to say.
  func line(columns: Int, _ strings: Strings) -> Line? {
    // The last column stays free, so that no terminal goes on to the next row.
    let columns = max(10, columns - 1)
    if let progress { return Line(strings.text(of: progress, columns: columns), .dim) }
    switch activity {
    case .change: return Line(strings[StateText.working], .dim).truncated(to: columns)
    case .content: return Line(strings.loading(catalog), .dim).truncated(to: columns)
    case nil:
      guard isOffline else { return nil }
      let texts = offline(strings)
      let text = texts.first { DisplayWidth.of($0) <= columns } ?? texts[1]
      return Line(text, .notice).truncated(to: columns)
    }
  }

  /// In a narrow window the second: the age of the data matters most.
  private func offline(_ strings: Strings) -> [String] {
    guard let age = age.map(Formats(strings.language).age) else {
      return [strings[ConnectionText.offlineBannerWithoutAge], strings[ConnectionText.offline]]
    }
    return [
      strings(ConnectionText.offlineBanner, age), strings(ConnectionText.offlineBannerShort, age),
    ]
  }
}

extension Strings {
  /// That a catalog is loaded; without one, that something is.
  func loading(_ catalog: CatalogID?) -> String {
    catalog.map { self(StateText.loadingCatalog, name(of: $0)) } ?? self[StateText.loading]
  }
}
