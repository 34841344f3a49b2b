/// The state of something that is fetched.
///
/// The value from before stays while it is fetched again and after that failed; retrying is an event,
/// not a state.
///
/// A failure is an error. The type does not demand it, because that would be looked up at run time.
package enum LoadingState<Value, Failure> {
  case idle
  case loading(previous: Value?)
  case success(Value)
  case failure(Failure, previous: Value?)
}

extension LoadingState {
  /// The value that can be shown now, fresh or not.
  package var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let previous): previous
    case .success(let value): value
    case .failure(_, let previous): previous
    }
  }

  package var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  package var error: Failure? {
    if case .failure(let error, _) = self { error } else { nil }
  }

  /// The state of fetching again: the value that can be shown now becomes the one from before.
  package var reloading: LoadingState { .loading(previous: value) }

  /// The state after fetching again failed.
  package func failed(_ error: Failure) -> LoadingState { .failure(error, previous: value) }

  /// The state after fetching was given up: the value from before is all there is.
  package var stopped: LoadingState {
    guard case .loading(let previous) = self else { return self }
    return previous.map { .success($0) } ?? .idle
  }

  package func map<T>(_ transform: (Value) -> T) -> LoadingState<T, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let previous): .loading(previous: previous.map(transform))
    case .success(let value): .success(transform(value))
    case .failure(let error, let previous): .failure(error, previous: previous.map(transform))
    }
  }
}

extension LoadingState {
  /// Changes the value that can be shown, if there is one.
  package mutating func update(_ change: (inout Value) -> Void) {
    self = map { value in
      var value = value
      change(&value)
      return value
    }
  }
}

extension LoadingState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadingState: Sendable where Value: Sendable, Failure: Sendable {}
