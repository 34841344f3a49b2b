import Contracts
import Domain

/// A file on a server that is read in parts, as it was when its first part was read.
actor ServerFile: ByteRangeSource {
  /// The name of the server's machine, as messages say it.
  nonisolated let name: String
  private let service: RemoteService
  private let link: WebLink
  private let http: any HTTPDataManager
  /// The headers that tell this version of the file from others; `nil` until a part was read.
  private(set) var version: Validators?

  init(_ link: WebLink, named name: String, of service: RemoteService, http: any HTTPDataManager) {
    (self.link, self.name, self.service, self.http) = (link, name, service, http)
  }

  /// The file was replaced by another one meanwhile, whose parts do not go with those that were read.
  nonisolated var changed: DataError {
    .tiles(source: name, .damaged(detail: "the file was replaced while it was read"))
  }

  /// Reads some bytes; fewer only if the file ends before.
  ///
  /// - Throws: `service`; `tiles` for a server that sends other bytes, and for a file that was replaced.
  func bytes(_ range: Range<Int>) async throws(DataError) -> [UInt8] {
    let limits = Endpoint.Limits(bytes: range.count, total: TileService.limits.total)
    let answer: HTTPAnswer
    do throws(DataError) {
      answer = try await http.get(
        Endpoint(service, limits: limits, link: link, accept: "*/*", range: range),
        unless: Validators())
    } catch .service(_, .otherBytes) {
      throw .tiles(source: name, .otherBytes)
    } catch .service(_, .status(416)) {
      // It ends before the first of them.
      return []
    }
    guard case .body(let bytes, let read) = answer else {
      throw .tiles(source: name, .otherBytes)
    }
    guard version ?? read == read else { throw changed }
    version = read
    return bytes
  }
}
