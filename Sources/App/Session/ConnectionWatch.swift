import Catalog
import Localization
import TextUI

/// What the session says of the network.
@MainActor
final class ConnectionWatch {
  private let connectivity: any Connectivity
  private let progress: ProgressFeed?
  private let clock: @Sendable () -> Int
  private var told = ConnectivityStatus.online

  init(
    connectivity: any Connectivity, progress: ProgressFeed?, clock: @escaping @Sendable () -> Int
  ) {
    self.connectivity = connectivity
    self.progress = progress
    self.clock = clock
  }

  /// The banner for now: how far fetching is, else that the services can't be reached; nil where
  /// there is nothing to say.
  ///
  /// - Parameter fetchedAt: when what is shown was fetched, in seconds since 1970; nil where it was
  ///   not.
  func banner(dataFrom fetchedAt: Int?, columns: Int, strings: Strings) -> Line? {
    if let text = progress?.text(strings, columns: max(10, columns - 1)) { return Line(text, .dim) }
    guard connectivity.status.isOffline else { return nil }
    guard let fetchedAt else {
      return Line(strings[ConnectionText.offlineBannerWithoutAge], .notice)
    }
    let age = Formats(strings.language).age(clock() - fetchedAt)
    return Line(strings(ConnectionText.offlineBanner, age), .notice)
  }

  /// Whether the network went or came since this was asked last.
  var isNews: Bool {
    let status = connectivity.status
    defer { told = status }
    return status.isOffline != told.isOffline
  }
}
