import Catalog
import Domain
import ListFeature
import Localization
import Terminal
import TextUI
import Viper

extension Program {
  /// `catalejo list CATALOG`.
  package func list(_ request: ListRequest, asJSON: Bool) async -> ExitStatus {
    guard let services = services(asJSON: asJSON) else { return .badData }
    let query = ListQuery(
      search: request.search,
      filters: request.filters.map { Filter(key: $0.key, value: $0.value) },
      sort: request.sort, favoritesOnly: request.favoritesOnly, offset: request.offset,
      pageSize: request.limit ?? pageSize, staysInRange: false)
    let recorder = SceneRecorder<ListScene>()
    switch request.catalog {
    case .cities:
      let presenter = ListAssembly.presenter(
        services.cities, favorites: services.favorites, query: query, view: recorder,
        formats: formats, clock: services.clock)
      await presenter.handle(.appeared)
    }
    guard var scene = recorder.scene else { return .badData }
    if case .unstarred(let error)? = scene.notice {
      scene.notice = nil
      warn(of: error)
    }
    let shown = scene
    func text(_ size: Size) -> [Line] {
      ListView.text(shown, size: size, strings: strings, isInteractive: false)
    }
    let json: JSONValue?
    do throws(DataError) {
      json = asJSON ? try await self.json(of: shown, services) : nil
    } catch {
      return fail(error, asJSON: true)
    }
    // A message is one line, however wide; the first line is the header.
    return answer(
      shown.outcome, text: text(console.size), nothing: Array(text(Self.oneLine).dropFirst()),
      json: json)
  }

  /// The rows that fit beside header, footer and the next prompt; 20 off a terminal.
  private var pageSize: Int {
    console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
  }

  private func json(
    of scene: ListScene, _ services: Services
  ) async throws(DataError) -> JSONValue {
    let page = scene.content.value
    var items: [JSONValue] = []
    for row in page?.rows ?? [] {
      var members = Self.item(
        row.reference, title: row.title, isFavorite: row.isFavorite,
        facts: try await services.facts(of: row.reference))
      if let name = row.matchedName {
        members.append(JSONValue.Member(name: "matchedName", value: .string(name)))
      }
      items.append(.object(members))
    }
    return .object([
      "catalog": .string(scene.catalog.rawValue), "query": .string(scene.query.search),
      "total": .integer(page?.total ?? 0), "alsoKnownTotal": .integer(page?.alsoKnownTotal ?? 0),
      "offset": .integer(scene.query.offset), "state": "embedded", "fetchedAt": .null,
      "items": .array(items),
    ])
  }
}
