import Catalog
import Components
import Domain
import FavoritesFeature
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo favorites list`.
  func favorites() async -> ExitStatus {
    guard printer.asJSON else { return await favorites(.appeared) { _ in nil } }
    do throws(DataError) {
      let answer = try await host.favoritesInteractor().page(FavoritesQuery(pageSize: .max))
      return printer.write(json(of: answer), then: answer.items.isEmpty ? .nothingFound : .done)
    } catch {
      return printer.fail(error)
    }
  }

  private func json(of answer: FavoritesAnswer) -> JSONValue {
    let items = answer.items.map { found -> JSONValue in
      let reference = found.favorite.reference
      return .object(
        [("catalog", .string(reference.catalog.rawValue))]
          + .item(
            reference, title: found.summary.title, isFavorite: true,
            facts: found.facts.filter { !$0.isOfDetailOnly }, formats))
    }
    return .object(
      [
        ("catalog", .string("favorites")), ("query", .string("")),
        ("total", .integer(answer.total)), ("offset", .integer(0)),
      ] + .provenance(.embedded) + [("items", .array(items))])
  }

  /// `catalejo favorites add CATALOG ID...`.
  func addFavorites(_ references: [Reference]) async -> ExitStatus {
    var meant: [Reference] = []
    for reference in references { meant.append(await resolved(reference)) }
    return await favorites(.added(meant)) { notice in
      guard case .added(let addition) = notice else { return nil }
      return [
        ("added", .array(addition.added.map(Self.json))),
        ("already", .array(addition.already.map(Self.json))),
      ]
    }
  }

  /// `catalejo favorites remove CATALOG ID...`.
  func removeFavorites(_ references: [Reference]) async -> ExitStatus {
    await favorites(.removedReferences(references)) { notice in
      guard case .removed(let removal) = notice else { return nil }
      return [
        ("removed", .array(removal.removed.map(Self.json))),
        ("missing", .array(removal.missing.map { .object([("id", .string($0.id))]) })),
      ]
    }
  }

  /// `catalejo favorites export FILE`; to standard output the file alone is written.
  func exportFavorites(to path: String, replacing: Bool) async -> ExitStatus {
    await favorites(.exported(path: path, replacing: replacing), isQuiet: path == "-") { notice in
      guard case .exported(let count, let path) = notice else { return nil }
      return [("exported", .integer(count)), ("file", .string(path))]
    }
  }

  /// `catalejo favorites import FILE`.
  func importFavorites(from path: String) async -> ExitStatus {
    await favorites(.imported(path: path)) { notice in
      guard case .imported(let report) = notice else { return nil }
      let skipped = report.skipped.map {
        JSONValue.object([
          ("entry", .integer($0.entry)), ("title", .string($0.label)),
          ("reason", .string($0.problem.rawValue)),
        ])
      }
      return [("added", .integer(report.added)), ("skipped", .array(skipped))]
    }
  }

  private static func json(_ entity: TitledReference) -> JSONValue {
    .object([("id", .string(entity.reference.id)), ("title", .string(entity.title))])
  }

  /// - Parameter json: what is told to programs of how it went.
  private func favorites(
    _ event: FavoritesEvent, isQuiet: Bool = false,
    json: (FavoritesNotice?) -> [JSONValue.Member]?
  ) async -> ExitStatus {
    let recorder = SceneRecorder<FavoritesScene>()
    await host.favorites(view: recorder).handle(event)
    guard let scene = recorder.scene else { return .badData }
    func text(_ size: Size) -> [Line] {
      FavoritesView.text(
        scene, size: size, strings: strings, showsCatalogs: host.catalogs.count > 1,
        isInteractive: false)
    }
    // The first line of a list is its header; a message is one line, however wide.
    let header = scene.content.value == nil ? 0 : 1
    return printer.answer(
      scene.outcome, text: isQuiet ? [] : text(console.layout(console.size)),
      nothing: Array(text(AnswerPrinter.oneLine).dropFirst(header)),
      json: json(scene.notice).map(JSONValue.object) ?? .string(nil))
  }
}
