import Catalog
import Domain

/// The browser and the clipboard, watched.
struct TracedLinkDataManager: LinkDataManager {
  let base: any LinkDataManager
  let tap: TraceTap

  func open(_ link: WebLink) async throws(DataError) {
    try await tap.call("open", link) { () async throws(DataError) in try await base.open(link) }
  }

  func copy(_ text: String) async throws(DataError) {
    try await tap.call("copy", text) { () async throws(DataError) in try await base.copy(text) }
  }
}
