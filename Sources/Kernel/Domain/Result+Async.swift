extension Result where Success: Sendable {
  /// What an asynchronous body comes to.
  package init(of body: () async throws(Failure) -> Success) async {
    do throws(Failure) {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Nil for a success.
  package var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
