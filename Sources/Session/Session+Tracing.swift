import Components
import Domain
import Localization
import Terminal
import TextUI
import Trace

/// What `trace` does in a session.
package enum TraceCommand: Hashable, Sendable {
  /// Whether calls are shown as they happen.
  case on(Bool)
  /// Writes what the last screen exchanged; the path is nil where no file was named.
  case save(String?, replacing: Bool)

  /// Reads `on`, `off`, `save FILE` and `save! FILE`, which replaces files; nil for anything else.
  init?(_ argument: String) {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    let file = words.dropFirst().first
    guard file != "-" else { return nil }
    switch (words.first?.lowercased(), file) {
    case ("on", nil): self = .on(true)
    case ("off", nil): self = .on(false)
    case ("save", _): self = .save(file, replacing: false)
    case ("save!", _): self = .save(file, replacing: true)
    default: return nil
    }
  }
}

/// The calls that cross contracts, shown above the prompt as they happen.
extension Session {
  func perform(_ command: TraceCommand) async throws(ConsoleError) {
    switch command {
    case .on(let isOn):
      let tracer = host.tracer
      if (tracer.log.isOn, tracer.feed.isShown) != (isOn, isOn) {
        (tracer.log.isOn, tracer.feed.isShown) = (isOn, isOn)
        layout = currentLayout
        // What is told takes rows, or no longer.
        try await update(isNew: true)
      }
      output.say(Line(switched(isOn), .notice))
    case .save(let path?, let replacing): await save(to: path, replacing: replacing)
    case .save(nil, _): refuse(.missingArgument(usage: "trace save FILE"))
    }
  }

  /// What is said of having switched it: a file that the command line named gets what is shown, too.
  private func switched(_ isOn: Bool) -> String {
    guard let file = host.tracer.file else {
      return strings[isOn ? TracingText.on : .off]
    }
    return strings(isOn ? TracingText.onAndWritten : .offAndNotWritten, file)
  }

  private func save(to path: String, replacing: Bool) async {
    do throws(DataError) {
      let files = try await host.saveTrace(to: path, replacing: replacing)
      guard !files.isEmpty else { return fail(strings[TracingText.nothing], .nothingFound) }
      let names = files.joined(separator: ", ")
      output.say(Line(strings(TracingText.saved, names), .notice))
    } catch {
      fail(strings.message(for: error), ExitStatus(error))
    }
  }

  /// While the session runs on a terminal: shows calls that are made while a line is typed; what a
  /// line itself leads to is shown after its screen.
  func followTrace() async {
    for await _ in host.tracer.feed.changes where output.isReading { showTrace() }
  }

  /// Shows what was not shown yet: on a terminal above the prompt, a row a call, and of many only the
  /// last; else on standard error, all and whole.
  func showTrace() {
    let lines = host.tracer.feed.take()
    guard !lines.isEmpty else { return }
    let width = console.isInteractive ? console.layout(console.size).columns : nil
    let text = TraceLineText(
      isUnicode: host.canShowUnicode, width: width, strings: strings)
    let rows = lines.map(text.line)
    let limit = max(3, currentLayout.traceRows)
    guard let width, rows.count > limit else { return output.report(rows) }
    // That some are left out takes rows, too.
    func note(_ count: Int) -> [Line] {
      Wrapping.wrap(strings(TracingText.more, "\(count)"), to: width).map { Line($0, .dim) }
    }
    let shown = max(1, limit - note(rows.count).count)
    output.report(note(rows.count - shown) + rows.suffix(shown))
  }
}
