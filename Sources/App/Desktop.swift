import Catalog
import Desktop
import Domain
import Terminal

/// Opens links in the browser and copies them to the clipboard of the terminal.
struct DesktopLinks: LinkDataManager {
  private let browser: BrowserLauncher
  private let clipboard: Clipboard?

  /// - Parameter clipboard: nil where there is no terminal.
  init(environment: [String: String], clipboard: Clipboard?) {
    browser = BrowserLauncher(environment: environment)
    self.clipboard = clipboard
  }

  func open(_ link: WebLink) async throws(DataError) { try browser.open(link) }

  func copy(_ text: String) async throws(DataError) {
    guard let clipboard else { throw .noClipboard }
    do throws(OutputError) {
      try clipboard.copy(text)
    } catch {
      throw .noClipboard
    }
  }
}

/// Files as the live data manager has them, with `-` for writing as the console has it: that nobody
/// reads it any more (`| head`) is no failure.
struct ConsoleDocuments: DocumentDataManager {
  let files: any DocumentDataManager

  func read(_ path: String) async throws(DataError) -> [UInt8] { try await files.read(path) }

  func write(_ documents: [Document], replacing: Bool) async throws(DataError) {
    try await files.write(documents, replacing: replacing)
  }

  func isFolder(_ path: String) async -> Bool { await files.isFolder(path) }

  func write(_ bytes: [UInt8], to path: String, replacing: Bool) async throws(DataError) {
    guard path == "-" else {
      return try await files.write(bytes, to: path, replacing: replacing)
    }
    do throws(OutputError) {
      try Output(1).write(bytes)
    } catch {
      guard case .failed(let code) = error else { return }
      throw .unwritable(path: path, reason: FileProblem(code: code))
    }
  }
}
