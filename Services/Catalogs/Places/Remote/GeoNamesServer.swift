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
    _ dumps: [(name: String, validators: Validators)], progress: any ProgressReporting
  ) async throws(DataError) -> FetchedDumps {
    guard let folder else { throw .unwritable(path: ArchiveLayout.fileName, reason: .noHome) }
    try PrivateFolder.create(folder)
    var fetching = Fetching(http: http, folder: folder, progress: progress.ofTask())
    var files: [(name: String, files: [PlaceDump.File], validators: Validators)] = []
    for (name, validators) in dumps {
      guard let places = try await fetching.places(of: name, unless: validators) else { continue }
      files.append((name, [places.file] + (try await fetching.others(of: name)), places.validators))
    }
    // If none of several is there, the address is wrong rather than all of them missing.
    if files.isEmpty, fetching.fetched.unchanged.isEmpty, !fetching.fetched.missing.isEmpty {
      throw .service(Self.service, .status(404))
    }
    // The codes are the same for all dumps.
    if let first = files.first { files[0].files += try await fetching.codes(for: first.name) }
    fetching.fetched.dumps = files.map {
      PlaceDump(name: $0.name, files: $0.files, validators: $0.validators)
    }
    return fetching.fetched
  }
}

/// The files that were fetched so far.
private struct Fetching {
  let http: any DownloadDataManager
  let folder: String
  let progress: any ProgressReporting
  var fetched = FetchedDumps()

  typealias Content = PlaceDump.File.Content

  private func isEverything(_ name: String) -> Bool { name == PlaceDump.everything }

  /// Returns the file of a dump's places; `nil` if it did not change, or if the server has none.
  mutating func places(
    of name: String, unless validators: Validators
  ) async throws(DataError) -> (file: PlaceDump.File, validators: Validators)? {
    let path = ["dump", isEverything(name) ? "allCountries.zip" : "\(name).zip"]
    do throws(DataError) {
      if let answer = try await file(path, .places, unless: validators) { return answer }
      fetched.unchanged.append(name)
    } catch .service(GeoNamesServer.service, .status(404)) {
      fetched.missing.append(.init(dump: name, content: .places))
    } catch {
      throw error
    }
    return nil
  }

  /// Returns the other names and the postal codes, as far as there are any.
  mutating func others(of name: String) async throws(DataError) -> [PlaceDump.File] {
    let all = isEverything(name)
    return try await existing(
      [
        (
          all ? ["dump", "alternateNamesV2.zip"] : ["dump", "alternatenames", "\(name).zip"],
          .alternateNames
        ),
        (["zip", all ? "allCountries.zip" : "\(name).zip"], .postalCodes),
      ], of: name)
  }

  /// Returns the names of kinds, regions and districts.
  mutating func codes(for name: String) async throws(DataError) -> [PlaceDump.File] {
    try await existing(
      [
        (["dump", "featureCodes_en.txt"], .features), (["dump", "admin1CodesASCII.txt"], .regions),
        (["dump", "admin2Codes.txt"], .districts),
      ], of: name)
  }

  /// Fetches files as far as the server has them.
  private mutating func existing(
    _ files: [(path: [String], content: Content)], of dump: String
  ) async throws(DataError) -> [PlaceDump.File] {
    var found: [PlaceDump.File] = []
    for (path, content) in files {
      do throws(DataError) {
        if let answer = try await file(path, content, unless: Validators()) {
          found.append(answer.file)
        }
      } catch .service(GeoNamesServer.service, .status(404)) {
        fetched.missing.append(.init(dump: dump, content: content))
      } catch {
        throw error
      }
    }
    return found
  }

  private mutating func file(
    _ path: [String], _ content: Content, unless validators: Validators
  ) async throws(DataError) -> (file: PlaceDump.File, validators: Validators)? {
    let service = GeoNamesServer.service
    let arriving = try ArrivingFile(in: folder) { [progress] done, total in
      progress.report(FetchProgress(service, .bytes, done: done, total: total))
    }
    let endpoint = Endpoint(service, path, limits: .dump, accept: "*/*")
    guard
      case .whole(let validators) = try await http.download(
        endpoint, to: arriving, unless: validators)
    else { return nil }
    let name = path.last ?? ""
    try check(arriving, name)
    fetched.names[arriving.path] = path.drop { $0 == "dump" }.joined(separator: "/")
    fetched.files.append(arriving)
    return (PlaceDump.File(arriving.path, content), validators)
  }

  /// Fails for a page for people: a login, or a proxy's message.
  private func check(_ file: ArrivingFile, _ name: String) throws(DataError) {
    let start = file.start(2)
    let isRight =
      name.hasSuffix(".zip") ? start == Array("PK".utf8) : start.first != UInt8(ascii: "<")
    guard isRight else { throw .service(GeoNamesServer.service, .notJSON) }
  }
}
