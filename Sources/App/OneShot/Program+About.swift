import Localization
import TextUI

extension Program {
  /// `catalejo about`: the lines the session's command has.
  package func about() -> ExitStatus {
    printed(.done) { () throws(ConsoleError) in try console.write(AboutText.lines(strings)) }
  }
}
