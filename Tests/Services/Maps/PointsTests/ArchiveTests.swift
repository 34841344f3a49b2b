import CZlib
import Compression
import Contracts
import Domain
import TestSupport
import Testing

@testable import Points

/// Files that are packed.
@Suite struct ArchiveTests {
  private static let kml =
    "<kml><Placemark><name>p</name><Point><coordinates>2,1</coordinates></Point></Placemark></kml>"

  @Test func gzipIsUnpacked() async throws {
    let fixture = try PointFixture(gzip("lat,lon\n1,2\n") + gzip("3,4\n"))
    #expect(try await fixture.points().told == [" 1.0,2.0", " 3.0,4.0"])
    #expect(try await fixture.located().lines.count == 4)
  }

  @Test func whatEndsTooEarlyIsSaid() async throws {
    let rows = (0..<20_000).map { "\($0 % 90),\($0 % 180)\n" }.joined()
    let set = try await PointFixture(Array(gzip(rows).dropLast(200))).points()
    #expect(set.report.cut?.kind == .packedCut)
    #expect(set.told.count > 1000)
  }

  @Test func aKMZHasItsKML() async throws {
    let fixture = try PointFixture(
      ZIPFixture.archive([("doc.kml", Self.kml, 0), ("files/icon.png", "\u{1}\0\0", 0)]))
    let set = try await fixture.points()
    #expect(set.told == ["p 1.0,2.0"])
    #expect(set.report.told == ["withoutPositions(\"files/icon.png\") 1"])
    #expect(try await fixture.located().lines[1].hasPrefix("1,2,p,"))
  }

  @Test func allFilesOfAnArchiveAreRead() async throws {
    let fixture = try PointFixture(
      ZIPFixture.archive([
        ("a.csv", "lat,lon,name,x\n1,2,a,9\n", 0),
        ("b/b.gpx", "<gpx><wpt lat='3' lon='4'/></gpx>", 0),
        ("__MACOSX/a.csv", "junk", 0), ("readme.txt", "Hello there\n", 0),
      ]))
    let set = try await fixture.points()
    #expect(set.told == ["a 1.0,2.0", " 3.0,4.0"])
    #expect(set.report.told == ["withoutPositions(\"readme.txt\") 1"])
    let (lines, _) = try await fixture.located()
    #expect(lines[0].hasPrefix("latitude,longitude,name,x,"))
    #expect([lines[1].hasPrefix("1,2,a,9,"), lines[2].hasPrefix("3,4,,,")] == [true, true])
  }

  @Test func oneTableKeepsItsRows() async throws {
    let fixture = try PointFixture(ZIPFixture.archive([("a.csv", "lat;lon\n1;2\n", 0)]))
    #expect(try await fixture.located().lines[0].hasPrefix("lat;lon;place"))
  }

  @Test func encryptedAndNestedFilesAreNamed() async throws {
    let inner = ZIPFixture.archive([("a.csv", "lat,lon\n1,2\n", 0)])
    let fixture = try PointFixture(
      ZIPFixture.archive(bytes: [
        ("in.zip", inner, 0), ("secret.csv", Array("xx".utf8), 1),
        ("b.csv", Array("lat,lon\n3,4\n".utf8), 0),
      ]))
    let set = try await fixture.points()
    #expect(set.told == [" 3.0,4.0"])
    #expect(set.report.told.sorted() == ["encrypted(\"secret.csv\") 1", "nested(\"in.zip\") 1"])
    let locked = try PointFixture(ZIPFixture.archive([("s.csv", "x", 1)]))
    await #expect(throws: DataError.malformed(path: locked.path, reason: .encrypted("s.csv"))) {
      try await locked.points()
    }
  }

  @Test func brokenAndEmptyArchivesAreRefused() async throws {
    let whole = ZIPFixture.archive([("a.csv", "lat,lon\n1,2\n", 0)])
    let broken = try PointFixture(Array(whole.dropLast(30)))
    await #expect(throws: DataError.malformed(path: broken.path, reason: .brokenArchive)) {
      try await broken.points()
    }
    let empty = try PointFixture(ZIPFixture.archive([("a.txt", "Hello", 0)]))
    await #expect(
      throws: DataError.malformed(path: empty.path, reason: .holdsNoPositions(.archive))
    ) {
      try await empty.points()
    }
    let many = try PointFixture(
      ZIPFixture.archive((0...ZIPArchive.mostEntries).map { ("\($0)", "", 0) }))
    let limit = FileProblem.tooManyFiles(limit: ZIPArchive.mostEntries)
    await #expect(throws: DataError.malformed(path: many.path, reason: limit)) {
      try await many.points()
    }
  }

  private func gzip(_ text: String) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit2_(&stream, 6, Z_DEFLATED, 15 + 16, 8, 0, ZLIB_VERSION, size) == Z_OK else {
      return []
    }
    defer { deflateEnd(&stream) }
    var (input, output) = (Array(text.utf8), [UInt8](repeating: 0, count: text.utf8.count + 1000))
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        deflate(&stream, Z_FINISH)
      }
    }
    return Array(output.dropLast(Int(stream.avail_out)))
  }
}
