import Components
import Domain
import Localization
import TextUI

/// The line above the prompt.
///
/// It says how far fetching is, or else that the session waits, or else that the services can't be
/// reached.
struct Banner {
  var progress: FetchProgress?
  var activity: Activity.Kind?
  /// The catalog that the screen lists; `nil` if it lists none.
  var catalog: CatalogID?
  var isOffline = false
  /// The age of the content in seconds; `nil` if it was not fetched.
  var age: Int?

  /// Returns the line; `nil` if there is nothing to say.
  func line(columns: Int, _ strings: Strings) -> Line? {
    // The last column stays free, so that no terminal goes on to the next row.
    let columns = max(10, columns - 1)
    if let progress { return Line(strings.text(of: progress, columns: columns), .dim) }
    switch activity {
    case .change: return Line(strings("One moment…"), .dim).truncated(to: columns)
    case .content: return Line(strings.loading(catalog), .dim).truncated(to: columns)
    case nil:
      guard isOffline else { return nil }
      let texts = offline(strings)
      let text = texts.first { DisplayWidth.of($0) <= columns } ?? texts[1]
      return Line(text, .notice).truncated(to: columns)
    }
  }

  /// Returns a long sentence and a short one for narrow windows, where the age of the data matters
  /// most.
  private func offline(_ strings: Strings) -> [String] {
    guard let age = age.map(Formats(strings.language).age) else {
      return [strings("Offline — showing what is stored"), strings("Offline")]
    }
    return [
      strings("Offline — showing saved data ({0} old)", age), strings("Offline — {0} old", age),
    ]
  }
}

extension Strings {
  /// Returns the sentence that a catalog is loading; without a catalog it names none.
  func loading(_ catalog: CatalogID?) -> String {
    catalog.map { self("Loading {0}…", name(of: $0)) } ?? self("Loading…")
  }
}
