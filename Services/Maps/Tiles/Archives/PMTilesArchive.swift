package import Contracts
package import Domain
package import Geo
import JSON
import Synchronization

/// A PMTiles archive of version 3, in a file or on a server.
///
/// It reads the header and the root directory with the first use, in one read. A tile takes one read
/// more for each directory below the root, and one for its bytes; directories are remembered.
package final class PMTilesArchive: TileDataManager {
  /// The parts that are read once.
  private struct Opened {
    let header: PMTilesHeader
    let root: PMTilesDirectory
  }

  /// The most directories below the root that are remembered; each has some hundred kilobytes.
  private static let mostLeaves = 32

  private let source: any ByteRangeSource
  private let opened = Mutex<Opened?>(nil)
  /// Directories below the root by their offset, those used last at the end.
  private let leaves = Mutex<[(offset: Int, directory: PMTilesDirectory)]>([])

  package init(_ source: any ByteRangeSource) { self.source = source }

  package func tileSet() async throws(DataError) -> TileSet? {
    let header = try await open().header
    let attribution = try await metadata(header)?["attribution"]?.string ?? ""
    return TileSet(
      source: source.name, zooms: header.zooms, bounds: header.bounds,
      attribution: MarkupText.plain(attribution))
  }

  package func tile(_ id: TileID) async throws(DataError) -> TileData? {
    guard let range = try await range(of: id) else { return nil }
    let isPlain = try await open().header.tileCompression == .none
    let limit = isPlain ? PackedBytes.limit : PackedBytes.packedLimit
    return TileData(try await bytes(range, "a tile", limit: limit))
  }

  /// Finds the bytes of a tile; `nil` if the archive does not have it.
  func range(of id: TileID) async throws(DataError) -> Range<Int>? {
    let opened = try await open()
    let number = id.hilbertNumber
    var directory = opened.root
    for _ in 0...PMTilesDirectory.deepest {
      guard let entry = directory.entry(of: number) else { return nil }
      let section = entry.run > 0 ? opened.header.tiles : opened.header.leaves
      let (offset, isOver) = UInt64(section.lowerBound).addingReportingOverflow(entry.offset)
      guard !isOver, let range = Range(offset, count: UInt64(entry.length)) else {
        throw problem(.damaged(detail: "a directory names places that no file has"))
      }
      if entry.run > 0 { return range }
      directory = try await leaf(range, opened.header)
    }
    throw problem(.damaged(detail: "directories lead in a circle"))
  }

  // MARK: - Reading

  private func open() async throws(DataError) -> Opened {
    if let opened = opened.withLock({ $0 }) { return opened }
    let start = try await source.bytes(0..<PMTilesHeader.startLength)
    let header = try checked { () throws(TileProblem) in try PMTilesHeader(start) }
    let packed =
      header.root.upperBound <= start.count
      ? Array(start[header.root]) : try await bytes(header.root, "the root directory")
    let root = try directory(packed, header)
    guard !root.entries.isEmpty else { throw problem(.empty) }
    let opened = Opened(header: header, root: root)
    self.opened.withLock { $0 = opened }
    return opened
  }

  private func leaf(
    _ range: Range<Int>, _ header: PMTilesHeader
  ) async throws(DataError) -> PMTilesDirectory {
    let known = leaves.withLock { leaves -> PMTilesDirectory? in
      guard let index = leaves.firstIndex(where: { $0.offset == range.lowerBound }) else {
        return nil
      }
      leaves.append(leaves.remove(at: index))
      return leaves.last?.directory
    }
    if let known { return known }
    let read = try directory(try await bytes(range, "a directory"), header)
    leaves.withLock { leaves in
      if leaves.count >= Self.mostLeaves { leaves.removeFirst() }
      leaves.append((range.lowerBound, read))
    }
    return read
  }

  private func directory(
    _ packed: [UInt8], _ header: PMTilesHeader
  ) throws(DataError) -> PMTilesDirectory {
    try checked { () throws(TileProblem) in
      try PMTilesDirectory(try Self.unpacked(packed, header.directoryCompression))
    }
  }

  /// The description of the archive; `nil` if it has none that can be read, which is no loss.
  private func metadata(_ header: PMTilesHeader) async throws(DataError) -> JSONNode? {
    guard !header.metadata.isEmpty, header.metadata.count <= PMTilesDirectory.limit else {
      return nil
    }
    let packed = try await source.bytes(header.metadata)
    let text = try? Self.unpacked(packed, header.directoryCompression)
    return text.flatMap { JSONReader.node($0[...]) }
  }

  private static func unpacked(
    _ packed: [UInt8], _ compression: PMTilesHeader.Compression
  ) throws(TileProblem) -> [UInt8] {
    guard
      compression == .gzip
        || compression == .unknown && packed.starts(with: [0x1F, 0x8B])
    else { return packed }
    let (bytes, problem) = try PackedBytes.unpacked(packed, limit: PMTilesDirectory.limit)
    if let problem { throw problem }
    return bytes
  }

  /// Reads all bytes of a range of the file, which states it.
  private func bytes(
    _ range: Range<Int>, _ what: String, limit: Int = PackedBytes.packedLimit
  ) async throws(DataError) -> [UInt8] {
    guard range.count <= limit else { throw problem(.tooLarge(limit: limit)) }
    let bytes = try await source.bytes(range)
    guard bytes.count == range.count else {
      throw problem(.damaged(detail: "\(what) ends too early"))
    }
    return bytes
  }

  private func problem(_ problem: TileProblem) -> DataError {
    .tiles(source: source.name, problem)
  }

  private func checked<Value>(
    _ body: () throws(TileProblem) -> Value
  ) throws(DataError) -> Value {
    do throws(TileProblem) {
      return try body()
    } catch {
      throw problem(error)
    }
  }
}
