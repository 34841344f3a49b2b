import Dispatch
package import Domain
import Platform

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
    for command in commands where ChildProcess.startApart(command.arguments(for: link)) { return }
    throw .noBrowser(link: link.text)
  }
}

/// A command that opens a link: words, of which those that hold `%s` have it replaced.
struct BrowserCommand: Hashable, Sendable {
  let words: [String]

  /// The commands of `BROWSER`, separated by colons and split at spaces, and `xdg-open` (the
  /// convention of xdg-utils), which without a display starts and opens nothing.
  static func candidates(_ environment: [String: String]) -> [BrowserCommand] {
    let named = (environment["BROWSER"] ?? "").split(separator: ":").map {
      BrowserCommand(words: $0.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return named.filter { !$0.words.isEmpty }
      + (hasDisplay ? [BrowserCommand(words: ["xdg-open"])] : [])
  }

  /// The link stands for each `%s`, at the end where there is none.
  func arguments(for link: WebLink) -> [String] {
    guard words.contains(where: { $0.contains("%s") }) else { return words + [link.text] }
    return words.map { word in
      word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: link.text)
    }
  }
}

extension ChildProcess {
  /// Starts a program found in `PATH`, and answers whether it could be started.
  ///
  /// It runs apart from this one. Nobody waits for its end but a thread that clears it away then.
  static func startApart(_ words: [String]) -> Bool {
    let environment = Environment.current()
    guard let child = start(words, environment: environment, isApart: true) else { return false }
    // A queue of its own has a thread of its own, which may block.
    DispatchQueue(label: "catalejo.browser").async { child.wait() }
    return true
  }
}
