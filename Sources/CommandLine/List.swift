import Catalog
package import Components
import Domain
import ListFeature
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo list CATALOG`.
  package func list(_ request: ListRequest, as form: ListForm) async -> ExitStatus {
    let event: ListEvent = request.isRefresh ? .retried : .appeared
    return await answer(
      await scene(of: request.catalog, request.query(pageSize: pageSize), event), as: form)
  }

  /// Asks a catalog's list one question; the last scene tells all.
  ///
  /// - Parameter timeout: how long it may take; nil is as long as it takes.
  func scene(
    of id: CatalogID, _ query: ListQuery, _ event: ListEvent, timeout: Duration? = Delay.command
  ) async -> ListScene {
    let recorder = SceneRecorder<ListScene>()
    await host.list(of: id, query, timeout: timeout, view: recorder).handle(event)
    // A presenter shows a scene for each event.
    return recorder.scene ?? ListScene(catalog: host.description(of: id), query: query)
  }

  private func answer(_ scene: ListScene, as form: ListForm) async -> ExitStatus {
    let page = scene.content.value
    if let status = failure(
      of: scene.warning ?? scene.content.error, hasContent: page != nil, age: page?.provenance,
      asJSON: form == .json)
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
        return printer.answer(
          shown.outcome, text: [], json: try await json(of: shown))
      case .rows(let format) where shown.outcome.status == .done:
        let lines = try await items(of: shown.content.value?.rows ?? [])
          .map(format.line)
        return printer.write(lines.joined(), then: .done)
      case .rows, .text:
        // A message is one line, however wide.
        return printer.answer(
          shown.outcome, text: text(console.layout(console.size), hasFrame: hasFrame),
          nothing: text(AnswerPrinter.oneLine, hasFrame: false))
      }
    } catch {
      return printer.fail(error, asJSON: form == .json)
    }
  }

  /// The rows that fit beside header, footer and the next prompt; 20 off a terminal.
  private var pageSize: Int {
    console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
  }

  private func json(of scene: ListScene) async throws(DataError) -> JSONValue {
    let page = scene.content.value
    let items = try await items(of: page?.rows ?? []).map(JSONValue.object)
    let areGuesses = page?.areGuesses ?? false
    return .object(
      JSONValue.members([
        "catalog": .string(scene.catalog.id.rawValue), "query": .string(scene.query.search),
        "total": .integer(page?.total ?? 0),
        "alsoKnownTotal": .integer(page?.alsoKnownTotal ?? 0),
        "offset": .integer(scene.query.offset),
      ]) + Self.members(of: page?.provenance ?? .embedded)
        + JSONValue.members(
          areGuesses
            ? ["items": .array([]), "suggestions": .array(items)] : ["items": .array(items)]))
  }

  private func items(of rows: [ListRow]) async throws(DataError) -> [[JSONValue.Member]] {
    var items: [[JSONValue.Member]] = []
    for row in rows {
      var members = item(
        row.reference, title: row.title, isFavorite: row.isFavorite,
        facts: try await host.facts(of: row.reference))
      let details = row.details.filter { !$0.isEmpty }
      if !details.isEmpty {
        members += JSONValue.members(["subtitle": .string(details.joined(separator: " · "))])
      }
      if let name = row.matchedName {
        members += JSONValue.members(["matchedName": .string(name)])
      }
      items.append(members)
    }
    return items
  }

  /// How good an answer is, and how old.
  static func members(of provenance: Provenance) -> [JSONValue.Member] {
    JSONValue.members([
      "state": .string(provenance.state.rawValue),
      "fetchedAt": provenance.fetchedAt.map { .string(MomentText.iso($0)) } ?? .null,
    ])
  }

  /// The members every item has: its id, title, and whether it is a favorite.
  func item(
    _ reference: Reference, title: String, isFavorite: Bool, facts: [Fact]
  ) -> [JSONValue.Member] {
    JSONValue.members([
      "id": .string(reference.id), "title": .string(title), "favorite": .bool(isFavorite),
    ]) + facts.flatMap { $0.json(formats) }
  }
}
