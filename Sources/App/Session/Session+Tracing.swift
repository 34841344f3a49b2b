import Catalog
import Domain
import Localization
import TextUI
import Trace

/// What `trace` does in a session.
enum TraceCommand: Hashable, Sendable {
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
      let tracer = composition.tracer
      if (tracer.log.isOn, tracer.feed.isShown) != (isOn, isOn) {
        (tracer.log.isOn, tracer.feed.isShown) = (isOn, isOn)
        size = screenSize
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
    guard let file = composition.tracer.file else {
      return strings[isOn ? TracingText.on : .off]
    }
    return strings(isOn ? TracingText.onAndWritten : .offAndNotWritten, file)
  }

  private func save(to path: String, replacing: Bool) async {
    guard let trace = composition.tracer.log.last else {
      return fail(strings[TracingText.nothing], .nothingFound)
    }
    let documents = composition.services.documents
    let files = TraceFiles.files(trace, at: path)
    do throws(DataError) {
      // Of `x` come `x.mmd` and `x.json`: beside a folder nobody means that.
      if await documents.isFolder(path) { throw .unwritable(path: path, reason: .isFolder) }
      try await documents.write(files, replacing: replacing)
    } catch {
      return fail(strings.message(for: error), ExitStatus(error))
    }
    let names = files.map(\.path).joined(separator: ", ")
    output.say(Line(strings(TracingText.saved, names), .notice))
  }

  /// While the session runs on a terminal: shows calls that are made while a line is typed; what a
  /// line itself leads to is shown after its screen.
  func followTrace() async {
    for await _ in composition.tracer.feed.changes where output.isReading { showTrace() }
  }

  /// The rows of the window that calls are shown in, between a screen and the prompt.
  var traceRows: Int {
    let tracer = composition.tracer
    guard console.isInteractive, tracer.log.isOn, tracer.feed.isShown else { return 0 }
    return max(3, console.size.rows / 3)
  }

  /// Shows what was not shown yet: on a terminal above the prompt, a row a call, and of many only the
  /// last; else on standard error, all and whole.
  func showTrace() {
    let lines = composition.tracer.feed.take()
    guard !lines.isEmpty else { return }
    let width = console.isInteractive ? console.layout(console.size).columns : nil
    let text = TraceLineText(
      isUnicode: composition.canShowUnicode, width: width, strings: strings)
    let rows = lines.map(text.line)
    let limit = max(3, traceRows)
    guard let width, rows.count > limit else { return output.report(rows) }
    // That some are left out takes rows, too.
    func note(_ count: Int) -> [Line] {
      Wrapping.wrap(strings(TracingText.more, "\(count)"), to: width).map { Line($0, .dim) }
    }
    let shown = max(1, limit - note(rows.count).count)
    output.report(note(rows.count - shown) + rows.suffix(shown))
  }
}
