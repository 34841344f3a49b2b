/// What became of a service's broken answers.
package struct FuzzOutcome: Hashable, Sendable {
  /// How many were read and held something.
  package var readable = 0
  /// The errors that were not the service's, each with the answer it came of.
  package var strangers: [String] = []
}
