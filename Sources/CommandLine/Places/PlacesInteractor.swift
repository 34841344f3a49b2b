package import Contracts
package import Domain
import Localization

/// The request of `catalejo places`, and of the same words in a session.
package enum PlacesRequest: Hashable, Sendable {
  case list
  /// Codes or names of countries, "all", and files, in the words of the line.
  case add([String])
  case remove([String])
  case refresh
}

/// Adds GeoNames' dumps to the file of places, and takes them out again.
package struct PlacesInteractor: Sendable {
  private let archive: any PlaceArchiveDataManager
  private let builder: any PlaceArchiveBuilding
  private let server: any PlaceDumpDataManager
  private let file: @Sendable (String) -> String?

  /// - Parameter file: returns the path of the thing that a word names, a file or not; `nil` if there is
  ///   nothing.
  package init(
    archive: any PlaceArchiveDataManager, builder: any PlaceArchiveBuilding,
    server: any PlaceDumpDataManager, file: @escaping @Sendable (String) -> String?
  ) {
    self.archive = archive
    self.builder = builder
    self.server = server
    self.file = file
  }

  /// Does what a request asks for.
  ///
  /// - Parameter progress: hears how far fetching and building are.
  package func answer(
    _ request: PlacesRequest, progress: any ProgressReporting
  ) async throws(PlacesProblem) -> PlacesAnswer {
    // Time is told from the first report on.
    let progress = TimedProgress(progress.ofTask())
    do {
      switch request {
      case .list: return .held(try await archive.state())
      case .add(let words): return .added(try await add(words, progress))
      case .remove(let words): return .removed(try await remove(words))
      case .refresh: return .added(try await refresh(progress))
      }
    } catch let problem as PlacesProblem {
      throw Task.isCancelled ? .stopped : problem
    } catch let error as DataError {
      throw Task.isCancelled ? .stopped : .failed(error)
    } catch {
      throw .stopped
    }
  }

  // MARK: - Adding

  private func add(_ words: [String], _ progress: TimedProgress) async throws -> PlacesChange {
    let named = try named(words)
    try await builder.checkIsFree()
    var files: [PlaceDump] = []
    if !named.files.isEmpty { files = try await dumps(of: named.files) }
    var fetched = FetchedDumps()
    if !named.dumps.isEmpty {
      fetched = try await server.fetch(
        named.dumps.map { ($0, [:]) }, progress: progress)
    }
    return try await build(files, fetched, progress)
  }

  /// Asks the server for what changed since it was added.
  private func refresh(_ progress: TimedProgress) async throws -> PlacesChange {
    let held = try await held()
    let served = held.filter(Self.isServed)
    var fetched = FetchedDumps()
    if !served.isEmpty {
      try await builder.checkIsFree()
      fetched = try await server.fetch(
        served.map { ($0.name, $0.validators) }, progress: progress)
    }
    var change = PlacesChange(unchanged: fetched.unchanged, missing: fetched.missing)
    if !fetched.dumps.isEmpty { change = try await build([], fetched, progress) }
    change.ownFiles = held.filter { !Self.isServed($0) }.map(\.name)
    return change
  }

  /// Whether a dump came from the server.
  ///
  /// A file of the user's may have the name of a country, but it has no validators; those of a server's file
  /// may be empty.
  private static func isServed(_ dump: HeldDump) -> Bool {
    isOfServer(dump.name) && dump.validators[.places] != nil
  }

  /// Whether a name is that of one of the server's dumps.
  private static func isOfServer(_ name: String) -> Bool {
    name == PlaceDump.everything || name.count == 2 && CountryLookup.code(for: name) == name
  }

  private func build(
    _ files: [PlaceDump], _ fetched: FetchedDumps, _ progress: TimedProgress
  ) async throws -> PlacesChange {
    let dumps = files + fetched.dumps
    var change = PlacesChange(unchanged: fetched.unchanged, missing: fetched.missing)
    // A file that can't be read is replaced, and the report says so.
    let before = (try? await archive.state().dumps.map(\.name)) ?? []
    do throws(DataError) {
      change.report = try await builder.add(dumps) { [service = server.service] in
        progress.report($0, of: service)
      }
    } catch {
      throw error.named { fetched.name(of: $0) }
    }
    guard !Task.isCancelled else { throw PlacesProblem.stopped }
    if let first = change.report.first {
      change.report.first = .init(
        path: fetched.name(of: first.path), line: first.line, fault: first.fault)
    }
    let names = Set(dumps.map(\.name))
    let held = try await archive.state().dumps
    change.held = held.filter { names.contains($0.name) }
    // If nothing of the old file could be taken over, the report says that.
    if change.report.lost == nil {
      change.replaced = before.filter { name in !held.contains { $0.name == name } }
    }
    return change
  }

  // MARK: - Files

  /// Returns the dumps that files make: one for each file of places, with the files of the same name beside
  /// it.
  ///
  /// Names of kinds, regions and districts go to all dumps, other names of places to the first: the file
  /// takes those of every place in it.
  private func dumps(of paths: [String]) async throws -> [PlaceDump] {
    var contents: [(path: String, content: PlaceDump.File.Content)] = []
    for path in paths { contents.append((path, try await builder.content(of: path))) }
    var dumps: [(name: String, files: [PlaceDump.File])] = []
    func add(_ path: String, _ content: PlaceDump.File.Content, orAs other: String) {
      let index = dumps.firstIndex { $0.name == Self.name(ofFile: path) }
      if let index {
        dumps[index].files.append(.init(path, content))
      } else {
        dumps.append((other, [.init(path, content)]))
      }
    }
    for (path, content) in contents where content == .places {
      add(path, content, orAs: Self.name(ofFile: path))
    }
    for (path, content) in contents where content == .postalCodes {
      // They do not replace the places of a country.
      let name = Self.name(ofFile: path)
      add(path, content, orAs: Self.isOfServer(name) ? name + "-postal" : name)
    }
    guard !dumps.isEmpty else { throw PlacesProblem.noPlaces(paths[0]) }
    for (path, content) in contents where content != .places && content != .postalCodes {
      dumps[0].files.append(.init(path, content))
    }
    return dumps.map { PlaceDump(name: $0.name, files: $0.files) }
  }

  /// Returns the name of a file without its ending; that of a country is its code.
  static func name(ofFile path: String) -> String {
    var name = path.split(separator: "/").last ?? path[...]
    for ending in [".zip", ".txt"] where name.count > ending.count {
      if name.lowercased().hasSuffix(ending) { name.removeLast(ending.count) }
    }
    if name.lowercased() == "allcountries" { return PlaceDump.everything }
    // A file of any rows may be called so, and does not take the place of all others.
    if name.lowercased() == PlaceDump.everything { return "\(name)-file" }
    return name.count == 2 && CountryLookup.code(for: String(name)) == name.uppercased()
      ? name.uppercased() : String(name)
  }

  // MARK: - Words

  /// Tells countries from files.
  ///
  /// The longest run of words that names a country, or a file, counts: nobody quotes in a session. A word that
  /// looks like a path is a file; else a country goes before one.
  func named(_ words: [String]) throws(PlacesProblem) -> (dumps: [String], files: [String]) {
    var (dumps, files): ([String], [String]) = ([], [])
    var rest = words[...]
    while let first = rest.first {
      let runs = Self.runs(from: rest)
      if Self.meansEverything(first) {
        dumps.append(PlaceDump.everything)
        rest = rest.dropFirst()
      } else if let (count, code) = runs.firstMapped({ Self.country(in: $0) }) {
        if !dumps.contains(code) { dumps.append(code) }
        rest = rest.dropFirst(count)
      } else if let (count, path) = runs.firstMapped(file) {
        files.append(path)
        rest = rest.dropFirst(count)
      } else if Self.isPath(first) {
        throw .failed(.unreadable(path: first, reason: .missing))
      } else {
        throw .unknownWord(first)
      }
    }
    // The whole Earth has every country.
    return (dumps.contains(PlaceDump.everything) ? [PlaceDump.everything] : dumps, files)
  }

  /// Returns the runs of words that a line begins with, the longest first, with their numbers of words.
  private static func runs(from words: ArraySlice<String>) -> [(Int, String)] {
    (1...words.count).reversed().map { ($0, words.prefix($0).joined(separator: " ")) }
  }

  private static func meansEverything(_ word: String) -> Bool {
    let word = word.lowercased()
    return word == PlaceDump.everything
      || Language.others.contains { Strings($0).argument(PlaceDump.everything) == word }
  }

  private static func country(in text: String) -> String? {
    isPath(text) ? nil : CountryLookup.code(for: text)
  }

  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.lowercased().hasSuffix(".txt") || text.lowercased().hasSuffix(".zip")
  }

  // MARK: - What is held

  /// Returns the dumps of a file that can be searched and has some.
  private func held() async throws -> [HeldDump] {
    let state = try await archive.state()
    if let problem = state.problem { throw PlacesProblem.unusable(problem) }
    guard !state.dumps.isEmpty else { throw PlacesProblem.nothingHeld }
    return state.dumps
  }

  private func remove(_ words: [String]) async throws -> [HeldDump] {
    let held = try await held()
    let names = held.map(\.name)
    var removed: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let runs = Self.runs(from: rest)
      let found = runs.firstMapped { text in
        names.first { $0 == text } ?? names.first { $0.lowercased() == text.lowercased() }
          ?? CountryLookup.code(for: text).flatMap { names.contains($0) ? $0 : nil }
      }
      guard let (count, name) = found else {
        throw PlacesProblem.unknownName(first, known: names)
      }
      removed.append(name)
      rest = rest.dropFirst(count)
    }
    try await builder.remove(removed)
    return held.filter { removed.contains($0.name) }
  }
}

extension [(Int, String)] {
  /// Returns the first number whose text a function knows, with its answer.
  fileprivate func firstMapped(_ known: (String) -> String?) -> (count: Int, answer: String)? {
    for (count, text) in self { if let answer = known(text) { return (count, answer) } }
    return nil
  }
}

extension DataError {
  /// Returns the same error with another name for its file.
  fileprivate func named(_ name: (String) -> String) -> DataError {
    switch self {
    case .unreadable(let path, let reason): .unreadable(path: name(path), reason: reason)
    case .malformed(let path, let reason): .malformed(path: name(path), reason: reason)
    default: self
    }
  }
}
