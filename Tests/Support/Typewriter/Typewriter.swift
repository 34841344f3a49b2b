import Glibc
import Synchronization
import Terminal
import TextUI

/// A session that only echoes.
final class Typewriter: Sendable {
  private let output = Output(1)
  private let reading: Mutex<Task<LineInput, Never>?> = Mutex(nil)
  private let resuming = AsyncStream<Void>.makeStream()

  /// Reads lines until the end, and writes each.
  func type(from reader: any LineReading, history: EditLineReader?) async throws {
    while true {
      if let problem = history?.takeHistoryProblem() { try output.write("problem \(problem)\n") }
      let task = Task {
        await reader.read(prompt: Line([Span("type", .accent), Span("> ", .title)]))
      }
      reading.withLock { $0 = task }
      switch await task.value {
      case .line("hang"):
        try output.write("hanging\n")
        for await _ in AsyncStream<Never>.makeStream().stream {}
      case .line("pause"):
        try output.write("pausing\n")
        for await _ in resuming.stream { break }
        try output.write("resumed\n")
      case .line(let line): try output.write("line [\(line)]\n")
      case .lines(let lines): try output.write("lines \(lines)\n")
      case .tooLong: try output.write("too long\n")
      case .interrupted: try output.write("interrupted\n")
      case .gaveWay: try output.write("gave way\n")
      case .end: return try output.write("end\n")
      case .failed(let reason): return try output.write("failed \(reason)\n")
      }
    }
  }

  /// Shows below the line the typed text, the number of changes, and the last captured key with the
  /// line it came after.
  func echo(_ reader: any LineReading) async {
    var changes = 0
    var line = ""
    var key = "no key"
    for await event in reader.edits {
      switch event {
      case .changed(let new):
        changes += 1
        line = new
      case .key(let new): key = "\(new) on \(line)"
      case .pointer(let event):
        if case .dragged(let right, let down) = event.action {
          key = "dragged \(right) \(down) from \(event.column)"
        } else {
          key = "\(event.action) at \(event.column)"
        }
      case .background(let background): key = "\(background) background"
      case .cut: key = "cut"
      case .resized, .listed, .over: continue
      }
      reader.ask(
        .below([
          Line("reads [\(line.suffix(40))]"), Line("\(line.count) after \(changes) changes"),
          Line("<\(key)>"),
        ]))
    }
  }

  /// Shows the lines of a file as they come.
  ///
  /// Some lines are commands: "exit" and "crash" end the program, "cancel" ends the read, "resume"
  /// ends what the line "pause" began, "banner TEXT" and "no banner" set and remove the banner,
  /// "below ROW|ROW" sets the rows below, "rewrite COUNT ROW|ROW" prints rows over others, "give way"
  /// ends the read, "discard" does so and forgets the text, "background" asks for the background color,
  /// "mouse on" and "mouse off" switch the mouse, "prompt TEXT" sets the prompt, "hint TEXT" the hint, and
  /// "theme NAME" changes the palette.
  func show(
    from lines: PlainLineReader, on reader: any LineReading, palette: CurrentPalette?
  ) async {
    while case .line(let line) = await lines.read(prompt: Line()) {
      let (word, rest) = Self.cut(line)
      switch word {
      case "exit": exit(3)
      case "crash": abort()
      case "resume": resuming.continuation.yield()
      case "cancel": reading.withLock { $0?.cancel() }
      case "discard": reader.ask(.discard)
      case "give": reader.ask(.giveWay)
      case "background": reader.ask(.background)
      case "mouse": reader.ask(.pointer(rest == "on"))
      case "banner": reader.ask(.banner(Line(rest)))
      case "no": reader.ask(.banner(nil))
      case "prompt": reader.ask(.prompt(Line(rest)))
      case "hint": reader.ask(.hint(rest.isEmpty ? nil : Line(rest)))
      case "below": reader.ask(.below(Self.rows(rest)))
      case "rewrite":
        let (count, rows) = Self.cut(rest)
        reader.ask(.print(Self.rows(rows), over: Int(count) ?? 0))
      case "theme": palette?.value = Palette(Theme(rawValue: rest) ?? .auto, in: [:])
      default: reader.ask(.print([Line(line)]))
      }
    }
  }

  /// Returns the first word and the rest.
  private static func cut(_ line: String) -> (word: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.dropFirst().first ?? "")
  }

  private static func rows(_ text: String) -> [Line] {
    text.split(separator: "|").map { Line(String($0)) }
  }
}
