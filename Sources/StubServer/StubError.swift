/// Why the stub cannot do what it was told.
package enum StubError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownFault(String)
  case unknownEndpoint(String)
  /// The server ended before it listened.
  case notStarted

  package var description: String {
    switch self {
    case .unknownFault(let text):
      "no such fault: \(text); there are \(StubFaultText.forms.joined(separator: " "))"
        + ", each with ,times=N"
    case .unknownEndpoint(let name):
      "no such endpoint: \(name); there are "
        + StubEndpoint.allCases.map(\.rawValue).joined(separator: " ") + " all"
    case .notStarted: "the stub did not start"
    }
  }
}
