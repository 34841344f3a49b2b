import CallTrace
import Catalog
import Domain
import Localization
import TextUI

/// The calls that cross contracts, shown above the prompt as they happen.
extension Session {
  func perform(_ command: TraceCommand) async throws(ConsoleError) {
    switch command {
    case .on(let isOn):
      composition.isTracing = isOn
      size = screenSize
      // Screens are made anew with decorators, or without, and go on from what they show.
      stack.renew()
      try await update()
      output.say(Line(strings[isOn ? TracingText.on : .off], .notice))
    case .save(let path): await save(to: path)
    }
  }

  private func save(to path: String) async {
    guard let chapter = composition.tracer.log.last else {
      return fail(strings[TracingText.nothing], .nothingFound)
    }
    let files = TraceFiles.files(chapter, at: path)
    do throws(DataError) {
      for file in files {
        try await composition.services.documents.write(Array(file.text.utf8), to: file.path)
      }
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
    guard console.isInteractive, composition.isTracing, composition.tracer.isShown else { return 0 }
    return max(3, console.size.rows / 3)
  }

  /// Shows what was not shown yet: on a terminal above the prompt, a row a call, and of many only the
  /// last; else on standard error, all and whole.
  func showTrace() {
    let lines = composition.tracer.feed.take()
    guard !lines.isEmpty else { return }
    let width = console.isInteractive ? console.size.columns : nil
    let text = TraceLineText(isUnicode: composition.canShowUnicode, width: width)
    let rows = lines.map { Line(text.text($0), .dim) }
    guard let width else { return output.report(rows) }
    let limit = max(3, traceRows)
    let hidden = rows.count > limit ? rows.count - limit + 1 : 0
    let more = Line(strings(TracingText.more, "\(hidden)"), .dim).truncated(to: width)
    output.report((hidden > 0 ? [more] : []) + rows.dropFirst(hidden))
  }
}
