import ContractMocks
import Contracts
import Domain
import Foundation
import TestSupport
import Testing

@testable import Points

/// Points as they come.
@Suite struct FollowedPointsTests {
  private let pipe = Pipe()
  /// Nobody waits in vain.
  private let passing = TestClock(passing: FollowedPoints.pause)

  private func feed(last: Int = 9, clock: TestClock) throws -> any PointFeed {
    try PointFiles(
      neighbors: MockNeighborDataManager(), input: pipe.fileHandleForReading.fileDescriptor,
      clock: clock
    ).follow("-", last: last)
  }

  private func write(_ text: String, isLast: Bool = false) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    if isLast { try pipe.fileHandleForWriting.close() }
  }

  @Test func theLastPointsAreKeptAndAllAreCounted() async throws {
    let feed = try feed(last: 2, clock: passing)
    try write("\u{FEFF}hello\n\nlat,lon,name,n\n1,2,a,1\n", isLast: false)
    let first = try #require(try await feed.next())
    #expect(first.told == ["a 1.0,2.0"])
    #expect(first.lines.isEmpty)
    try write("x,y\n3,4,b,2\n\"5,6\n5,6,c,3\n7,8", isLast: true)
    let set = try #require(try await feed.next())
    #expect(set.told == ["c 5.0,6.0", " 7.0,8.0"])
    #expect(set.properties() == [["n=3"], []])
    #expect(
      set.report == PointReport(read: 4, broken: 3, first: .init(path: "-", line: 1, column: 1)))
    #expect(set.lines.map(\.count) == [2])
    #expect(set.isTrail)
    #expect(set.place(1).reference.id == "3")
    #expect(set.index(of: set.place(0).reference) == 0)
    #expect(set.index(of: Reference(PointSet.catalog, "1")) == nil)
    #expect(try await feed.next() == nil)
    #expect(feed.latest == set)
  }

  @Test(arguments: [
    ("{\"lat\":1,\"lon\":2,\"name\":\"a\"}\n{\"lat\":1\n{\"x\":1}\n[1]\n", 1, 3),
    ("{\"type\":\"LineString\",\"coordinates\":[[1,2],[3,4]]}\n", 2, 0),
    ("1\t2\ta\n91\t0\n-1\t-2\n", 2, 1), ("<gpx>\n<wpt/>\n", 0, 2), ("[{\n", 0, 1), ("", 0, 0),
    ("\0\n1;2\n", 1, 1), (String(repeating: "9", count: 60_000) + "\n1,2\n", 1, 1),
  ])
  func isWrittenInWhatTheFirstLinesTell(text: String, read: Int, broken: Int) async throws {
    let feed = try feed(clock: passing)
    // A pipe takes as much at once.
    try write(text, isLast: true)
    while try await feed.next() != nil {}
    #expect(feed.latest.report.read == read)
    #expect(feed.latest.report.broken == broken)
  }

  @Test func aLineThatIsTooLongIsOne() async throws {
    let limits = RowLimits(chunk: 1_000, row: 10_000)
    let fixture = try PointFixture(
      "lat,lon\n1,2," + String(repeating: "x", count: 3 * limits.row) + "\n3,4\n",
      limits: limits)
    let feed = try fixture.files.follow(fixture.path, last: 9)
    while feed.latest.told.isEmpty { _ = try await feed.next() }
    #expect(feed.latest.told == [" 3.0,4.0"])
    let first = PointReport.Fault(path: fixture.path, line: 2, column: 1, kind: .tooLong)
    #expect(feed.latest.report == PointReport(read: 1, broken: 1, first: first))
  }

  @Test func answersNoMoreOftenThanIsSeen() async throws {
    let clock = TestClock()
    let feed = try feed(clock: clock)
    try write("1,2\n")
    let answer = Task { try await feed.next()?.told }
    while clock.sleepers < 1 { await Task.yield() }
    try write("3,4\n")
    clock.advance(by: FollowedPoints.pause)
    #expect(try await answer.value == [" 1.0,2.0"])
    let second = Task { try await feed.next()?.told.count }
    while clock.sleepers < 1 { await Task.yield() }
    clock.advance(by: FollowedPoints.pause)
    #expect(try await second.value == 2)
  }

  @Test func whoLeavesWaitsNoLonger() async throws {
    let clock = TestClock()
    let feed = try feed(clock: clock)
    let answer = Task { try await feed.next() }
    while clock.sleepers < 1 { await Task.yield() }
    answer.cancel()
    #expect(try await answer.value == nil)
  }

  @Test func aFileGrowsAndStartsOverWhereItWasCut() async throws {
    let fixture = try PointFixture("1,2,a\n3,4")
    let file = try FileHandle(forWritingTo: URL(filePath: fixture.path))
    let feed = try PointFiles(neighbors: MockNeighborDataManager(), clock: passing)
      .follow(fixture.path, last: 9)
    #expect(try await feed.next()?.told == ["a 1.0,2.0"])
    try file.seekToEnd()
    try file.write(contentsOf: Data(",b\n".utf8))
    #expect(try await feed.next()?.told == ["a 1.0,2.0", "b 3.0,4.0"])
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data("5,6\n".utf8))
    #expect(try await feed.next()?.told.last == " 5.0,6.0")
    #expect(throws: DataError.self) { try fixture.files.follow("nowhere", last: 1) }
  }

  /// A part without a header has the columns of the one before.
  @Test(arguments: [true, false])
  func eachPartOfALogMayHaveTheHeader(isReplaced: Bool) async throws {
    let fixture = try PointFixture(
      "n,lon,lat\na,2,1\nb," + String(repeating: "4", count: 200))
    let feed = try PointFiles(neighbors: MockNeighborDataManager(), clock: passing)
      .follow(fixture.path, last: 9)
    var told = [try await feed.next()?.told.last]
    let parts = [
      "n,lon,lat\nc,6,5\n", "n,8,7\n", "lat,lon\n9,10\nx\n", "5,6\n", "\n{\"lat\":1,\"lon\":2}\n",
    ]
    for (index, part) in parts.enumerated() {
      // Each is shorter: else nobody sees that it was cut.
      let text = part + String(repeating: "\n", count: 100 - 20 * index)
      if isReplaced { try FileManager.default.removeItem(atPath: fixture.path) }
      try Data(text.utf8).write(to: URL(filePath: fixture.path))
      told.append(try await feed.next()?.told.last)
    }
    #expect(
      told == [" 1.0,2.0", " 5.0,6.0", " 7.0,8.0", " 9.0,10.0", " 5.0,6.0", " 1.0,2.0"])
    #expect(
      feed.latest.report == PointReport(read: 6, broken: 1, first: fixture.fault(3, 1)))
  }

  /// They are what they are without being followed.
  @Test(arguments: [
    ("a,b\n1,2\n", FileProblem.noColumns(["a", "b"])), ("\0\0\n\0", .notPoints),
    ("no\n\0\n", .notPoints),
  ])
  func columnsWithoutAPositionAndBytesThatAreNoTextAreRefused(
    text: String, problem: FileProblem
  ) throws {
    let fixture = try PointFixture(text)
    #expect(throws: DataError.malformed(path: fixture.path, reason: problem)) {
      try fixture.files.follow(fixture.path, last: 9)
    }
  }

  /// What can't come line by line would be waited for without end.
  @Test(arguments: [
    "{\"type\":\"FeatureCollection\",\n \"features\":[]}", "[{\"lat\":1}]", "\u{FEFF}<gpx>\n</gpx>",
    "{\"type\":\"FeatureCollection\",\"features\":[]}",
  ])
  func whatIsNotLinesIsRefused(_ text: String) throws {
    let fixture = try PointFixture(text)
    #expect(throws: DataError.malformed(path: fixture.path, reason: .notLines)) {
      try fixture.files.follow(fixture.path, last: 9)
    }
    #expect(throws: DataError.unreadable(path: "/", reason: .isFolder)) {
      try fixture.files.follow("/", last: 9)
    }
  }
}
