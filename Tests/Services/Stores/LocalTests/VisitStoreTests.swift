import Contracts
import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import Local

@Suite struct VisitStoreTests {
  private let folder = TemporaryFolder()
  private let warnings = Recorder<DataError>()
  private let lima = Reference(.cities, "1")
  private let ana = Reference(.people, "a b")

  private var path: String { folder.path + "/state/recent" }

  private func store() -> VisitStore {
    VisitStore(path: path, catalogs: [.cities, .people], warn: warnings.record)
  }

  private func write(_ bytes: [UInt8]) throws {
    try PrivateFolder.create(folder.path + "/state")
    try TestFiles.write(bytes, to: path)
  }

  @Test func whatWasOpenedIsToldOnceTheLastFirst() async {
    let store = store()
    await store.add(lima, title: "Lima, PE", at: 10)
    await store.add(ana, title: "Ana\tB\n", at: 20)
    await store.add(lima, title: "Lima, PE", at: 30)
    let visits = [
      Visit(reference: lima, title: "Lima, PE", last: 30, count: 2),
      Visit(reference: ana, title: "Ana B ", last: 20),
    ]
    #expect(await store.known() == visits)
    #expect(await self.store().all() == visits)
    #expect(warnings.all == [])
  }

  @Test func onlyTheOwnerReadsIt() async throws {
    await store().add(lima, title: "Lima", at: 10)
    #expect(TestFiles.mode(of: path) == "600")
  }

  @Test func programsAtOnceKeepEachOthers() async {
    let (one, other) = (store(), store())
    await one.add(lima, title: "Lima", at: 10)
    #expect(await other.known().count == 1)
    await other.add(ana, title: "Ana", at: 20)
    await one.add(lima, title: "Lima", at: 30)
    #expect(await one.known().map(\.reference) == [lima, ana])
  }

  @Test func linesThatAreNoneAreSkipped() async throws {
    try write(
      Array("10\tcities\t1\tLima\n".utf8) + [0xFF, 0x0A]
        + Array(
          """
          x\tcities\t2\tX
          -1\tcities\t2\tX
          99999999999999\tcities\t2\tX
          5\tcities\t2
          5\ttowns\t2\tX
          5\tcities\t\tX
          5\tcities\t2\t
          5\tcities\t2\u{0}\tX
          5\tcities\t2\tX\tY

          20\tcities\t3\tHal
          """.utf8))
    let store = store()
    #expect(await store.all().map(\.reference.id) == ["3", "1"])
    // The last line was cut short.
    await store.add(ana, title: "Ana", at: 30)
    #expect(await store.all().map(\.reference.id) == ["a b", "3", "1"])
  }

  @Test func itIsBounded() async throws {
    let lines = (0..<(VisitStore.limit + VisitStore.limit / 10)).map { "\($0)\tcities\t\($0)\tX\n" }
    try write(Array(lines.joined().utf8))
    await store().add(lima, title: "Lima", at: 9_999)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == VisitStore.limit)
    #expect(text.hasSuffix("9999\tcities\t1\tLima\n"))
  }

  @Test func aFileThatIsNotItsOwnIsBegunAnew() async throws {
    try write([UInt8](repeating: 0x41, count: 2 << 20))
    let store = store()
    #expect(await store.all() == [])
    #expect(warnings.all.count == 1)
    await store.add(lima, title: "Lima", at: 10)
    #expect(await store.all().count == 1)
  }

  @Test func whatCantBeKeptIsSaidOnceAndKnownAllTheSame() async throws {
    try TestFiles.write("", to: folder.path + "/state")
    let store = store()
    await store.add(lima, title: "Lima", at: 10)
    await store.add(lima, title: "Lima", at: 20)
    #expect(
      await store.known() == [Visit(reference: lima, title: "Lima", last: 20, count: 2)])
    #expect(warnings.all.count == 1)
  }

  @Test func withoutAPlaceItIsKnownAsLongAsTheProgramRuns() async throws {
    let store = VisitStore(path: nil, catalogs: [.cities], warn: warnings.record)
    #expect(await store.all() == [])
    await store.add(lima, title: "Lima", at: 10)
    #expect(await store.all().count == 1)
    try await store.clear()
    #expect(await store.all() == [])
    #expect(warnings.all == [])
  }

  @Test func whatWasTypedIsClearedToo() async throws {
    let typed = folder.path + "/typed"
    try TestFiles.write("find lima", to: typed)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: typed)
    let store = VisitStore(
      path: path, typedLines: folder.path + "/link", catalogs: [],
      warn: warnings.record)
    try await store.clear()
    #expect(!FileManager.default.fileExists(atPath: typed))
  }

  @Test func whatIsClearedIsGone() async throws {
    let store = store()
    try await store.clear()
    await store.add(lima, title: "Lima", at: 10)
    try await store.clear()
    #expect(await store.known() == [])
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
