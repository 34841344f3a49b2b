import Contracts
import Domain
import StubServer
import Synchronization
import TestSupport
import Testing

@testable import Remote

/// Bodies that are handed on while they arrive.
@Suite(.oneAtATime) struct DownloadTests {
  private let fixture: ConnectionFixture
  private let receiver = RecordingReceiver()
  private let archive: Endpoint

  init() async throws {
    fixture = try await ConnectionFixture()
    archive = Endpoint(
      .cities, limits: .init(bytes: 1 << 20, total: .seconds(60)),
      link: WebLink(fixture.server.base + "/tiles/town.pmtiles"), accept: "*/*")
  }

  private func download(
    unless validators: Validators = Validators()
  ) async throws(DataError) -> Download {
    try await fixture.connection.download(archive, to: receiver, unless: validators)
  }

  @Test func theBytesComeAsTheServerHasThemAndAreConfirmedByTheirTag() async throws {
    guard case .whole(let validators) = try await download() else { return }
    #expect(receiver.bytes.prefix(7) == [0x50, 0x4D, 0x54, 0x69, 0x6C, 0x65, 0x73])
    #expect(receiver.lengths == [receiver.bytes.count])
    #expect(try await download(unless: validators) == .notModified)
    #expect(receiver.lengths == [receiver.bytes.count])
    #expect(
      fixture.server.requests.map { $0.headers["accept-encoding"] } == ["identity", "identity"])
    #expect(fixture.sink.text.contains("200 \(fixture.server.base)/tiles/town.pmtiles"))
    #expect(fixture.sink.text.contains("\(receiver.bytes.count) bytes"))
  }

  @Test func aBodyThatIsCutIsBegunAnew() async throws {
    fixture.server.set(.dropMidBody, for: .tiles, times: 2)
    guard case .whole = try await download() else { return }
    #expect(receiver.lengths == Array(repeating: receiver.bytes.count, count: 3))
  }

  @Test(
    arguments: [
      (.dropMidBody, .interrupted, 3), (.status(404), .status(404), 1),
      (.status(500), .status(500), 3), (.redirectToScheme, .unsafeRedirect, 1),
      (.hugeBody, .tooLarge(limit: 1 << 20), 1), (.hugeDeclaredBody, .tooLarge(limit: 1 << 20), 1),
      (.bomb, .tooLarge(limit: 1 << 20), 1),
    ] as [(StubFault, ServiceProblem, Int)])
  func aFaultIsTheServices(
    _ fault: StubFault, _ problem: ServiceProblem, _ requests: Int
  ) async throws {
    fixture.server.set(fault, for: .tiles)
    await #expect(throws: DataError.service(.cities, problem)) { try await download() }
    #expect(fixture.server.requests.count == requests)
    #expect(receiver.bytes.count <= 1 << 20)
  }

  /// The body of a failure is for the log alone.
  @Test func onlyTheBodyOfASuccessIsHandedOn() async throws {
    fixture.server.set(.status(500), for: .tiles)
    _ = try? await download()
    #expect(receiver.lengths == [])
    #expect(receiver.bytes == [])
  }

  @Test(arguments: [false, true])
  func whoDoesNotTakeItEndsIt(_ isAtStart: Bool) async throws {
    let full = DataError.unwritable(path: "/full", reason: .noSpace)
    receiver.refuse(full, isAtStart: isAtStart)
    await #expect(throws: full) { try await download() }
    #expect(fixture.server.requests.count == 1)
  }

  @Test func nothingIsAskedOffline() async throws {
    fixture.connectivity.switchOff(true)
    await #expect(throws: DataError.service(.cities, .switchedOff)) { try await download() }
    #expect(fixture.server.requests == [])
  }

  @Test func aCancelledOneEndsAtOnce() async throws {
    fixture.server.set(.stall, for: .tiles)
    let task = Task { try? await download() }
    while receiver.lengths.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
  }
}

/// Keeps what it receives.
private final class RecordingReceiver: BodyReceiving {
  private struct State {
    var lengths: [Int?] = []
    var bytes: [UInt8] = []
    var refusal: (error: DataError, isAtStart: Bool)?
  }

  private let state = Mutex(State())

  /// The lengths of the bodies that began.
  var lengths: [Int?] { state.withLock { $0.lengths } }
  /// The bytes of the last one.
  var bytes: [UInt8] { state.withLock { $0.bytes } }

  func refuse(_ error: DataError, isAtStart: Bool) {
    state.withLock { $0.refusal = (error, isAtStart) }
  }

  func begin(length: Int?) throws(DataError) {
    let refusal = state.withLock { state in
      (state.lengths, state.bytes) = (state.lengths + [length], [])
      return state.refusal
    }
    if let refusal, refusal.isAtStart { throw refusal.error }
  }

  func receive(_ bytes: RawSpan) throws(DataError) {
    let bytes = bytes.withUnsafeBytes { Array($0) }
    let refusal = state.withLock { state in
      state.bytes += bytes
      return state.refusal
    }
    if let refusal { throw refusal.error }
  }
}
