package import Domain

/// A step on the way to an answer: what is held first, what the service says second.
///
/// A sequence of steps ends with `settled` or `failed`; before it there may be any number of `held`.
package enum Loaded<Value> {
  /// What this machine holds, to be shown while the service is asked.
  case held(Value)
  /// Fresh from the service, or held and good enough: nothing follows.
  case settled(Value)
  /// The service could not answer. What was held, if anything, stays right for showing.
  case failed(DataError)
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Sendable where Value: Sendable {}
