import Domain
import Localization
import TextUI

extension Program {
  /// Wide enough for any message.
  static let oneLine = Size(columns: 100_000, rows: 24)

  /// Prints what a command found, or says why there is nothing.
  ///
  /// - Parameters:
  ///   - text: for people.
  ///   - nothing: says why there is nothing, for people; it goes to standard error.
  ///   - json: for programs; nil where text was asked for.
  func answer(
    _ outcome: ScreenOutcome, text: @autoclosure () -> [Line],
    nothing: @autoclosure () -> [Line] = [], json: JSONValue?
  ) -> ExitStatus {
    let status: ExitStatus
    switch outcome {
    case .failed(let error as DataError): return fail(error, asJSON: json != nil)
    case .failed: status = .file
    case .nothingFound: status = .nothingFound
    case .done: status = .done
    }
    if let json {
      return write(JSONText.text(json) + "\n", then: status)
    }
    guard status == .done else {
      for line in nothing() { console.complain(line) }
      return status
    }
    do throws(ConsoleClosed) {
      try console.write(text())
    } catch {
      // `| head` has seen enough: not a failure.
    }
    return status
  }

  /// Says in one line what went wrong; for programs as JSON too.
  func fail(_ error: DataError, asJSON: Bool) -> ExitStatus {
    let status = ExitStatus(error)
    let message = strings.message(for: error)
    console.complain(Line(message, .error))
    guard asJSON else { return status }
    return write(JSONText.text(Self.json(for: message, status)) + "\n", then: status)
  }

  /// What a program that asked for JSON gets of a failure; the code is the exit status.
  static func json(for message: String, _ status: ExitStatus) -> JSONValue {
    .object([
      "error": .object(["code": .integer(Int(status.rawValue)), "message": .string(message)])
    ])
  }

  func write(_ text: String, then status: ExitStatus) -> ExitStatus {
    do throws(ConsoleClosed) {
      try console.write(text)
    } catch {
      // Nobody reads any more: not a failure.
    }
    return status
  }

  /// The members every item has: its id, title, and whether it is a favorite.
  static func item(
    _ reference: Reference, title: String, isFavorite: Bool, facts: [Fact]
  ) -> [JSONValue.Member] {
    [
      JSONValue.Member(name: "id", value: .string(reference.id)),
      JSONValue.Member(name: "title", value: .string(title)),
      JSONValue.Member(name: "favorite", value: .bool(isFavorite)),
    ] + facts.flatMap(\.json)
  }
}
