import CallTrace
import Domain
import Local
import Remote
import TextUI

extension Program {
  /// What watches the contracts, as `--trace` says; nil without it.
  ///
  /// Lines go to standard error, or are appended to a file that only its owner can read.
  static func tracer(
    _ options: ProgramOptions, _ environment: [String: String], _ settings: Settings,
    _ console: TerminalConsole
  ) -> (Tracer?, DataError?) {
    guard let place = options.trace else { return (nil, nil) }
    let secrets = secrets(environment, settings)
    guard place != "-" else {
      let messages = console.messages
      let text = TraceLineText(isUnicode: !console.isPlain)
      let tracer = Tracer(
        hiding: secrets, sink: { messages.printMessage(Line(text.text($0), .dim)) })
      return (tracer, nil)
    }
    let file = FileLogSink(path: place)
    do throws(DataError) {
      try file.write(["catalejo \(Version.current)"])
    } catch {
      return (nil, error)
    }
    let text = TraceLineText()
    // That the disk is full meanwhile is no reason to stop what is watched.
    return (Tracer(hiding: secrets, sink: { try? file.write([text.text($0)]) }), nil)
  }

  /// What must not be told: the key, wherever it was set.
  private static func secrets(_ environment: [String: String], _ settings: Settings) -> [String] {
    let network = NetworkSettings(
      environment: environment, settings: settings, isOffline: false, isDebug: false)
    return [network.key].compactMap(\.self)
  }

  /// What can watch the contracts of a session: lines are shown above its prompt, unless the command
  /// line names a file.
  var sessionTracer: Tracer {
    if let tracer, options.trace != "-" { return tracer }
    return Tracer(hiding: Self.secrets(environment, settings))
  }
}
