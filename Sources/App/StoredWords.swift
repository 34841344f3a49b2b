import Catalog
import Domain
import Foundation
import Local
import Session
import TextUI

/// What Tab offers from the catalogs as they are stored or embedded.
struct StoredWords: CompletionWords {
  let services: Services

  @concurrent
  func titles(in place: Destination, matching text: String) async -> FoundTitles {
    switch place {
    case .list(let catalog, _, _): return await titles(of: catalog, text)
    case .favorites:
      // Favorites that can't be read have nothing to offer.
      return FoundTitles.matching(text, (try? await services.favorites.all())?.map(\.title) ?? [])
    case .home, .detail, .map: return await titles(of: Catalogs.everywhere.id, text)
    }
  }

  @concurrent
  func values(of key: String, in place: Destination) async -> [String] {
    guard case .list(let catalog, _, _) = place else { return [] }
    return Self.distinct(await services.catalogs[catalog].heldValues(of: key))
  }

  func files(startingWith path: String) -> [String] { FileNames.starting(path) }

  private func titles(of catalog: CatalogID, _ text: String) async -> FoundTitles {
    let isByPrefix = Catalogs.description(of: catalog)?.search.isByPrefix == true
    let catalog = services.catalogs[catalog]
    return isByPrefix ? await beginnings(in: catalog, text) : await words(in: catalog, text)
  }

  /// A title is what a search begins with: the catalog finds them by itself.
  private func beginnings(in catalog: some CatalogModule, _ text: String) async -> FoundTitles {
    let query = CatalogQuery(search: text, limit: FoundTitles.most)
    guard let page = try? await catalog.source.local.page(query) else { return FoundTitles() }
    let named = page.matches.filter { $0.matchedName == nil }
    return FoundTitles(
      titles: FoundTitles.once(named.map(\.item.summary.title)), unlisted: page.total - named.count)
  }

  private func words(in catalog: some CatalogModule, _ text: String) async -> FoundTitles {
    FoundTitles.matching(text, await catalog.held(search: text).map(\.summary.title))
  }

  private static func distinct(_ values: [String]) -> [String] {
    var byFold: [String: String] = [:]
    for value in values where byFold[Fold.fold(value)] == nil { byFold[Fold.fold(value)] = value }
    return byFold.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The names of files, for Tab.
enum FileNames {
  /// The files, and the folders with a slash, whose path starts so, in order.
  ///
  /// Hidden ones only where a dot was typed, and none whose name can't be. A home folder is told as
  /// it was typed.
  static func starting(_ path: String, home: String? = HomePath.own) -> [String] {
    let slash = path.lastIndex(of: "/")
    if slash == nil, HomePath.expanded(path, home: home) != path { return [path + "/"] }
    let typed = slash.map { String(path[...$0]) } ?? ""
    let folder = HomePath.expanded(typed, home: home)
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let manager = FileManager.default
    // A folder that can't be read has nothing to offer.
    let entries = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return entries.filter { $0.hasPrefix(name) && (!$0.hasPrefix(".") || !name.isEmpty) }
      .filter { !$0.unicodeScalars.contains(where: SafeText.isUnsafe) }
      .sorted()
      .map { entry in
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: folder + entry, isDirectory: &isFolder)
        return typed + entry + (isFolder.boolValue ? "/" : "")
      }
  }
}
