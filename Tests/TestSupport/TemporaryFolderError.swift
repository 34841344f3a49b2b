/// No temporary folder could be made.
package struct TemporaryFolderError: Error, Hashable, Sendable {
  /// A value of `errno`.
  package let code: Int32
}
