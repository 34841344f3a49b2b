package import Domain

/// Opens links in the user's browser.
///
/// The browser is a process of its own that gets the link as one argument, never through a shell.
package struct BrowserLauncher: Sendable {
  private let commands: [BrowserCommand]

  /// - Parameter environment: `BROWSER` counts, then, where there is a display, `xdg-open` of `PATH`.
  package init(environment: [String: String]) {
    self.init(BrowserCommand.candidates(environment))
  }

  init(_ commands: [BrowserCommand]) {
    self.commands = commands
  }

  /// Starts the first browser that can be started, without waiting for it.
  /// - Throws: `noBrowser`.
  package func open(_ link: WebLink) throws(DataError) {
    for command in commands where Process.start(command.arguments(for: link)) { return }
    throw .noBrowser(link: link.text)
  }
}
