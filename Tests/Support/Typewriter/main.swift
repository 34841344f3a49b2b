import Glibc
import Platform
import Terminal
import TextUI

// Reads lines and says what it read. Options: --history FILE, --words a,b,c (what Tab offers; after
// "hang" it never answers), --show-from FILE (lines of that file, as they come, are shown above the
// prompt), --color (a palette, in which "theme NAME" of that file changes the next line's look),
// --mouse, --background (asks for it), --ask (does nothing else, and waits for the answer),
// --plain, and --follow (says below the line what is typed; a line that starts with ":" captures
// all keys).

var options = EditLineReader.Options()
var words: [String] = []
var showing: String?
var isFollowing = false
var isPointing = false
var asksBackground = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--history": options.history = arguments.popFirst()
  case "--words": words = (arguments.popFirst() ?? "").split(separator: ",").map(String.init)
  case "--show-from": showing = arguments.popFirst()
  case "--follow": isFollowing = true
  case "--mouse": isPointing = true
  case "--ask":
    let background = BackgroundQuestion.ask(within: .seconds(30))
    print(background.map { "background \($0)" } ?? "no background")
    Glibc.exit(0)
  case "--background": asksBackground = true
  case "--plain": options.isPlain = true
  case "--color": options.palette = CurrentPalette(.sixteen)
  default: break
  }
}

let typewriter = Typewriter()
options.name = "typewriter"
options.completion = { [words] line, cursor in
  let word = String(line.prefix(cursor).reversed().prefix { $0 != " " }.reversed())
  if word == "hang" { for await _ in AsyncStream<Never>.makeStream().stream {} }
  return Completion(words.filter { $0.hasPrefix(word) }, replacing: word.count)
}
if isFollowing {
  options.captures = { key, line in
    if case .character = key { false } else { line.hasPrefix(":") || key == .escape }
  }
  options.keepsRowsBelow = { $0.hasPrefix(":") }
}
let terminal = TerminalDescription(environment: Environment.current())
let editing = terminal.isInteractive ? EditLineReader(options) : nil
let reader: any LineReading = editing ?? PlainLineReader()

if isPointing { reader.ask(.pointer(true)) }
if asksBackground { reader.ask(.background) }
Task {
  if isFollowing { return await typewriter.echo(reader) }
  for await case .resized(let size) in reader.edits {
    reader.ask(.print([Line("size \(size.columns)x\(size.rows)")]))
  }
}
if let showing {
  let palette = options.palette
  // Open before the first prompt, after which the test may go on and remove the file's folder. For
  // writing too: so a FIFO opens without a writer, and outlives each.
  let lines = PlainLineReader(descriptor: open(showing, O_RDWR))
  Task { await typewriter.show(from: lines, on: reader, palette: palette) }
}
try await typewriter.type(from: reader, history: editing)
