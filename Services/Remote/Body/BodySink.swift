import Domain

/// Takes the unpacked body of an answer.
protocol BodySink: Sendable {
  /// Whether another attempt may start from the first byte again.
  var canStartAgain: Bool { get }

  /// An attempt begins: what came before is void.
  func start()

  func take(_ piece: [UInt8]) async throws(DataError)

  /// How much has arrived, as sent, and how much will where that is known.
  func advance(to received: Int, of total: Int?)
}
