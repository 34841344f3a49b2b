package import Contracts
package import Domain
import Files

/// GeoNames' server of dumps (download.geonames.org/export), or another one with the same files.
package struct GeoNamesServer: PlaceDumpDataManager {
  package static let service = RemoteService(
    "geonames", name: Words(name: "GeoNames"), address: "https://download.geonames.org/export/")

  package var service: RemoteService { Self.service }

  private let http: any DownloadDataManager
  private let folder: String?

  /// - Parameter folder: the folder that files are fetched into, which is made if it is not there; `nil` if
  ///   there is no place for one.
  package init(http: any DownloadDataManager, folder: String?) {
    self.http = http
    self.folder = folder
  }

  package func fetch(
    _ dumps: [(name: String, validators: FileValidators)], progress: any ProgressReporting
  ) async throws(DataError) -> FetchedDumps {
    guard let folder else { throw .unwritable(path: ArchiveLayout.fileName, reason: .noHome) }
    try PrivateFolder.create(folder)
    var fetching = Fetching(http: http, folder: folder, progress: progress.ofTask())
    for (name, validators) in dumps { try await fetching.fetch(name, unless: validators) }
    // If none of several is there, the address is wrong rather than all of them missing.
    let fetched = fetching.fetched
    if fetched.dumps.isEmpty, fetched.unchanged.isEmpty, !fetched.missing.isEmpty {
      throw .service(Self.service, .status(404))
    }
    return try await fetching.withCodes()
  }
}

/// The files that were fetched so far.
private struct Fetching {
  let http: any DownloadDataManager
  let folder: String
  let progress: any ProgressReporting
  private(set) var fetched = FetchedDumps()

  typealias Content = PlaceDump.File.Content

  private enum Answer {
    case new(PlaceDump.File, Validators)
    case unchanged, missing
  }

  init(http: any DownloadDataManager, folder: String, progress: any ProgressReporting) {
    self.http = http
    self.folder = folder
    self.progress = progress
  }

  /// Returns the files of a dump on the server; places come first.
  private static func files(of name: String) -> [(path: [String], content: Content)] {
    let isEverything = name == PlaceDump.everything
    let file = isEverything ? "allCountries.zip" : "\(name).zip"
    return [
      (["dump", file], .places),
      (
        isEverything ? ["dump", "alternateNamesV2.zip"] : ["dump", "alternatenames", file],
        .alternateNames
      ),
      (["zip", file], .postalCodes),
    ]
  }

  /// Fetches the files of a dump, if one of them changed or is new.
  mutating func fetch(_ name: String, unless held: FileValidators) async throws(DataError) {
    var dump = PlaceDump(name: name, files: [])
    var unchanged: [(path: [String], content: Content)] = []
    var missing: [FetchedDumps.Missing] = []
    for (path, content) in Self.files(of: name) {
      switch try await answer(path, content, unless: held[content] ?? Validators()) {
      case .new(let file, let validators): dump.add(file, validators)
      case .unchanged: unchanged.append((path, content))
      case .missing:
        missing.append(.init(dump: name, content: content))
        // A dump without places is none.
        guard content != .places else {
          fetched.missing += missing
          return
        }
      }
    }
    guard !dump.files.isEmpty else {
      fetched.unchanged.append(name)
      return
    }
    for (path, content) in unchanged {
      if case .new(let file, let validators) = try await answer(path, content) {
        dump.add(file, validators)
      }
    }
    fetched.dumps.append(dump)
    fetched.missing += missing
  }

  /// Fetches the names of kinds, regions and districts, which are the same for all dumps.
  mutating func withCodes() async throws(DataError) -> FetchedDumps {
    guard let first = fetched.dumps.first else { return fetched }
    for (path, content) in [
      ("featureCodes_en.txt", Content.features), ("admin1CodesASCII.txt", .regions),
      ("admin2Codes.txt", .districts),
    ] {
      switch try await answer(["dump", path], content) {
      case .new(let file, _): fetched.dumps[0].files.append(file)
      case .unchanged: break
      case .missing: fetched.missing.append(.init(dump: first.name, content: content))
      }
    }
    return fetched
  }

  /// Asks for a file.
  private mutating func answer(
    _ path: [String], _ content: Content, unless validators: Validators = Validators()
  ) async throws(DataError) -> Answer {
    do throws(DataError) {
      return try await file(path, content, unless: validators)
    } catch .service(GeoNamesServer.service, .status(404)) {
      return .missing
    } catch {
      throw error
    }
  }

  private mutating func file(
    _ path: [String], _ content: Content, unless validators: Validators
  ) async throws(DataError) -> Answer {
    let service = GeoNamesServer.service
    let arriving = try ArrivingFile(in: folder) { [progress] done, total in
      progress.report(FetchProgress(service, .bytes, done: done, total: total))
    }
    let endpoint = Endpoint(service, path, limits: .dump, accept: "*/*")
    guard
      case .whole(let validators) = try await http.download(
        endpoint, to: arriving, unless: validators)
    else { return .unchanged }
    let name = path.last ?? ""
    try check(arriving, name)
    fetched.names[arriving.path] = path.drop { $0 == "dump" }.joined(separator: "/")
    fetched.files.append(arriving)
    return .new(PlaceDump.File(arriving.path, content), validators)
  }

  /// Fails for a page for people: a login, or a proxy's message.
  private func check(_ file: ArrivingFile, _ name: String) throws(DataError) {
    let start = file.start(2)
    let isRight =
      name.hasSuffix(".zip") ? start == Array("PK".utf8) : start.first != UInt8(ascii: "<")
    guard isRight else { throw .service(GeoNamesServer.service, .notJSON) }
  }
}

extension PlaceDump {
  fileprivate mutating func add(_ file: File, _ validators: Validators) {
    files.append(file)
    self.validators[file.content] = validators
  }
}
