import Components
import Contracts
import DetailFeature
import Domain
import FavoritesFeature
import JSON
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// Runs `catalejo favorites list`, or `catalejo recent`: the entries that were opened in
  /// sessions, newest first.
  ///
  /// - Parameter limit: `nil` prints all.
  func list(_ kind: FavoritesKind, limit: Int? = nil) async -> ExitStatus {
    do throws(DataError) {
      let page = try await host.favorites(kind).page(CatalogQuery(pageSize: limit ?? .max))
      guard printer.asJSON else {
        var scene = FavoritesScene(page, of: host.catalogs, in: strings.language)
        (scene.kind, scene.keepsHistory) = (kind, host.keepsHistory)
        return printed(scene)
      }
      let json = try await json(of: page, kind)
      return printer.write(json, then: page.total == 0 ? .nothingFound : .done)
    } catch {
      return printer.fail(error)
    }
  }

  private func json(
    of page: ListPage, _ kind: FavoritesKind
  ) async throws(DataError) -> JSONNode {
    let favorites =
      kind == .favorites
      ? page : try await host.favorites(.favorites).page(CatalogQuery(pageSize: .max))
    let stars = Set(favorites.rows.map(\.reference))
    let items = page.rows.map { found -> JSONNode in
      let reference = found.reference
      let item: [JSONNode.Member] = .item(
        reference, title: found.summary.title, isFavorite: stars.contains(reference),
        facts: found.facts.filter { !$0.isOfDetailOnly }, formats)
      return .object(
        [.init("catalog", .string(reference.catalog.rawValue))] + item
          + (kind == .recent ? [.init("opened", .instant(found.added))] : []))
    }
    return .object(
      [
        .init("catalog", .string(kind.rawValue)), .init("query", .string("")),
        .init("total", .integer(page.total)), .init("offset", .integer(0)),
      ] + .provenance(.embedded) + [.init("items", .array(items))])
  }

  /// Returns the entries that ids or names stand for.
  func resolved(_ references: [Reference]) async -> [Reference] {
    var meant: [Reference] = []
    for reference in references { meant.append(await resolved(reference)) }
    return meant
  }

  /// Runs `catalejo favorites add|remove|export|import …`.
  ///
  /// - Parameters:
  ///   - isQuiet: whether no message is printed, because the exported file alone goes to standard
  ///     output.
  ///   - asked: the entities that services were asked for already.
  func change(
    _ change: FavoritesChange, isQuiet: Bool = false, asked: Set<Reference> = []
  ) async -> ExitStatus {
    do throws(DataError) {
      let notice = try await host.favorites(.favorites).change(change)
      // A program that reads JSON gets the numbers there. Its user gets the rest on standard error.
      if printer.asJSON, case .imported(let report) = notice { printer.warn(of: report.points) }
      // Standard error says which favorites the exported file leaves out.
      if isQuiet, case .exported(_, _, let left) = notice, left > 0 {
        console.printMessage(Line(strings.withoutPosition(left), .notice))
      }
      return printed(FavoritesScene(notice), isQuiet: isQuiet)
    } catch .notFound(let reference) where !asked.contains(reference) {
      // If the catalog was never fetched, only its service can say that the entry exists. A detail
      // asks it.
      let error = await scene(of: reference, .appeared).content.error
      return if let error { await fail(error) } else {
        await self.change(change, isQuiet: isQuiet, asked: asked.union([reference]))
      }
    } catch {
      return printer.fail(error)
    }
  }

  func printed(_ scene: FavoritesScene, isQuiet: Bool = false) -> ExitStatus {
    func text(_ size: Size) -> [Line] {
      FavoritesView.text(
        scene, size: size, strings: strings,
        isInteractive: false)
    }
    // The first line of a list is its header. A message is one line, however wide.
    let header = scene.content.value == nil ? 0 : 1
    let isOneLine = scene.content.value == nil && !console.description.outputIsTerminal
    let size = isOneLine ? AnswerPrinter.oneLine : console.layout(console.size)
    return printer.answer(
      scene.outcome, text: isQuiet ? [] : text(size),
      nothing: Array(text(AnswerPrinter.oneLine).dropFirst(header)),
      json: Self.json(of: scene.notice))
  }

  /// Returns the outcome of a change as JSON.
  private static func json(of notice: FavoritesNotice?) -> JSONNode {
    switch notice {
    case .added(let addition):
      ["added": .array(addition.added.map(json)), "already": .array(addition.already.map(json))]
    case .removed(let removal):
      [
        "removed": .array(removal.removed.map(json)),
        "missing": .array(removal.missing.map { ["id": .string($0.id)] }),
      ]
    case .exported(let count, let path, let left):
      .object(
        [.init("exported", .integer(count)), .init("file", .string(path))]
          + (left > 0 ? [.init("withoutPosition", .integer(left))] : []))
    case .imported(let report):
      .object(
        [
          .init("added", .integer(report.added)),
          .init("skipped", .array(report.skipped.map(json))),
        ]
          + (report.points.broken > 0 ? [.init("unread", .integer(report.points.broken))] : [])
          + (report.shapes > 0 ? [.init("shapes", .integer(report.shapes))] : []))
    default: .string(nil)
    }
  }

  private static func json(_ favorite: Favorite) -> JSONNode {
    ["id": .string(favorite.reference.id), "title": .string(favorite.title)]
  }

  private static func json(_ entry: ImportReport.Skipped) -> JSONNode {
    [
      "entry": .integer(entry.entry), "title": .string(entry.label),
      "reason": .string(entry.problem.rawValue),
    ]
  }
}
