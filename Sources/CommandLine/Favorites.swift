import Catalog
package import Components
package import Domain
import FavoritesFeature
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo favorites list`.
  package func favorites(asJSON: Bool) async -> ExitStatus {
    guard asJSON else { return await favorites(.appeared, asJSON: false) { _ in .null } }
    do throws(DataError) {
      let answer = try await host.favoritesInteractor().page(FavoritesQuery(rows: .max))
      return printer.write(json(of: answer), then: answer.items.isEmpty ? .nothingFound : .done)
    } catch {
      return printer.fail(error, asJSON: true)
    }
  }

  private func json(of answer: FavoritesAnswer) -> JSONValue {
    let items = answer.items.map { found -> JSONValue in
      let reference = found.favorite.reference
      return .object(
        JSONValue.members(["catalog": .string(reference.catalog.rawValue)])
          + item(
            reference, title: found.summary.title, isFavorite: true,
            facts: found.facts.filter { !$0.isOfDetailOnly }))
    }
    return .object([
      "catalog": "favorites", "query": "", "total": .integer(answer.total),
      "offset": .integer(0), "state": "embedded", "fetchedAt": .null, "items": .array(items),
    ])
  }

  /// `catalejo favorites add CATALOG ID...`; names may stand in the place of ids.
  package func addFavorites(_ references: [Reference], asJSON: Bool) async -> ExitStatus {
    var meant: [Reference] = []
    for reference in references { meant.append(await resolved(reference)) }
    return await favorites(.added(meant), asJSON: asJSON) { scene in
      guard case .added(let addition)? = scene.notice else { return .null }
      return .object([
        "added": .array(addition.added.map(Self.json)),
        "already": .array(addition.already.map(Self.json)),
      ])
    }
  }

  /// `catalejo favorites remove CATALOG ID...`.
  package func removeFavorites(_ references: [Reference], asJSON: Bool) async -> ExitStatus {
    await favorites(.removedReferences(references), asJSON: asJSON) { scene in
      guard case .removed(let removal)? = scene.notice else { return .null }
      return .object([
        "removed": .array(removal.removed.map(Self.json)),
        "missing": .array(removal.missing.map { .object(["id": .string($0.id)]) }),
      ])
    }
  }

  /// `catalejo favorites export FILE`; to standard output the file alone is written.
  package func exportFavorites(
    to path: String, replacing: Bool, asJSON: Bool
  ) async -> ExitStatus {
    await favorites(
      .exported(path: path, replacing: replacing), asJSON: asJSON && path != "-",
      isQuiet: path == "-"
    ) { scene in
      guard case .exported(let count, let path)? = scene.notice else { return .null }
      return .object(["exported": .integer(count), "file": .string(path)])
    }
  }

  /// `catalejo favorites import FILE`.
  package func importFavorites(from path: String, asJSON: Bool) async -> ExitStatus {
    await favorites(.imported(path: path), asJSON: asJSON) { scene in
      guard case .imported(let report)? = scene.notice else { return .null }
      return .object([
        "added": .integer(report.added),
        "skipped": .array(
          report.skipped.map {
            .object([
              "entry": .integer($0.entry), "title": .string($0.label),
              "reason": .string($0.problem.rawValue),
            ])
          }),
      ])
    }
  }

  private static func json(_ favorite: Favorite) -> JSONValue {
    .object(["id": .string(favorite.reference.id), "title": .string(favorite.title)])
  }

  private func favorites(
    _ event: FavoritesEvent, asJSON: Bool, isQuiet: Bool = false,
    json: (FavoritesScene) -> JSONValue
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
      json: asJSON ? json(scene) : nil)
  }
}
