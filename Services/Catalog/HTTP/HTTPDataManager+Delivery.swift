package import Domain

extension HTTPDataManager {
  /// Fetches a part that is one answer; without items where what is held is still right (304).
  ///
  /// The clock, in seconds since 1970, is read when the answer is there.
  /// - Throws: what `decoded(_:from:unless:)` throws.
  package func delivery<Answer: Decodable & Sendable, Item>(
    _ part: CatalogPart, as type: Answer.Type, from endpoint: Endpoint,
    unless validators: Validators, clock: () -> Int, items: (Answer) -> [Item]
  ) async throws(DataError) -> Delivery<Item> {
    guard let answer = try await decoded(type, from: endpoint, unless: validators) else {
      return Delivery(part, items: nil, stamp: Stamp(fetchedAt: clock(), validators: validators))
    }
    return Delivery(
      part, items: items(answer.value),
      stamp: Stamp(fetchedAt: clock(), validators: answer.validators))
  }
}
