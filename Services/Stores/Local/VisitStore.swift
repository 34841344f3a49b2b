package import Contracts
package import Domain
import Files
import Platform

/// The entities that were opened, in a text file: a line each time, oldest first. A line has the time,
/// the catalog, the id and the title, with tabs between them.
///
/// Other lines are skipped. Only its owner can read the file (0600). If it has grown, only the newest
/// lines are kept. Programs that run at once take turns.
package actor VisitStore: VisitsDataManager {
  /// How many lines are kept; a tenth more may be there.
  static let limit = 1_000

  /// The largest file that is read: one that is larger is not this program's.
  private static let longest = 1 << 20

  private let path: String?
  private let typedLines: String?
  private let catalogs: [CatalogID]
  private let warn: @Sendable (DataError) -> Void
  private var visits: [Visit]?
  private var hasWarned = false

  /// - Parameters:
  ///   - path: `nil` if there is no place for the file: then it is known as long as the program runs.
  ///   - typedLines: a file of what was typed, which is forgotten with it.
  ///   - catalogs: those that are offered.
  ///   - warn: told once why nothing can be kept.
  package init(
    path: String?, typedLines: String? = nil, catalogs: [CatalogID],
    warn: @escaping @Sendable (DataError) -> Void
  ) {
    self.path = path
    self.typedLines = typedLines
    self.catalogs = catalogs
    self.warn = warn
  }

  package func all() -> [Visit] {
    guard let path else { return visits ?? [] }
    do throws(FileProblem) {
      visits = Self.visits(try lines(), catalogs)
    } catch {
      visits = visits ?? []
      warnOnce(.unreadable(path: path, reason: error))
    }
    return visits ?? []
  }

  package func known() -> [Visit] { visits ?? all() }

  package func add(_ reference: Reference, title: String, at time: Int) {
    let line = Self.line(reference, title, time)
    guard let path else {
      visits = Self.merged([Visit(reference: reference, title: title, last: time)] + (visits ?? []))
      return
    }
    do throws(DataError) {
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try PrivateFolder.create(folder)
      try FolderLock.hold(folder) { () throws(DataError) in
        var lines: [ArraySlice<UInt8>]
        do throws(FileProblem) {
          lines = try self.lines()
        } catch .tooLarge {
          lines = []
        } catch {
          throw .unreadable(path: path, reason: error)
        }
        lines.append(ArraySlice(line.utf8))
        visits = Self.visits(lines, catalogs)
        try write(lines, to: path)
      }
    } catch {
      visits = Self.merged([Visit(reference: reference, title: title, last: time)] + (visits ?? []))
      warnOnce(error)
    }
  }

  package func clear() throws(DataError) {
    visits = []
    for path in [path, typedLines].compactMap(\.self) {
      // If the path is a link, the file that it names is removed.
      let file = (try? FileStatus.resolved(path)) ?? path
      do throws(Errno) {
        try FileSystem.remove(file)
      } catch {
        guard error == .noSuchFileOrDirectory else {
          throw .unwritable(path: path, reason: FileProblem(error))
        }
      }
    }
  }

  private func lines() throws(FileProblem) -> [ArraySlice<UInt8>] {
    guard let path, try FileStatus.of(path) != nil else { return [] }
    return try FileReader.bytes(of: path, limit: Self.longest)
      .split(separator: UInt8(ascii: "\n"))
  }

  /// A few hundred lines are written anew in one step: neither a kill nor a full disk leaves half a
  /// file.
  private func write(
    _ lines: [ArraySlice<UInt8>], to path: String
  ) throws(DataError) {
    let kept = lines.count > Self.limit + Self.limit / 10 ? lines.suffix(Self.limit) : lines[...]
    let bytes = kept.flatMap { $0 + [UInt8(ascii: "\n")] }
    try FileWriter.write([Document(path, bytes)], replacing: true)
  }

  private func warnOnce(_ error: DataError) {
    guard !hasWarned else { return }
    hasWarned = true
    warn(error)
  }

  private static func line(_ reference: Reference, _ title: String, _ time: Int) -> String {
    let fields = [String(time), reference.catalog.rawValue, reference.id, title]
    return fields.map { $0.replacing(#/\s+/#, with: " ") }.joined(separator: "\t")
  }

  /// Reads lines, the newest first, each entity once.
  private static func visits(_ lines: [ArraySlice<UInt8>], _ catalogs: [CatalogID]) -> [Visit] {
    merged(lines.reversed().compactMap { visit($0, catalogs) })
  }

  private static func visit(_ line: ArraySlice<UInt8>, _ catalogs: [CatalogID]) -> Visit? {
    let fields = String(decoding: line, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, let time = Int(fields[0]), time >= 0, time < 1 << 40,
      let catalog = catalogs.named(fields[1]), !fields[2].isEmpty,
      !fields[2].utf8.contains(0), !fields[3].isEmpty
    else { return nil }
    return Visit(reference: Reference(catalog, fields[2]), title: fields[3], last: time)
  }

  private static func merged(_ visits: [Visit]) -> [Visit] {
    var merged: [Visit] = []
    var places: [Reference: Int] = [:]
    for visit in visits {
      if let place = places[visit.reference] {
        merged[place].count += visit.count
      } else {
        places[visit.reference] = merged.count
        merged.append(visit)
      }
    }
    return merged
  }
}
