import Connectivity
import Contracts
import Desktop
import Domain
import Files
import Local
import Remote
import Terminal

/// The parts that reach out of the machine, put together.
///
/// They do nothing before the first request.
struct Network: Sendable {
  let http: HTTPConnection
  let connectivity: ConnectivityMonitor
  /// Finds out whether a service takes connections, by the same way that requests go: a proxy, if
  /// one is set.
  let prober: SocketProber
  let progress: any ProgressReporting
  let log: DebugLog
  let addresses: ServiceAddresses

  init(
    _ settings: Settings, environment: [String: String], progress: any ProgressReporting,
    log: DebugLog
  ) {
    self.progress = progress
    self.log = log
    let proxies = ProxySettings(environment: environment)
    prober = SocketProber(by: proxies.entrance)
    connectivity = ConnectivityMonitor(trying: prober)
    if settings.isOn("offline") { connectivity.switchOff(true) }
    addresses = ServiceAddresses(settings.addresses)
    http = HTTPConnection(
      to: addresses, keys: settings.serviceKeys, connectivity: connectivity, progress: progress,
      log: log,
      userAgent: UserAgent.text(version: Version.current), environment: environment)
  }
}

/// Turns the log of exchanges on and off while the program runs.
struct LogSwitch: Sendable {
  let log: DebugLog
  let sink: any LogSink
  /// The path of the file that the log goes to, as messages name it.
  let path: String

  var isOn: Bool { log.isOn }

  func turn(on: Bool) {
    if on { log.turnOn(to: sink) } else { log.turnOff() }
  }
}

/// Writes the log to the state folder, and makes that folder before the first entry.
struct StateFolderSink: LogSink {
  let folder: String
  let file: FileLogSink

  func write(_ lines: [String]) throws(DataError) {
    try PrivateFolder.create(folder)
    try file.write(lines)
  }
}

/// Opens links in the browser and copies them to the clipboard of the terminal.
struct DesktopLinks: LinkDataManager {
  private let browser: BrowserLauncher
  private let clipboard: Clipboard?

  /// - Parameter clipboard: the terminal's clipboard; `nil` if there is no terminal.
  init(environment: [String: String], clipboard: Clipboard?) {
    browser = BrowserLauncher(environment: environment)
    self.clipboard = clipboard
  }

  func open(_ link: WebLink) async throws(DataError) { try browser.open(link) }

  func copy(_ text: String) async throws(DataError) {
    guard let clipboard else { throw .noClipboard }
    do throws(ConsoleError) {
      try clipboard.copy(text)
    } catch {
      throw .noClipboard
    }
  }
}

extension FileDocuments {
  /// Reads and writes files, where `-` writes to standard output.
  ///
  /// A reader that has gone away (`| head`) is no failure there.
  init(expanding expand: @escaping @Sendable (String) -> String = { $0 }) {
    let output = Output(1)
    self.init(expanding: expand) { bytes throws(FileProblem) in
      do throws(ConsoleError) {
        try output.write(bytes)
      } catch {
        if error != .closed { throw FileProblem(error) }
      }
    }
  }
}
