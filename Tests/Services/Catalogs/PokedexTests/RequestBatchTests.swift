import Domain
import Synchronization
import TestSupport
import Testing

@testable import Pokedex

@Suite struct RequestBatchTests {
  private let failure = DataError.service(.pokeapi, .status(500))

  /// Fetches some ids; any failure ends it.
  private static func results(
    _ ids: ClosedRange<Int>, _ fetch: @escaping @Sendable (Int) async throws(DataError) -> Int
  ) async throws(DataError) -> [Int] {
    var values: [Int] = []
    let isFatal = { (_: DataError) in true }
    let results = try await RequestBatch(progress: NoProgress())
      .results(Array(ids), after: 0, failingFor: isFatal, fetch)
    for result in results { values.append(try result.get()) }
    return values
  }

  /// Says nothing until the request is cancelled.
  private static func silence() async throws(DataError) -> Int {
    await Silence().last()
    throw .service(.pokeapi, .interrupted)
  }

  @Test func fourAreUnderWayAtOnce() async throws {
    let lap = Lap(of: 4)
    let values = try await Self.results(1...12) { id throws(DataError) in
      await lap.wait()
      return id
    }
    #expect(values == Array(1...12))
    #expect(lap.most == 4)
  }

  @Test func aCancelledOneEndsAtOnce() async {
    let (asked, continuation) = AsyncStream<Int>.makeStream()
    let task = Task {
      try await Self.results(1...9) { id throws(DataError) in
        continuation.yield(id)
        return try await Self.silence()
      }
    }
    for await _ in asked { break }
    task.cancel()
    await #expect(throws: DataError.service(.pokeapi, .interrupted)) { try await task.value }
  }

  @Test func aFailureEndsTheRequestsUnderWay() async {
    await #expect(throws: failure) {
      try await Self.results(1...9) { [failure] id throws(DataError) in
        if id == 3 { throw failure }
        return try await Self.silence()
      }
    }
  }
}

/// Lets the waiting tasks go on when as many wait as may run at once.
///
/// With fewer at once, no task ever goes on.
private final class Lap: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, Never>] = []
    var underWay = 0
    var most = 0
  }

  private let size: Int
  private let state = Mutex(State())

  init(of size: Int) {
    self.size = size
  }

  /// The largest number of requests at a time.
  var most: Int { state.withLock { $0.most } }

  func wait() async {
    await withCheckedContinuation { continuation in
      let lapped = state.withLock { state in
        state.underWay += 1
        state.most = max(state.most, state.underWay)
        state.waiting.append(continuation)
        guard state.waiting.count == size else { return [CheckedContinuation<Void, Never>]() }
        defer { state.waiting = [] }
        return state.waiting
      }
      for waiting in lapped { waiting.resume() }
    }
    state.withLock { $0.underWay -= 1 }
  }
}
