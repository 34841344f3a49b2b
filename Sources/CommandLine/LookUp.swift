import Components
import Contracts
import DetailFeature
import Domain
import Geo
import ListFeature
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

/// Looks up names that stand in place of a command, or of an id.
extension Commands {
  /// Runs `catalejo NAME`: prints the most important facts of the entry with this name, as far as
  /// they are stored.
  func lookUp(_ words: [String]) async -> ExitStatus {
    let name = words.joined(separator: " ")
    if let reading = PositionReader.read(name) { return await lookUp(reading) }
    let answer: ListPage
    switch await everything(called: name) {
    case .found(let page): answer = page
    case .failed(let status): return status
    }
    guard let best = answer.called.first?.best else {
      if host.isOfSession(words[0]), host.catalogs.map(\.id).named(words[0].lowercased()) == nil {
        AnswerPrinter.refuse(
          strings(
            "“{0}” is a command of a session: type catalejo, and then the line.", words[0]),
          asJSON: printer.asJSON)
        return .usage
      }
      // In "lima per" the first word is a name, so it is no mistyped command.
      let isNamed = words.count > 1 ? await isName(words[0]) : false
      return await refuse(name, meant: isNamed ? [] : meant(by: words), near: answer)
    }
    sayOthers(answer.called)
    let detail = await scene(of: best, .appeared)
    guard let content = detail.content.value else {
      return printer.fail(detail.content.error ?? .notFound(best))
    }
    guard !printer.asJSON else { return printer.write(json(of: detail), then: .done) }
    let isArea = host.module(of: best.catalog).map == .ofOutline
    let map = await mapLines(of: .entity(best), isArea: isArea)
    return printer.page((map.isEmpty ? [] : map + [Line()]) + text(of: detail.glance(content)))
  }

  /// Resolves a name in place of an id, and says on standard error which entry was taken.
  ///
  /// An id goes before a name.
  func resolved(_ reference: Reference) async -> Reference {
    guard let found = await host.names.meant(by: reference) else { return reference }
    console.printMessage(Line("\(found.title) (\(found.best.id))", .notice))
    return found.best
  }

  /// Says what failed.
  ///
  /// If no entry has the name, it says which names are near.
  func fail(_ error: DataError) async -> ExitStatus {
    if case .notFound(let reference) = error,
      let words = host.module(of: reference.catalog).description.words.nothingHeld,
      await !host.names.isHeld(reference.catalog)
    {
      return printer.fail(strings.nothingHeld(words, isInShell: true), ExitStatus(error))
    }
    guard case .notFound(let reference) = error, UInt32(reference.id) == nil,
      let offer = strings.offer(await host.names.near(reference.id, in: reference.catalog))
    else { return printer.fail(error) }
    return printer.fail(
      strings.messageInShell(for: error) + " " + offer, ExitStatus(error))
  }

  /// Returns the commands that a mistyped line may mean, as they are typed.
  private func meant(by words: [String]) -> [String] {
    let first = words[0].lowercased()
    guard let catalog = host.catalogs.map(\.id).named(first) else {
      // The version is asked for by an option; in some programs a command tells it.
      let version = "version"
      let names = CommandUsage.names + [version]
      let begun = names.filter { first.count > 2 && $0.hasPrefix(first) }
      let meant = begun.isEmpty ? Suggestions.nearest(to: Fold.fold(first), among: names) : begun
      return meant.map { $0 == version ? "--\(version)" : $0 }
    }
    let name = words.dropFirst().joined(separator: " ")
    return [
      name.isEmpty ? "list \(catalog.rawValue)" : "detail \(catalog.rawValue) \(Self.quoted(name))"
    ]
  }

  /// Returns what a session's search of everything has first; nothing for an empty name, which would find
  /// all there is.
  ///
  /// A catalog that can't be read is told. If no other one has an entry of that name, that is a failure:
  /// nobody knows then whether anything is called so.
  func everything(called name: String) async -> LookedUp<ListPage> {
    guard !Fold.bytes(name).isEmpty else { return .found(ListPage()) }
    do throws(DataError) {
      let page = try await host.everything().page(
        .typed(search: name, pageSize: FoundNames.mostLooked))
      guard let error = page.partialError else { return .found(page) }
      if page.called.isEmpty { throw error }
      console.printMessage(Line(strings.messageInShell(for: error), .notice))
      return .found(page)
    } catch {
      return .failed(printer.fail(error))
    }
  }

  /// Returns whether anything that can be read is called so.
  private func isName(_ name: String) async -> Bool {
    let query = CatalogQuery.typed(search: name, pageSize: 1)
    return (try? await host.everything().page(query))?.called.isEmpty == false
  }

  private func refuse(_ name: String, meant: [String], near: ListPage) async -> ExitStatus {
    var names = meant.map { "catalejo " + $0 }
    if names.isEmpty { names = FoundNames.offers(near.rows.map(\.offer)) }
    AnswerPrinter.refuse(
      strings(
        "“{0}” is no command, and nothing stored here is called so.",
        name.shortened()) + " "
        + (strings.offer(names) ?? strings("catalejo --help lists the commands.")),
      asJSON: printer.asJSON)
    return .usage
  }

  /// Says in one line which other entries have the name, and how to see them.
  func sayOthers(_ found: [FoundNames]) {
    let others = found.enumerated().compactMap { index, names -> String? in
      let catalog = names.best.catalog
      let count = index == 0 ? names.count - 1 : names.count
      guard count > 0 else { return nil }
      if index > 0, count == 1 {
        return
          "\(names.title) (catalejo detail \(catalog.rawValue) \(Self.quoted(names.best.id)))"
      }
      return strings(
        "{0} in {1} (catalejo list {2} --search {3})", formats.number(count),
        strings.name(of: catalog), catalog.rawValue,
        Self.quoted(names.search)
          + (host.module(of: catalog).description.search.relevance.map { " --sort \($0)" } ?? ""))
    }
    guard !others.isEmpty else { return }
    console.printMessage(
      Line(strings("Others: {0}", others.joined(separator: " · ")), .notice))
  }

  /// The rows that the most important facts of a country take, and those of a map of it that is worth
  /// a look: in fewer, Brazil is as small as on a map of the world.
  private static let (factRows, areaRows) = (14, 20)

  /// Returns a map of a place in half of the terminal's rows; empty if the subject has no place.
  ///
  /// - Parameter isArea: whether it is a country, whose map takes the rows that its facts leave.
  func mapLines(
    of subject: MapSubject, _ request: MapRequest = MapRequest(), isArea: Bool = false
  ) async -> [Line] {
    let all = console.size.rows
    let rows =
      isArea
      ? min(max(Self.areaRows, all - Self.factRows), max(8, all - 1), 30) : min(max(8, all / 2), 20)
    let size = Size(columns: console.size.columns, rows: rows)
    guard
      let map = try? await scene(of: subject, request, size: size),
      map.outcome.status == .done
    else { return [] }
    return text(of: map, size: size)
  }

  /// Quotes a word for a shell.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-"
    }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

extension DetailScene {
  /// Returns a detail without its long parts: neighbors, links and alternate names.
  fileprivate func glance(_ content: DetailContent) -> DetailScene {
    var scene = self
    var content = content
    content.facts.removeAll {
      switch $0.fact.value {
      case .name, .names, .position: true
      // The names of a place by language.
      case .groups: $0.fact.key == "names"
      default: false
      }
    }
    content.neighbors = []
    content.related = []
    if content.description.known == nil { content.description = .notOffered }
    scene.content = .success(content)
    scene.notice = nil
    return scene
  }
}
