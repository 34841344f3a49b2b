import App
import Domain
import Foundation
import Testing

@testable import catalejo_manual

/// Each service can be replaced by another; that is said wherever settings are.
@Suite struct AddressWordsTests {
  private static func source(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func unnamed(in text: String, _ name: (RemoteService) -> String) -> [RemoteService]
  {
    Catalogs.allServices.filter { !text.contains(name($0)) }
  }

  @Test func theManualNamesEachAddress() {
    let variables = ManualText.environment.map(\.name).joined(separator: " ")
    #expect(Self.unnamed(in: variables, \.addressVariable) == [])
    let settings = ManualText.files.map(\.text).joined(separator: " ")
    #expect(Self.unnamed(in: settings, \.addressSetting) == [])
  }

  @Test func theReadmeNamesEachAddress() throws {
    let page = try Self.source("README.md")
    #expect(Self.unnamed(in: page) { "`\($0.addressVariable)` | `\($0.addressSetting) = …`" } == [])
  }

  @Test func theReadmesTableHasEachCatalog() throws {
    let page = try Self.source("README.md")
    #expect(Catalogs.ids.filter { !page.contains("\n| `\($0.rawValue)` |") } == [])
  }
}
