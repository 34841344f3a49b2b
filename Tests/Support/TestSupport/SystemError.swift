/// The system refused what a test needs.
package struct SystemError: Error, Hashable, Sendable {
  /// A value of `errno`.
  package let code: Int32
}
