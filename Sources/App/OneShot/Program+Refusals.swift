import Localization
import Terminal
import TextUI

extension Program {
  /// Prints text that is nobody's answer: help, version.
  package static func say(_ text: String) {
    // Nobody reads any more: nobody to tell.
    try? Output(1).write(text + "\n")
  }

  /// How wide text may be that is nobody's answer.
  package static var columns: Int {
    TerminalDescription.current(environment: Environment.current(), color: .never).size.columns
  }

  /// Says in one line that the command line can't be used; for programs as JSON too.
  package static func refuse(_ message: String, asJSON: Bool) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? Output(2).write(SafeText.clean(line) + "\n")
    if asJSON { say(JSONText.text(json(for: line, .usage))) }
  }
}
