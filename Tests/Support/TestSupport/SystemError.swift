/// The system refused something that a test needs.
package struct SystemError: Error, Hashable, Sendable {
  /// A value of `errno`.
  package let code: Int32
}
