import Catalog
import Desktop
import Domain
import Glibc
import Local
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
    do throws(ConsoleError) {
      try clipboard.copy(text)
    } catch {
      throw .noClipboard
    }
  }
}

extension FileDocuments {
  /// Files, with `-` for writing as the console has it: that nobody reads it any more (`| head`) is
  /// no failure.
  init(expanding expand: @escaping @Sendable (String) -> String = { $0 }) {
    let output = Output(1)
    self.init(expanding: expand) { bytes throws(FileProblem) in
      do throws(ConsoleError) {
        try output.write(bytes)
      } catch {
        if error != .closed { throw FileProblem(code: error.code) }
      }
    }
  }
}
