import CommandLine
import Components
import Contracts
import DetailFeature
import Domain
import FavoritesFeature
import Geo
import JSON
import ListFeature
import Localization
import MapFeature
import PlaceNames
import Session
import Terminal
import TextUI
import Trace

/// The program as the session sees it: its screens, its network, its files and its words.
extension Composition: SessionHost {
  var vocabulary: Vocabulary { .offered }

  var canShowUnicode: Bool { setup.canShowUnicode }

  func commandsByKind() -> [KindCommands] { Self.commandsByKind(strings) }

  static func commandsByKind(_ strings: Strings) -> [KindCommands] {
    [
      (.inAList, ListAssembly.commands(strings).map { _ in () }),
      (.inADetail, DetailAssembly.commands(strings).map { _ in () }),
      (.onAMap, MapAssembly.commands(strings).map { _ in () }),
      (
        .inTheFavorites,
        FavoritesAssembly.commands(strings, catalogs: Catalogs.known).map { _ in () }
      ),
    ]
  }

  var isOffline: Bool { services.connectivity.status.isOffline }

  func watchNetwork(_ tell: @MainActor (_ isOffline: Bool) async -> Void) async {
    for await status in services.connectivity.changes() { await tell(status.isOffline) }
  }

  func switchOff(_ isOff: Bool) { services.connectivity.switchOff(isOff) }

  func clearHistory() async -> DataError? {
    await Result(of: services.visits.clear).error
  }

  func visitCount() async -> Int { await services.visits.all().count }

  var now: Int { services.clock() }

  func switchLog(_ isOn: Bool) -> String? {
    setup.log?.turn(on: isOn)
    return setup.log?.path
  }

  func saveTrace(to path: String, replacing: Bool) async throws(DataError) -> [String] {
    guard let trace = tracer.log.last else { return [] }
    let files = TraceFiles.files(trace, at: path)
    // The path `x` becomes `x.mmd` and `x.json`. If `x` is a folder, nobody wants these two beside
    // it.
    if await services.documents.isFolder(path) {
      throw .unwritable(path: path, reason: .isFolder)
    }
    try await services.documents.write(files, replacing: replacing)
    return files.map(\.path)
  }

  func about(width: Int?) -> [Line] { AboutText.lines(strings, width: width) }

  func position(of text: String) async -> TypedPosition {
    let text = PlaceKind.parted(text).text
    do throws(DataError) {
      if let reading = PositionReader.read(text) {
        switch try await services.position(reading) {
        case .success(let position): return .found(position)
        case .failure(let problem): return .refused(strings.message(for: problem), .usage)
        }
      }
      if let place = try await services.place(called: text) {
        return .found(ReadPosition(place.coordinate))
      }
    } catch {
      return .refused(strings.message(for: error), ExitStatus(error))
    }
    let message = strings("No place is called “{0}”.", text.shortened())
    let offer = strings.offer(await services.places(near: text))
    return .refused(
      [message, offer].compactMap(\.self).joined(separator: " "), .nothingFound)
  }

  func isPath(_ text: String) -> Bool { PointPath.typed(text) != nil }

  func plot(_ text: String) async -> PlottedPoints {
    do throws(DataError) {
      let paths = PointPath.typed(text) ?? [text]
      // The title of the map names files as they were typed, and several as in a shell.
      let names = paths.count == 1 ? text : paths.joined(separator: ", ")
      services.plotted[names] = (
        try await services.points.points(in: paths, columns: nil), PointLook()
      )
      return .read(.points(names))
    } catch {
      return .refused(strings.message(for: error), ExitStatus(error))
    }
  }

  func entity(called name: String) async -> NamedEntity {
    var page = ListPage()
    do throws(DataError) {
      if !Fold.bytes(name).isEmpty {
        page = try await everything.page(.typed(search: name, pageSize: FoundNames.mostLooked))
      }
      if let best = page.called.first?.best { return .found(best) }
      if let error = page.partialError { throw error }
    } catch {
      return .refused(strings.message(for: error), ExitStatus(error))
    }
    let message = strings(
      CatalogDescription.everything.words.nothingFound, name.shortened())
    let offer = strings.offer(FoundNames.offers(page.rows.map(\.offer)))
    return .refused([message, offer].compactMap(\.self).joined(separator: " "), .nothingFound)
  }

  func unstoredCatalogs() async -> [CatalogID] {
    func isHeld(_ catalog: some CatalogModule) async -> Bool {
      (try? await catalog.source.local.page(CatalogQuery(pageSize: 0)).isCached) ?? true
    }
    var unstored: [CatalogID] = []
    // A catalog without a service says by itself what to do.
    for description in services.catalogs.everything.descriptions
    where description.words.nothingHeld == nil {
      if await !isHeld(services.catalogs[description.id]) { unstored.append(description.id) }
    }
    return unstored
  }

  func hasMap(_ catalog: CatalogID) -> Bool { type(of: services.catalogs[catalog]).map != .none }

  /// Says which place is near a position, or which places of the kind that the line asks for.
  func answer(at position: Coordinate, asked line: String) async -> PositionAnswer {
    if let kind = PlaceKind.parted(line).kind {
      do throws(DataError) {
        let places = try await services.positions.places(KindRequest(kind), near: position)
        let text = KindText(kind: kind, position: position, places: places)
        if let reason = text.refusal(strings, isInShell: false) {
          return .refused(reason, .nothingFound)
        }
        return .lines(text.lines(strings))
      } catch {
        return .refused(strings.message(for: error), ExitStatus(error))
      }
    }
    guard let place = await services.positions.place(nearestTo: position) else {
      return .lines([Line(strings("There are no cities."))])
    }
    let elevation = await services.positions.elevation(of: position, near: place)
    return .lines(
      LocatedText(place: place, position: position, elevation: elevation, now: now).lines(strings))
  }

  /// Returns the lines of `status`: the terminal, the favorites, the network and the log.
  func status(of console: any Console) async -> [Line] {
    let terminal =
      console.isInteractive
      ? "\(console.size.columns) × \(console.size.rows)" : strings("none (plain text)")
    let favorites = await strings.answer { () async throws(DataError) in
      let count = try await services.favorites.all().count
      let path = setup.favoritesPath ?? strings("nowhere (no home folder)")
      return strings("{0}, kept in {1}", formats.number(count), path)
    }
    let network: Words =
      switch services.connectivity.status {
      case .online: Words("used")
      case .offline: Words("no connection; it is tried again by itself")
      case .switchedOff: Words("not used (offline on)")
      }
    let log = setup.log.flatMap { $0.isOn ? $0.path : nil }
    let rows: [(Words, String)] = [
      (Words("Terminal"), terminal), (Words("Favorites"), favorites),
      (Words("Network"), strings[network]),
      (Words("Debug log"), log ?? strings("off")),
    ]
    return rows.map { Line(strings[$0] + strings.colon + $1) }
  }
}

/// The files that `trace save FILE` writes: the ending says which one, and without a known ending
/// there are both.
enum TraceFiles {
  /// Returns the files with their contents.
  ///
  /// - `x.mmd`, `x.mermaid`: the sequence diagram.
  /// - `x.json`: the JSON.
  /// - `x`: `x.mmd` and `x.json`.
  /// - `x/`, `.`: a folder. It is returned as it is, so that writing it fails; a file in it would
  ///   be hidden.
  static func files(_ trace: ScreenTrace, at path: String) -> [Document] {
    func diagram(_ path: String) -> Document {
      Document(path, Array(TraceDiagram.text(trace).utf8))
    }
    func json(_ path: String) -> Document {
      Document(path, Array((JSONWriter.text(Self.json(trace)) + "\n").utf8))
    }
    if path.hasSuffix(".mmd") || path.hasSuffix(".mermaid") { return [diagram(path)] }
    if path.hasSuffix(".json") { return [json(path)] }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(name) { return [diagram(path)] }
    return [diagram(path + ".mmd"), json(path + ".json")]
  }

  private static func json(_ trace: ScreenTrace) -> JSONNode {
    [
      "screen": .string(trace.title), "dropped": .integer(trace.dropped),
      "calls": .array(trace.entries.map(json)),
    ]
  }

  /// Returns a call as JSON.
  ///
  /// Times are in microseconds; `began` counts from the moment when the program began to trace.
  private static func json(_ entry: TraceEntry) -> JSONNode {
    [
      "number": .integer(entry.number), "parent": .integer(entry.parent),
      "kind": .string(entry.kind.rawValue), "from": .string(entry.from.name),
      "to": .string(entry.to.name), "message": .string(entry.message),
      "outcome": .string(entry.outcome), "failed": .bool(entry.isFailure),
      "beganMicroseconds": .integer(entry.began.wholeMicroseconds),
      "tookMicroseconds": .integer(entry.took?.wholeMicroseconds), "ended": .integer(entry.ended),
    ]
  }
}
