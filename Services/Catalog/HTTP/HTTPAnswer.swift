/// What a service answered: a body, or that the one held is still right.
package enum HTTPAnswer: Hashable, Sendable {
  /// 304
  case notModified
  case body([UInt8], Validators)
}
