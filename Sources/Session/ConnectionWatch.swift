import Domain
import Localization
import TextUI

/// What stands above the prompt: the one place that decides between what is waited for, how far
/// fetching is, and that there is no network.
@MainActor
final class ConnectionWatch {
  private let isOffline: () -> Bool
  private let now: () -> Int
  private let progress: ProgressFeed?
  private let activity: Activity?
  private var wasOffline = false

  init(
    progress: ProgressFeed? = nil, activity: Activity? = nil,
    isOffline: @escaping () -> Bool, now: @escaping () -> Int
  ) {
    self.activity = activity
    self.isOffline = isOffline
    self.now = now
    self.progress = progress
  }

  /// The banner for now: how far fetching is, else that something is waited for, else that the
  /// services can't be reached; nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - shown: the catalog of what is shown; nil where it is none's as a whole.
  ///   - fetchedAt: when what is shown was fetched, in seconds since 1970; nil where it was not.
  func banner(
    of shown: CatalogID?, dataFrom fetchedAt: Int?, columns: Int, strings: Strings
  ) -> Line? {
    // The last column stays free, so that no terminal goes on to the next row.
    let columns = max(10, columns - 1)
    if let text = progress?.text(strings, columns: columns) { return Line(text, .dim) }
    if let kind = activity?.current {
      return Line(words(for: kind, of: shown, strings), .dim).truncated(to: columns)
    }
    guard isOffline() else { return nil }
    let text = offline(dataFrom: fetchedAt, columns: columns, strings)
    return Line(text, .notice).truncated(to: columns)
  }

  private func words(
    for kind: Activity.Kind, of shown: CatalogID?, _ strings: Strings
  ) -> String {
    switch kind {
    case .change: strings[StateText.working]
    case .content:
      shown.map { strings(StateText.loadingCatalog, strings.name(of: $0)) }
        ?? strings[StateText.loading]
    }
  }

  /// In a narrow window shorter: the age of the data matters most.
  private func offline(dataFrom fetchedAt: Int?, columns: Int, _ strings: Strings) -> String {
    let forms: [String]
    if let fetchedAt {
      let age = Formats(strings.language).age(now() - fetchedAt)
      forms = [
        strings(ConnectionText.offlineBanner, age), strings(ConnectionText.offlineBannerShort, age),
      ]
    } else {
      forms = [strings[ConnectionText.offlineBannerWithoutAge], strings[ConnectionText.offline]]
    }
    return forms.first { DisplayWidth.of($0) <= columns } ?? forms[1]
  }

  /// Whether the network went or came since this was asked last.
  var isNews: Bool {
    let isOffline = isOffline()
    defer { wasOffline = isOffline }
    return isOffline != wasOffline
  }
}
