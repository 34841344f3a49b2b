import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// Changes the file of places, which may take minutes: lines are read meanwhile.
extension Session {
  func perform(_ command: PlacesAction) async throws(ConsoleError) {
    if let usage = command.missing {
      return refuse(
        .missingArgument(usage: strings.verb(PlacesAction.verb) + " " + strings.arguments(usage)))
    }
    if let changing, !changing.isOver {
      guard command == .list else {
        return fail(
          strings("The places are being changed already; Ctrl-C ends that."), .usage)
      }
    }
    let width = console.isInteractive ? console.layout(console.size).columns : nil
    let job = scheduler.start {
      let answer = await self.host.answer(
        command, progress: self.activity?.ofTask() ?? NoProgress(), width: width)
      await self.show(answer)
    }
    if command != .list { changing = job }
    await wait(for: job, isPrinted: { false })
  }

  private func show(_ answer: PlacesActionAnswer) async {
    switch answer {
    case .told(let lines): say(lines)
    case .changed(let lines):
      say(lines)
      // A list of places, or a search of everything, has other rows now.
      if navigator.current.listed != nil { _ = try? await ask(.reconnect) }
    // Whoever gave it up goes on with the session.
    case .refused(let text, .interrupted): say(text)
    case .refused(let text, let status): fail(text, status)
    }
  }

  private func say(_ lines: [Line]) {
    if console.isInteractive {
      for line in lines { output.say(line) }
    } else {
      try? output.write(lines)
    }
  }

  /// Ends a change of the file of places.
  ///
  /// - Returns: whether there was one.
  func stopChange() async -> Bool {
    guard let changing, !changing.isOver else { return false }
    changing.cancel()
    await changing.wait()
    return true
  }
}
