import Components
import Contracts
import Domain
import JSON
import ListFeature
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo list CATALOG`.
  func list(_ request: ListRequest) async -> ExitStatus {
    var query = request.query
    if !request.hasLimit {
      // On a terminal the rows fill the window beside the header, the footer and the next prompt.
      // Elsewhere there are 20.
      query.pageSize = console.description.outputIsTerminal ? max(1, console.size.rows - 4) : 20
    }
    // Programs count on one order.
    query.naming = strings.language == .english ? .none : .ofPage
    if !printer.asJSON, request.format == nil { query.language = strings.language }
    query.hasFacts = printer.asJSON || request.format != nil
    let (found, status) = await answer(
      to: query, in: request.catalog, request.isRefresh ? .always : .ifDue)
    if let status { return status }
    guard let answer = found else { return .badData }
    if printer.asJSON {
      return printer.write(
        json(of: answer, in: request.catalog), then: answer.isNothing ? .nothingFound : .done)
    }
    if let format = request.format, !answer.isNothing {
      return printer.write(
        answer.rows.map { format.line(members(of: $0)) }.joined(), then: .done)
    }
    return printed(scene(of: answer, in: request.catalog))
  }

  /// Asks a catalog for rows, and says what is wrong with the answer.
  ///
  /// - Returns: the answer, and an exit status if the answer is of no use.
  func answer(
    to query: CatalogQuery, in catalog: CatalogID, _ policy: CachePolicy
  ) async -> (ListPage?, ExitStatus?) {
    let (found, problem) = await ask(catalog, query, policy, timeout: Delay.command)
    if let count = found?.unreadable, count > 0 {
      let text = strings(
        "{0} row of the stored list can't be read; refresh fetches it again.",
        plural: "{0} rows of the stored list can't be read; refresh fetches them again.",
        of: count, String(count))
      console.printMessage(Line(text, .notice))
    }
    if let found {
      warnOfNames(missingIn: found, in: catalog)
      let unjudged = strings.unjudged(found, of: host.module(of: catalog).description)
      // On a terminal the line below the rows says it.
      if let unjudged, printer.asJSON || !console.description.outputIsTerminal, !found.isNothing {
        console.printMessage(Line(unjudged + ".", .notice))
      }
    }
    let status = failure(
      of: problem ?? found?.partialError, hasContent: found != nil, age: found?.provenance)
    return (found, status)
  }

  /// Says in one line that some entries have no name in the user's language yet, so that a search
  /// may have missed them.
  private func warnOfNames(missingIn answer: ListPage, in catalog: CatalogID) {
    guard let names = answer.missingNames else { return }
    let message = strings.missingNames(
      formats.number(names.held), of: formats.number(names.total),
      command: "catalejo refresh \(catalog.rawValue)", isRefreshed: answer.isRefreshed)
    console.printMessage(Line(message, .notice))
  }

  /// Asks a catalog's list one question.
  ///
  /// - Parameter timeout: the longest time for the answer; `nil` sets no limit.
  /// - Returns: the last answer, and the reason why there is no better one.
  private func ask(
    _ catalog: CatalogID, _ query: CatalogQuery, _ policy: CachePolicy, timeout: Duration?
  ) async -> (answer: ListPage?, problem: DataError?) {
    var last: ListPage?
    var problem: DataError?
    for await step in host.list(of: catalog, timeout: timeout).load(query, policy) {
      switch step {
      case .cached(let found), .final(let found): last = found
      case .failed(let error): problem = error
      }
    }
    return (last, problem)
  }

  /// Prints rows for people.
  private func printed(_ scene: ListScene) -> ExitStatus {
    // Header and footer help people. Programs that count or split lines get the rows alone.
    let hasFrame = console.description.outputIsTerminal || console.isPlain
    return printer.answer(
      scene.outcome, text: text(of: scene, console.layout(console.size), hasFrame: hasFrame),
      nothing: message(of: scene))
  }

  /// Says why a list has no rows.
  func message(ofNothing answer: ListPage, in catalog: CatalogID) -> [Line] {
    message(of: scene(of: answer, in: catalog))
  }

  private func scene(of answer: ListPage, in catalog: CatalogID) -> ListScene {
    ListScene(
      answer, of: host.module(of: catalog).description, formats: formats, now: host.now
    ).withoutWarning
  }

  /// Returns a message, which is one line however wide.
  private func message(of scene: ListScene) -> [Line] {
    text(of: scene, AnswerPrinter.oneLine, hasFrame: false)
  }

  private func text(of scene: ListScene, _ size: Size, hasFrame: Bool) -> [Line] {
    ListView.text(scene, size: size, strings: strings, isInteractive: false, hasFrame: hasFrame)
  }

  private func json(of answer: ListPage, in catalog: CatalogID) -> JSONNode {
    let items = JSONNode.array(answer.rows.map { .object(members(of: $0)) })
    let found: [JSONNode.Member] =
      answer.areSuggestions
      ? [.init("items", .array([])), .init("suggestions", items)] : [.init("items", items)]
    return .object(
      [
        .init("catalog", .string(catalog.rawValue)), .init("query", .string(answer.query.search)),
        .init("total", .integer(answer.total)),
        .init("alsoKnownTotal", .integer(answer.alternateTotal)),
        .init("offset", .integer(answer.query.offset)),
      ] + .provenance(answer.provenance) + found)
  }

  func members(of found: ListRow) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = .item(
      found.reference, title: found.summary.title, isFavorite: found.isFavorite,
      facts: found.facts.filter { !$0.isOfDetailOnly }, formats)
    let details = found.summary.details(below: found.summary.title, formats).map(\.text)
      .filter { !$0.isEmpty }
    if !details.isEmpty {
      members.append(.init("subtitle", .string(details.joined(separator: " · "))))
    }
    if let name = found.matchedName { members.append(.init("matchedName", .string(name))) }
    return members
  }
}

extension Commands {
  /// Runs `catalejo refresh CATALOG...`: asks each service, however fresh the stored data are.
  ///
  /// If a catalog fails, the others are still fetched, unless their time is over. The status is
  /// that of the first failure. Data that can't be stored count as a failure: they were fetched for
  /// nothing.
  func refresh(_ catalogs: [CatalogID]) async -> ExitStatus {
    var status = ExitStatus.done
    var left = Delay.command
    var all = CatalogQuery.typed(pageSize: 0)
    all.naming = strings.language == .english ? .none : .ofPage
    for catalog in catalogs {
      let description = host.module(of: catalog).description
      let isTimed = !description.holding.isReplaceable
      let start = ContinuousClock.now
      let (answer, problem) = await ask(
        catalog, all, .always, timeout: isTimed ? left : nil)
      if isTimed { left -= start.duration(to: .now) }
      let outcome = say(answer, problem, of: description)
      if let answer { warnOfNames(missingIn: answer, in: catalog) }
      if status == .done { status = outcome }
    }
    return status
  }

  /// Runs `catalejo refresh cities --embedded`, and the same for any other catalog that is part of
  /// the program.
  func restoreEmbedded() async -> ExitStatus {
    do throws(DataError) {
      try await host.restorePlaces()
    } catch {
      return printer.fail(error)
    }
    return say(
      strings(
        "The cities are those of the program again: {0}.", formats.number(host.placeCount())))
  }

  private func say(
    _ answer: ListPage?, _ problem: DataError?, of catalog: CatalogDescription
  ) -> ExitStatus {
    let name = strings.name(of: catalog.id)
    if let problem {
      let message = strings.message(for: problem, isHeld: answer != nil)
      return printer.fail(name + strings.colon + message, ExitStatus(problem))
    }
    let count = formats.number(answer?.total ?? 0)
    let fetched = strings[catalog.words.fetched]
    if let skipped = answer?.skipped, skipped > 0 {
      return say(
        strings(
          "{0}: {1}, {2}; {3} row could not be used and was left out.",
          plural: "{0}: {1}, {2}; {3} rows could not be used and were left out.",
          of: skipped, name, count, fetched, formats.number(skipped)))
    }
    if let nothingHeld = catalog.words.nothingHeld {
      let isHeld = answer?.isCached ?? false
      return isHeld
        ? say(
          strings(
            "{0}: {1}; catalejo {2} refresh fetches newer ones.", name, count, catalog.id.rawValue))
        : printer.fail(strings.nothingHeld(nothingHeld, isInShell: true), .nothingFound)
    }
    guard !catalog.services.isEmpty else {
      return say(strings("{0}: {1}, part of the program; there is nothing to fetch.", name, count))
    }
    return say(strings("{0}: {1}, {2}.", name, count, fetched))
  }

  private func say(_ text: String) -> ExitStatus { printer.write([Line(text)]) }
}
