import Contracts
import Domain
import FoundationEssentials
import Local
import Session
import TextUI

/// The words that Tab offers from the catalogs, as they are stored or embedded.
struct StoredWords: CompletionWords {
  let services: Services

  @concurrent
  func titles(in destination: Destination, matching text: String) async -> FoundTitles {
    switch destination.listing {
    case .catalog(let catalog): await titles(in: services.catalogs[catalog], text)
    // Favorites that can't be read have nothing to offer.
    case .favorites:
      FoundTitles.matching(text, (try? await services.favorites.all())?.map(\.title) ?? [])
    case nil: await titles(in: services.catalogs[Catalogs.everywhere.id], text)
    }
  }

  @concurrent
  func values(of key: String, in destination: Destination) async -> [String] {
    guard let catalog = destination.listed else { return [] }
    let values = await services.catalogs[catalog].heldValues(of: key)
    return Dictionary(values.map { (Fold.fold($0), $0) }) { first, _ in first }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  func files(startingWith path: String) -> [String] { FileNames.starting(path) }

  private func titles<Catalog: CatalogModule>(
    in catalog: Catalog, _ text: String
  ) async -> FoundTitles {
    guard Catalog.description.search.isByPrefix else {
      return FoundTitles.matching(text, await catalog.held(search: text).map(\.summary.title))
    }
    // A search of this catalog goes by the beginning of a title, so the catalog finds the titles
    // itself.
    let query = CatalogQuery(search: text, limit: FoundTitles.most)
    guard let page = try? await catalog.source.local.page(query) else { return FoundTitles() }
    let named = page.matches.filter { $0.matchedName == nil }
    return FoundTitles(
      titles: FoundTitles.once(named.map(\.item.summary.title)), unlisted: page.total - named.count)
  }
}

extension Vocabulary {
  /// The words of the catalogs that are offered, and of the settings.
  static let offered = Vocabulary(
    catalogs: Catalogs.descriptions.map {
      ($0.id, $0.words.summary, $0.words.spanishVerbs, $0.arePlaces)
    },
    arguments: arguments, settings: Settings.candidates)

  private static var arguments: [String: Words] {
    var words: [String: Words] = [:]
    for catalog in Catalogs.descriptions {
      for filter in catalog.filters {
        words[filter.key] = filter.typedKey
        // A filter may have many values, such as the countries. Taking only the named ones saves
        // making all at the first key.
        for value in filter.named { words[value.name] = value.words }
      }
      for sort in catalog.sorts { words[sort.key] = sort.words }
    }
    return words
  }
}

/// The file names that Tab offers.
enum FileNames {
  /// Returns the paths that begin with a text, in order; a folder ends with a slash.
  ///
  /// Hidden files appear only after a dot was typed. A name with control characters never appears.
  /// A home folder stays as it was typed.
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
        var isFolder = false
        _ = manager.fileExists(atPath: folder + entry, isDirectory: &isFolder)
        return typed + entry + (isFolder ? "/" : "")
      }
  }
}
