import Catalog
import Components
import Domain
import ListFeature
import Localization
import Terminal
import TextUI
import Trace
import Viper

extension Program {
  /// `catalejo list CATALOG`.
  package func list(_ request: ListRequest, as form: ListForm) async -> ExitStatus {
    await running(asJSON: form == .json) { services in
      let scene = await scene(
        of: request.catalog, request.query(pageSize: pageSize),
        request.isRefresh ? .retried : .appeared, services)
      return await answer(scene, services, as: form)
    }
  }

  /// Asks a catalog's list one question; the last scene tells all.
  ///
  /// - Parameter patience: how long it may take; nil is as long as it takes.
  func scene(
    of id: CatalogID, _ query: ListQuery, _ event: ListEvent, _ services: Services,
    patience: Duration? = Delay.command
  ) async -> ListScene {
    func ask<Catalog: CatalogModule>(_ catalog: Catalog) async -> ListScene {
      let recorder = SceneRecorder<ListScene>()
      var source = catalog.source
      source.patience = patience
      tracer?.open(.list(id, search: nil))
      let presenter = ListAssembly.presenter(
        Catalog(source: source), favorites: services.favorites,
        query: query, view: recorder,
        formats: formats, clock: services.clock, wiring: tracer?.list ?? Wiring())
      await presenter.handle(event)
      return recorder.scene ?? ListScene(catalog: Catalog.description, query: query)
    }
    return await ask(services.catalogs[id])
  }

  private func answer(
    _ scene: ListScene, _ services: Services, as form: ListForm
  ) async -> ExitStatus {
    let page = scene.content.value
    if let status = failure(
      of: scene.warning ?? scene.content.error, hasContent: page != nil, age: page?.provenance,
      services: services, asJSON: form == .json)
    {
      return status
    }
    var shown = scene.withoutWarning
    // What failed was said; what is held is the answer.
    if let page { shown.content = .success(page) }
    // What is around the rows is for who reads them, and in the way of who counts or parts them.
    let hasFrame = console.description.outputIsTerminal || console.isPlain
    func text(_ size: Size, hasFrame: Bool) -> [Line] {
      ListView.text(
        shown, size: size, strings: strings, isInteractive: false, hasFrame: hasFrame)
    }
    do throws(DataError) {
      switch form {
      case .json:
        return self.answer(
          shown.outcome, text: [], json: try await json(of: shown, services))
      case .rows(let format) where shown.outcome.status == .done:
        let lines = try await items(of: shown.content.value?.rows ?? [], services)
          .map(format.line)
        return write(lines.joined(), then: .done)
      case .rows, .text:
        // A message is one line, however wide.
        return self.answer(
          shown.outcome, text: text(console.layout(console.size), hasFrame: hasFrame),
          nothing: text(Self.oneLine, hasFrame: false))
      }
    } catch {
      return fail(error, asJSON: form == .json)
    }
  }

  /// The rows that fit beside header, footer and the next prompt; 20 off a terminal.
  private var pageSize: Int {
    console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
  }

  private func json(
    of scene: ListScene, _ services: Services
  ) async throws(DataError) -> JSONValue {
    let page = scene.content.value
    let items = try await items(of: page?.rows ?? [], services).map(JSONValue.object)
    let areGuesses = page?.areGuesses ?? false
    let (state, fetchedAt) = Self.members(of: page?.provenance ?? .embedded)
    return .object(
      [
        .init(name: "catalog", value: .string(scene.catalog.id.rawValue)),
        .init(name: "query", value: .string(scene.query.search)),
        .init(name: "total", value: .integer(page?.total ?? 0)),
        .init(name: "alsoKnownTotal", value: .integer(page?.alsoKnownTotal ?? 0)),
        .init(name: "offset", value: .integer(scene.query.offset)),
        .init(name: "state", value: state), .init(name: "fetchedAt", value: fetchedAt),
        .init(name: "items", value: .array(areGuesses ? [] : items)),
      ] + (areGuesses ? [.init(name: "suggestions", value: .array(items))] : []))
  }

  private func items(
    of rows: [ListRow], _ services: Services
  ) async throws(DataError) -> [[JSONValue.Member]] {
    var items: [[JSONValue.Member]] = []
    for row in rows {
      var members = item(
        row.reference, title: row.title, isFavorite: row.isFavorite,
        facts: try await services.facts(of: row.reference))
      let details = row.details.filter { !$0.isEmpty }
      if !details.isEmpty {
        let subtitle = details.joined(separator: " · ")
        members.append(JSONValue.Member(name: "subtitle", value: .string(subtitle)))
      }
      if let name = row.matchedName {
        members.append(JSONValue.Member(name: "matchedName", value: .string(name)))
      }
      items.append(members)
    }
    return items
  }

  /// The values of `state` and `fetchedAt`.
  static func members(of provenance: Provenance) -> (state: JSONValue, fetchedAt: JSONValue) {
    (
      .string(provenance.state.rawValue),
      provenance.fetchedAt.map { .string(MomentText.iso($0)) } ?? .null
    )
  }
}
