import Local
import TestSupport
import Testing

@Suite struct ProgramFoldersTests {
  /// Data, cache, state and config.
  private func folders(_ environment: [String: String]) -> [String?] {
    let folders = ProgramFolders(environment: environment)
    return [folders.data, folders.cache, folders.state, folders.config]
  }

  private let standard = [
    "/h/.local/share/catalejo", "/h/.cache/catalejo", "/h/.local/state/catalejo",
    "/h/.config/catalejo",
  ]

  private let variables = ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"]

  @Test(arguments: ["/h", "/h/", "/h//"])
  func areUnderHome(_ home: String) {
    #expect(folders(["HOME": home]) == standard)
  }

  @Test func followTheirOwnVariables() {
    let own = Dictionary(uniqueKeysWithValues: zip(variables, ["/d", "/c/", "/s", "/f"]))
    let expected = ["/d/catalejo", "/c/catalejo", "/s/catalejo", "/f/catalejo"]
    #expect(folders(own.merging(["HOME": "/h"]) { first, _ in first }) == expected)
    #expect(folders(own) == expected)
  }

  @Test(arguments: ["", "relative", "./x", "~/x"])
  func ignoreVariablesThatAreNotAbsolute(_ value: String) {
    let own = Dictionary(uniqueKeysWithValues: variables.map { ($0, value) })
    #expect(folders(own.merging(["HOME": "/h"]) { first, _ in first }) == standard)
    #expect(folders(own.merging(["HOME": value]) { first, _ in first }) == [nil, nil, nil, nil])
  }

  @Test func nameTheirFiles() {
    func files(_ folders: ProgramFolders) -> [String?] {
      [
        folders.favorites, folders.cachedCatalogs, folders.cities, folders.debugLog,
        folders.settings,
      ]
    }
    #expect(
      files(ProgramFolders(environment: ["HOME": "/h"])) == [
        "/h/.local/share/catalejo/favorites.sqlite", "/h/.cache/catalejo/cache.sqlite",
        "/h/.cache/catalejo/cities.bin", "/h/.local/state/catalejo/debug.log",
        "/h/.config/catalejo/config",
      ])
    #expect(files(ProgramFolders(environment: [:])) == [nil, nil, nil, nil, nil])
  }
}
