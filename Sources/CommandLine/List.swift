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
  ///
  /// Text is a presenter's scene; what is for programs is written from an interactor's answer.
  package func list(_ request: ListRequest, as form: ListForm) async -> ExitStatus {
    let query = request.query(pageSize: pageSize)
    switch form {
    case .text:
      return printed(
        await scene(of: request.catalog, query, request.isRefresh ? .retried : .appeared))
    case .json:
      return await answer(request, query, asJSON: true) { answer in
        printer.write(
          json(of: answer, in: request.catalog), then: answer.isNothing ? .nothingFound : .done)
      }
    case .rows(let format):
      return await answer(request, query, asJSON: false) { answer in
        if !answer.isNothing {
          return printer.write(
            answer.items.map { format.line(members(of: $0)) }.joined(), then: .done)
        }
        return printed(
          ListScene(
            answer, of: host.description(of: request.catalog), formats: formats, now: host.now
          ).withoutWarning)
      }
    }
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
    return recorder.scene ?? ListScene(of: host.description(of: id), query)
  }

  private func printed(_ scene: ListScene) -> ExitStatus {
    let page = scene.content.value
    if let status = failure(
      of: scene.warning ?? scene.content.error, hasContent: page != nil, age: page?.provenance,
      asJSON: false)
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
    // A message is one line, however wide.
    return printer.answer(
      shown.outcome, text: text(console.layout(console.size), hasFrame: hasFrame),
      nothing: text(AnswerPrinter.oneLine, hasFrame: false))
  }

  /// The rows that fit beside header, footer and the next prompt; 20 off a terminal.
  private var pageSize: Int {
    console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
  }

  /// Asks a list's interactor, says what failed, and has the last answer written.
  private func answer(
    _ request: ListRequest, _ query: ListQuery, asJSON: Bool,
    write: (ListAnswer) -> ExitStatus
  ) async -> ExitStatus {
    var query = query
    query.hasFacts = true
    let list = host.listInteractor(of: request.catalog, timeout: Delay.command)
    var answer: ListAnswer?
    var problem: DataError?
    for await step in list.load(query, request.isRefresh ? .always : .ifDue) {
      switch step.result {
      case .success(let found): answer = found
      case .failure(let error): problem = error
      }
    }
    if let status = failure(
      of: problem ?? answer?.favoritesError, hasContent: answer != nil, age: answer?.provenance,
      asJSON: asJSON)
    {
      return status
    }
    return answer.map(write) ?? .badData
  }

  private func json(of answer: ListAnswer, in catalog: CatalogID) -> JSONValue {
    let items = answer.items.map { JSONValue.object(members(of: $0)) }
    return .object(
      JSONValue.members([
        "catalog": .string(catalog.rawValue), "query": .string(answer.query.search),
        "total": .integer(answer.total), "alsoKnownTotal": .integer(answer.alsoKnownTotal),
        "offset": .integer(answer.query.offset),
      ]) + Self.members(of: answer.provenance)
        + JSONValue.members(
          answer.areGuesses
            ? ["items": .array([]), "suggestions": .array(items)] : ["items": .array(items)]))
  }

  private func members(of found: ListItem) -> [JSONValue.Member] {
    var members = item(
      found.reference, title: found.summary.title, isFavorite: found.isFavorite,
      facts: found.facts.filter { !$0.isOfDetailOnly })
    let details = found.summary.details(formats).filter { !$0.isEmpty }
    if !details.isEmpty {
      members += JSONValue.members(["subtitle": .string(details.joined(separator: " · "))])
    }
    if let name = found.matchedName {
      members += JSONValue.members(["matchedName": .string(name)])
    }
    return members
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
