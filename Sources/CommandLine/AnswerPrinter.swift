package import Components
package import Domain
import JSON
package import Localization
import Platform
package import Terminal
package import TextUI

/// Prints the answer of a command, or the reason why there is none, for people or for programs.
@MainActor
package struct AnswerPrinter {
  package let console: TerminalConsole
  package let strings: Strings
  /// Whether a program reads the answer.
  let asJSON: Bool

  package init(_ console: TerminalConsole, _ strings: Strings, asJSON: Bool = false) {
    self.console = console
    self.strings = strings
    self.asJSON = asJSON
  }

  /// A size that is wide enough for any message.
  nonisolated static let oneLine = Size(columns: 100_000, rows: 24)

  /// Prints the answer of a command, or says why there is none.
  ///
  /// - Parameters:
  ///   - text: the answer for people.
  ///   - isPaged: whether the pager shows the text if it is longer than the window.
  ///   - nothing: the reason why there is no answer, for people. It goes to standard error.
  ///   - json: the answer for programs.
  func answer(
    _ outcome: ScreenOutcome, text: @autoclosure () -> [Line], isPaged: Bool = false,
    nothing: @autoclosure () -> [Line] = [], json: @autoclosure () -> JSONNode = [:]
  ) -> ExitStatus {
    if let error = outcome.error { return fail(error) }
    let status = outcome.status
    if asJSON { return write(json(), then: status) }
    guard status == .done else {
      for line in nothing() { console.printMessage(line) }
      return status
    }
    return isPaged ? page(text()) : write(text())
  }

  /// Prints lines, by the pager if they are longer than the window.
  func page(_ lines: [Line]) -> ExitStatus {
    printed(.done) { () throws(ConsoleError) in
      guard let pager = try console.page(lines) else { return }
      console.printMessage(
        Line(strings("PAGER is “{0}”, which can't be started.", pager.command), .notice))
    }
  }

  /// Says in one line which part of an answer is missing.
  ///
  /// The rest is of use.
  func warn(of error: DataError) {
    console.printMessage(Line(strings.message(for: error), .notice))
  }

  /// Says in one line what failed; programs get it as JSON, too.
  package func fail(_ error: DataError) -> ExitStatus {
    fail(strings.messageInShell(for: error), ExitStatus(error))
  }

  /// Says in one line what failed, and returns the status; programs get it as JSON, too.
  package func fail(_ message: String, _ status: ExitStatus) -> ExitStatus {
    console.printMessage(Line(message, .error))
    return asJSON ? write(Self.json(for: message, status), then: status) : status
  }

  /// Returns a failure as JSON.
  ///
  /// Its code is the exit status.
  private static func json(for message: String, _ status: ExitStatus) -> JSONNode {
    ["error": ["code": .integer(Int(status.rawValue)), "message": .string(message)]]
  }

  func write(_ json: JSONNode, then status: ExitStatus) -> ExitStatus {
    write(JSONWriter.text(json) + "\n", then: status)
  }

  func write(_ text: String, then status: ExitStatus) -> ExitStatus {
    printed(status) { () throws(ConsoleError) in try console.write(text) }
  }

  /// Prints lines on standard output.
  package func write(_ lines: [Line]) -> ExitStatus {
    printed(.done) { () throws(ConsoleError) in try console.write(lines) }
  }

  /// Prints, and returns the status of the command that ends with it.
  private func printed(
    _ status: ExitStatus, _ body: @MainActor () throws(ConsoleError) -> Void
  ) -> ExitStatus {
    do throws(ConsoleError) {
      try body()
    } catch {
      // A reader that has gone away (`| head`) has seen enough: that is no failure.
      guard let failure = error.failure else { return status }
      console.printMessage(Line(strings.message(for: failure), .error))
      return .file
    }
    return status
  }
}

/// Prints before the program is put together.
extension AnswerPrinter {
  /// Prints help or the version.
  ///
  /// - Parameter strings: read only if the text can't be written: finding the language costs as much as
  ///   a start.
  package static func say(
    _ text: String, _ strings: @autoclosure () async -> Strings
  ) async -> ExitStatus {
    do throws(ConsoleError) {
      try Output(1).write(text + "\n")
    } catch {
      guard let failure = error.failure else { return .done }
      await refuse(strings().message(for: failure), asJSON: false)
      return .file
    }
    return .done
  }

  /// Prints help, by the pager if it is longer than the window.
  package static func page(_ text: String, _ strings: Strings) async -> ExitStatus {
    let environment = Environment.current()
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let description = TerminalDescription(environment: environment)
    let size = TerminalDescription.size(environment: environment)
    guard Pager.isWanted(for: rows, on: description, size),
      let pager = Pager(environment: environment)
    else { return await say(text, strings) }
    guard !pager.show(Array((text + "\n").utf8)) else { return .done }
    let status = await say(text, strings)
    refuse(strings("PAGER is “{0}”, which can't be started.", pager.command), asJSON: false)
    return status
  }

  /// The width of help in columns.
  package static var columns: Int {
    TerminalDescription.size(environment: Environment.current()).columns
  }

  /// Says in one line that the command line can't be used; programs get it as JSON, too.
  package static func refuse(_ message: String, asJSON: Bool) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? Output(2).write(SafeText.clean(line) + "\n")
    // The exit status says the same if nobody can read the JSON.
    if asJSON { try? Output(1).write(JSONWriter.text(json(for: line, .usage)) + "\n") }
  }
}

extension ConsoleError {
  /// The error that is said of a failed write; `nil` if the reader has gone away.
  var failure: DataError? {
    self == .closed ? nil : .unwritable(path: "-", reason: FileProblem(self))
  }
}
