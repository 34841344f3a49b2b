/// Why output did not arrive.
package enum OutputError: Error, Hashable, Sendable {
  /// Nobody reads any more (`| head`).
  case closed
  /// The C error number.
  case failed(Int32)
}
