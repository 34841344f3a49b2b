package import Domain

extension JSONMutator {
  /// Has 250 broken answers of a service read.
  ///
  /// - Parameter read: answers whether there was something in it.
  /// - Throws: never for JSON that could be read.
  package mutating func outcome(
    of service: RemoteService, _ read: ([UInt8]) async throws(DataError) -> Bool
  ) async throws -> FuzzOutcome {
    var outcome = FuzzOutcome()
    for _ in 0..<250 {
      let broken = try next()
      do throws(DataError) {
        outcome.readable += try await read(broken) ? 1 : 0
      } catch {
        if case .service(service, _) = error { continue }
        outcome.strangers.append("\(error) for \(String(decoding: broken, as: UTF8.self))")
      }
    }
    return outcome
  }
}
