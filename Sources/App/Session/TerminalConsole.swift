import Glibc
import Terminal
import TextUI

/// The console of a running program: standard output and standard error.
@MainActor
final class TerminalConsole: Console {
  private let environment: [String: String]
  private let color: ColorChoice
  let description: TerminalDescription
  /// Standard error alone, which may be written to from anywhere.
  let messages: Messages
  private let output = Output(1)
  private let ansi: ANSIText

  init(environment: [String: String], color: ColorChoice) {
    self.environment = environment
    self.color = color
    description = TerminalDescription.current(environment: environment, color: color)
    ansi = ANSIText(palette: description.showsColor ? .standard : nil)
    messages = Messages(ansi: ANSIText(palette: description.errorShowsColor ? .standard : nil))
  }

  /// Asked anew each time: windows change their size.
  var size: Size {
    TerminalDescription.current(environment: environment, color: color).size
  }

  var isInteractive: Bool { description.isInteractive }

  func write(_ lines: [Line]) throws(ConsoleError) {
    try write(ansi.text(lines))
  }

  /// Writes text that is data already (JSON), as it is.
  func write(_ text: String) throws(ConsoleError) {
    do throws(OutputError) {
      try output.write(text)
    } catch {
      switch error {
      case .closed: throw .closed
      case .failed(let code): throw .failed(String(cString: strerror(code)))
      }
    }
  }

  func printMessage(_ line: Line) {
    messages.printMessage(line)
  }

  /// Where messages that are not data go.
  struct Messages: Sendable {
    private let output = Output(2)
    let ansi: ANSIText

    func printMessage(_ line: Line) {
      // Where even standard error is closed there is nobody left to tell.
      try? output.write(ansi.text([line]))
    }
  }
}
