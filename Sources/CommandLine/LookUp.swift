import Catalog
import Components
import DetailFeature
import Domain
import Localization
import MapFeature
import Terminal
import TextUI
import Viper

/// Names in the place of a command, or of an id.
extension Commands {
  /// `catalejo NAME`: the most important facts of what has this name, as far as they are stored.
  func lookUp(_ words: [String]) async -> ExitStatus {
    let name = words.joined(separator: " ")
    let meant = meant(by: words)
    // What is nearly a command is a name only where it is one exactly.
    let found = await called(name).filter { meant.isEmpty || $0.match != .beginning }
    guard let best = found.first?.best else { return await refuse(name, meant: meant) }
    sayOthers(found)
    let detail = await scene(of: best, .appeared)
    guard let content = detail.content.value else {
      return printer.fail(detail.content.error ?? .notFound(best))
    }
    guard !printer.asJSON else { return printer.write(json(of: detail), then: .done) }
    let map = await mapLines(around: best)
    return printer.write((map.isEmpty ? [] : map + [Line()]) + text(of: detail.glance(content)))
  }

  /// Resolves a name in the place of an id; says on standard error which entry was taken.
  ///
  /// An id goes before a name.
  func resolved(_ reference: Reference) async -> Reference {
    func holds(_ catalog: some CatalogModule) async -> Bool {
      (try? await catalog.source.local.item(reference.id)) != nil
    }
    let catalog = host.catalog(reference.catalog)
    // Nothing is called by a number, and looking for one costs.
    guard !reference.id.allSatisfy({ $0.isASCII && $0.isNumber }), await !holds(catalog),
      let found = await called(reference.id, in: catalog)
    else { return reference }
    console.printMessage(Line("\(found.title) (\(found.best.id))", .notice))
    return found.best
  }

  /// Suggestions for a mistyped line: commands, as they are typed.
  private func meant(by words: [String]) -> [String] {
    let first = words[0].lowercased()
    guard let catalog = host.catalogs.map(\.id).named(first) else {
      return Suggestions.nearest(to: first, among: OneShotCommand.names)
    }
    let name = words.dropFirst().joined(separator: " ")
    return [
      name.isEmpty ? "list \(catalog.rawValue)" : "detail \(catalog.rawValue) \(Self.quoted(name))"
    ]
  }

  private func refuse(_ name: String, meant: [String]) async -> ExitStatus {
    var names = meant.map { "catalejo " + $0 }
    if names.isEmpty { names = await titles(like: name) }
    let or = " \(strings[ErrorText.or]) "
    let advice =
      names.isEmpty
      ? strings[LookUpText.seeHelp]
      : strings(ErrorText.didYouMean, names.joined(separator: or))
    AnswerPrinter.refuse(
      strings(LookUpText.unknown, String(name.prefix(columns: 40))) + " " + advice,
      asJSON: printer.asJSON)
    return .usage
  }

  /// Titles like a name that nothing has.
  private func titles(like name: String) async -> [String] {
    func titles(in catalog: some CatalogModule) async -> [String] {
      let suggestions = try? await catalog.source.local.suggestions(
        CatalogQuery(search: name, limit: 3))
      return suggestions?.map(\.item.summary.title) ?? []
    }
    return await titles(in: host.catalog(host.catalogs[0].id))
  }

  /// One line: what else has the name, and how to see it.
  private func sayOthers(_ found: [FoundNames]) {
    let others = found.enumerated().compactMap { index, names -> String? in
      let catalog = names.best.catalog
      let count = index == 0 ? names.count - 1 : names.count
      guard count > 0 else { return nil }
      if index > 0, count == 1 {
        return
          "\(names.title) (catalejo detail \(catalog.rawValue) \(Self.quoted(names.best.id)))"
      }
      return strings(
        LookUpText.several, formats.number(count), strings.name(of: catalog), catalog.rawValue,
        Self.quoted(names.search)
          + (host.description(of: catalog).search.relevance.map { " --sort \($0)" } ?? ""))
    }
    guard !others.isEmpty else { return }
    console.printMessage(
      Line(strings(LookUpText.others, others.joined(separator: " · ")), .notice))
  }

  /// The map of an entity with a place, in half of the terminal's rows; empty without a place.
  private func mapLines(around reference: Reference) async -> [Line] {
    let size = Size(
      columns: console.size.columns, rows: min(max(8, console.size.rows / 2), 20))
    guard
      let map = try? await scene(of: .entity(reference), size: size),
      map.outcome.status == .done
    else { return [] }
    return text(of: map, size: size)
  }

  /// A word as a shell takes it.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-"
    }
    return isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

extension DetailScene {
  /// The detail without what takes room: neighbors, links and alternate names.
  fileprivate func glance(_ content: DetailContent) -> DetailScene {
    var scene = self
    var content = content
    content.facts.removeAll {
      switch $0.fact.value {
      case .name, .names, .position: true
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

/// What this machine holds of a catalog under a name, or under one that begins with it.
struct FoundNames {
  /// How much of the best one's name was given, the most first.
  enum Match: CaseIterable {
    case name, otherName, beginning
  }

  /// The one that is meant most likely.
  let best: Reference
  let title: String
  let match: Match
  /// How many there are with it.
  let count: Int
  /// What finds them in a list, which does not read where a city is.
  let search: String
}

/// Names in the place of ids. Services are never asked.
extension Commands {
  /// What has the name, from each catalog in which a bare name is looked for; the best match first.
  ///
  /// An entry with exactly this name comes before one with this alternate name, and both come before
  /// one whose name only begins so.
  func called(_ name: String) async -> [FoundNames] {
    var found: [FoundNames] = []
    let ranked = host.catalogs.compactMap { catalog in
      catalog.search.nameRank.map { (rank: $0, id: catalog.id) }
    }
    for catalog in ranked.sorted(by: { $0.rank < $1.rank }) {
      if let names = await called(name, in: host.catalog(catalog.id)) { found.append(names) }
    }
    return FoundNames.Match.allCases.flatMap { match in found.filter { $0.match == match } }
  }

  /// What has the name in a catalog; nil if nothing has it.
  func called<Catalog: CatalogModule>(
    _ name: String, in catalog: Catalog
  ) async -> FoundNames? {
    guard !Fold.bytes(name).isEmpty else { return nil }
    let description = Catalog.description
    // A country by its code, or a name of it in either language.
    if description.ids == .country, let code = CountryLookup.code(for: name),
      let item = try? await catalog.source.local.item(code)
    {
      let title = item.summary.title
      return FoundNames(best: item.reference, title: title, match: .name, count: 1, search: title)
    }
    guard let relevance = description.search.relevance else {
      return await entry(called: name, in: catalog)
    }
    // The first in the order of relevance, as it is found on a map.
    let query = CatalogQuery(search: name, sort: relevance, limit: 1, readsAreas: true)
    guard let page = try? await catalog.source.local.page(query), let match = page.matches.first
    else { return nil }
    let title = match.item.summary.title
    // What stands before where a place is may end in a comma.
    let search = (page.name ?? name).reversed().drop { $0 == "," || $0 == " " }.reversed()
    return FoundNames(
      best: match.item.reference, title: title,
      match: Self.match(match.item.facts.name ?? title, match.matchedName, name),
      count: page.count, search: String(search))
  }

  /// How a text names an entry; a name followed by a country or state counts as the name.
  private static func match(_ name: String, _ other: String?, _ text: String) -> FoundNames.Match {
    let wanted = Fold.bytes(text)
    func isCalled(_ name: String) -> Bool {
      let fold = Fold.bytes(name)
      return wanted.elementsEqual(fold) || wanted.starts(with: fold + [0x20])
    }
    if isCalled(name) { return .name }
    return other.map(isCalled) == true ? .otherName : .beginning
  }

  /// Looks for the name in titles alone, though a search of this catalog finds more: first for a
  /// title that is the name, then for one that begins with it, then for one with such a word.
  private func entry<Catalog: CatalogModule>(
    called name: String, in catalog: Catalog
  ) async -> FoundNames? {
    let wanted = Array(Fold.bytes(name))
    let found = await catalog.held(search: name).compactMap { item -> (Catalog.Item, rank: Int)? in
      let title = Array(Fold.bytes(item.summary.title))
      if title == wanted { return (item, 0) }
      if title.starts(with: wanted) { return (item, 1) }
      let words = title.split(separator: 0x20)
      return words.contains { title[$0.startIndex...].starts(with: wanted) } ? (item, 2) : nil
    }
    guard let (best, rank) = found.min(by: { $0.rank < $1.rank }) else { return nil }
    return FoundNames(
      best: best.reference, title: best.summary.title, match: rank == 0 ? .name : .beginning,
      count: found.count, search: name)
  }
}
