import Catalog
import Components
import Domain
import ListFeature
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo list CATALOG`.
  ///
  /// Text is made from a presenter's scene, output for programs from an interactor's answer.
  func list(_ request: ListRequest) async -> ExitStatus {
    var query = request.query
    if !request.hasLimit {
      // As many rows as fit beside header, footer and the next prompt; 20 off a terminal.
      query.pageSize = console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
    }
    guard printer.asJSON || request.format != nil else {
      return printed(
        await scene(of: request.catalog, query, request.isRefresh ? .retried : .appeared))
    }
    query.hasFacts = true
    return await answer(query, of: request)
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
      of: scene.warning ?? scene.content.error, hasContent: page != nil, age: page?.provenance)
    {
      return status
    }
    var shown = scene.withoutWarning
    // The failure was printed; the cached rows are the answer.
    if let page { shown.content = .success(page) }
    // Header and footer help people; programs that count or split lines get the rows alone.
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

  /// Asks a list's interactor, says what failed, and writes the last answer for programs.
  private func answer(_ query: ListQuery, of request: ListRequest) async -> ExitStatus {
    let list = host.listInteractor(of: request.catalog, timeout: Delay.command)
    var last: ListAnswer?
    var problem: DataError?
    for await step in list.load(query, request.isRefresh ? .always : .ifDue) {
      switch step.result {
      case .success(let found): last = found
      case .failure(let error): problem = error
      }
    }
    if let status = failure(
      of: problem ?? last?.favoritesError, hasContent: last != nil, age: last?.provenance)
    {
      return status
    }
    guard let answer = last else { return .badData }
    guard let format = request.format else {
      return printer.write(
        json(of: answer, in: request.catalog), then: answer.isNothing ? .nothingFound : .done)
    }
    guard answer.isNothing else {
      return printer.write(
        answer.items.map { format.line(members(of: $0)) }.joined(), then: .done)
    }
    return printed(
      ListScene(
        answer, of: host.description(of: request.catalog), formats: formats, now: host.now
      ).withoutWarning)
  }

  private func json(of answer: ListAnswer, in catalog: CatalogID) -> JSONValue {
    let items = JSONValue.array(answer.items.map { .object(members(of: $0)) })
    let found: [JSONValue.Member] =
      answer.areSuggestions
      ? [("items", .array([])), ("suggestions", items)] : [("items", items)]
    return .object(
      [
        ("catalog", .string(catalog.rawValue)), ("query", .string(answer.query.search)),
        ("total", .integer(answer.total)), ("alsoKnownTotal", .integer(answer.alternateTotal)),
        ("offset", .integer(answer.query.offset)),
      ] + .provenance(answer.provenance) + found)
  }

  private func members(of found: ListItem) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = .item(
      found.reference, title: found.summary.title, isFavorite: found.isFavorite,
      facts: found.facts.filter { !$0.isOfDetailOnly }, formats)
    let details = found.summary.details(formats).filter { !$0.isEmpty }
    if !details.isEmpty {
      members.append(("subtitle", .string(details.joined(separator: " · "))))
    }
    if let name = found.matchedName { members.append(("matchedName", .string(name))) }
    return members
  }
}

extension Commands {
  /// `catalejo refresh CATALOG...`: each service is asked, whatever is held.
  ///
  /// A catalog that fails does not keep the others from being fetched, unless they are out of time;
  /// the status is that of the first failure. What can't be stored was fetched for nothing.
  func refresh(_ catalogs: [CatalogID]) async -> ExitStatus {
    var status = ExitStatus.done
    var left = Delay.command
    for catalog in catalogs {
      let isTimed = !host.description(of: catalog).holding.isReplaceable
      let start = ContinuousClock.now
      let scene = await scene(
        of: catalog, ListQuery(pageSize: 0), .retried, timeout: isTimed ? left : nil)
      if isTimed { left -= start.duration(to: .now) }
      let outcome = say(scene)
      if status == .done { status = outcome }
    }
    return status
  }

  /// `catalejo refresh cities --embedded`, and of whatever else is part of the program.
  func restoreEmbedded() async -> ExitStatus {
    do throws(DataError) {
      try await host.restorePlaces()
    } catch {
      return printer.fail(error)
    }
    return say(SessionText.restored, formats.number(host.placeCount()))
  }

  private func say(_ scene: ListScene) -> ExitStatus {
    let name = strings.name(of: scene.catalog.id)
    let page = scene.content.value
    if let error = scene.content.error {
      let message = strings.message(for: error, isHeld: page != nil)
      return printer.fail(strings(SessionText.notRefreshed, name, message), ExitStatus(error))
    }
    let count = page?.countText ?? "0"
    if case .skipped(let skipped)? = scene.notice {
      return say(.refreshedSkipped, name, count, formats.number(skipped))
    }
    return say(scene.catalog.services.isEmpty ? .notFetched : .refreshed, name, count)
  }

  private func say(_ text: SessionText, _ words: String...) -> ExitStatus {
    printer.write([Line(strings.text(of: text, words))])
  }
}
