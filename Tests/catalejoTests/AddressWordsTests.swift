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
    RemoteService.allCases.filter { !text.contains(name($0)) }
  }

  private static func variable(_ service: RemoteService) -> String {
    "CATALEJO_\(service.rawValue.uppercased())_URL"
  }

  private static func key(_ service: RemoteService) -> String { "\(service.rawValue)_url" }

  @Test func theManualNamesEachAddress() {
    let variables = ManualText.environment.map(\.name).joined(separator: " ")
    #expect(Self.unnamed(in: variables, Self.variable) == [])
    let settings = ManualText.files.map(\.text).joined(separator: " ")
    #expect(Self.unnamed(in: settings, Self.key) == [])
  }

  @Test func theReadmeNamesEachAddress() throws {
    let page = try Self.source("README.md")
    #expect(Self.unnamed(in: page) { "`\(Self.variable($0))` | `\(Self.key($0)) = …`" } == [])
  }

  @Test func theReadmesTableHasEachCatalog() throws {
    let page = try Self.source("README.md")
    #expect(CatalogID.allCases.filter { !page.contains("\n| `\($0.rawValue)` |") } == [])
  }
}
