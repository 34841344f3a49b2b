/// How the program names itself to services: some refuse who does not say whom they serve.
package enum UserAgent {
  /// - Parameters:
  ///   - version: the program's version (`0.1.0`).
  ///   - contact: where to learn more about it or to reach who runs it.
  package static func text(version: String, contact: String = purpose) -> String {
    "catalejo/\(version) (\(contact))"
  }

  /// What the program is, for services that look at who asks.
  package static let purpose =
    "terminal data explorer run by a person; free software; built on async-http-client"
}
