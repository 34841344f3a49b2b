import Catalog
import Components
import Domain
import FavoritesFeature
import FoundationEssentials
import TextUI

extension Commands {
  /// `catalejo recent`: what was opened in sessions, newest first.
  func recent(limit: Int?) async -> ExitStatus {
    do throws(DataError) {
      let answer = try await host.recent().page(FavoritesQuery(pageSize: limit ?? .max))
      guard printer.asJSON else {
        var scene = FavoritesScene(answer, of: host.catalogs, formats: formats)
        scene.kind = .recent
        return printed(scene)
      }
      let favorites = try await host.favorites().page(FavoritesQuery(pageSize: .max)).items
      let stars = Set(favorites.map(\.favorite.reference))
      return printer.write(
        json(of: answer, stars), then: answer.total == 0 ? .nothingFound : .done)
    } catch {
      return printer.fail(error)
    }
  }

  private func json(of answer: FavoritesAnswer, _ stars: Set<Reference>) -> JSONValue {
    let items = answer.items.map { found -> JSONValue in
      let reference = found.favorite.reference
      let opened = Date(timeIntervalSince1970: TimeInterval(found.favorite.added))
      return .object(
        [("catalog", .string(reference.catalog.rawValue))]
          + .item(
            reference, title: found.summary.title, isFavorite: stars.contains(reference),
            facts: found.facts.filter { !$0.isOfDetailOnly }, formats)
          + [("opened", .string(opened.formatted(.iso8601)))])
    }
    return .object(
      [
        ("catalog", .string("recent")), ("query", .string("")),
        ("total", .integer(answer.total)), ("offset", .integer(0)),
      ] + .provenance(.embedded) + [("items", .array(items))])
  }
}
