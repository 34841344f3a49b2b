extension Result where Success: Sendable {
  /// Runs an asynchronous body and holds its value or its error.
  package init(of body: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The error; `nil` for a success.
  package var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
