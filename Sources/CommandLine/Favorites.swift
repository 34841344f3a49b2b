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
    guard printer.asJSON else { return await favorites(.appeared) }
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
    return await favorites(.changed(.add(meant)))
  }

  /// `catalejo favorites remove|export|import …`.
  ///
  /// - Parameter isQuiet: whether nothing is said of it: to standard output a file is written alone.
  func favorites(_ event: FavoritesEvent, isQuiet: Bool = false) async -> ExitStatus {
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
      json: Self.json(of: scene.notice))
  }

  /// What programs are told of how a change went.
  private static func json(of notice: FavoritesNotice?) -> JSONValue {
    switch notice {
    case .added(let addition):
      .object([
        ("added", .array(addition.added.map(json))),
        ("already", .array(addition.already.map(json))),
      ])
    case .removed(let removal):
      .object([
        ("removed", .array(removal.removed.map(json))),
        ("missing", .array(removal.missing.map { .object([("id", .string($0.id))]) })),
      ])
    case .exported(let count, let path):
      .object([("exported", .integer(count)), ("file", .string(path))])
    case .imported(let report):
      .object([
        ("added", .integer(report.added)),
        (
          "skipped",
          .array(
            report.skipped.map {
              .object([
                ("entry", .integer($0.entry)), ("title", .string($0.label)),
                ("reason", .string($0.problem.rawValue)),
              ])
            })
        ),
      ])
    default: .string(nil)
    }
  }

  private static func json(_ favorite: Favorite) -> JSONValue {
    .object([("id", .string(favorite.reference.id)), ("title", .string(favorite.title))])
  }
}
