import Contracts
import Domain

/// A picture as it came, checked by its first bytes.
struct PictureFile: Sendable {
  let bytes: [UInt8]
  private let name: String
  private let folder: PictureFolder?

  private static let limits = Endpoint.Limits(bytes: 8 << 20, total: .seconds(20))
  private static let types = "image/png, image/jpeg, image/gif, image/webp"

  /// From the folder, else from its server.
  ///
  /// Files are read and written away from the caller's actor.
  @concurrent
  static func fetch(
    _ address: PictureAddress, _ http: any HTTPDataManager, _ folder: PictureFolder?,
    kept: KeptPictures? = nil
  ) async throws(PictureProblem) -> PictureFile {
    let (name, endpoint) = place(of: address)
    if let bytes = folder?.bytes(of: name) ?? kept?.bytes(of: name),
      PictureHeader(bytes)?.isReasonable == true
    {
      kept?.take(bytes, of: name)
      return PictureFile(bytes: bytes, name: name, folder: folder)
    }
    let answer: HTTPAnswer
    do throws(DataError) {
      answer = try await http.get(endpoint, unless: Validators())
    } catch {
      throw Task.isCancelled ? .cancelled : problem(error, of: address)
    }
    guard case .body(let bytes, _) = answer, let header = PictureHeader(bytes) else {
      throw .notAPicture
    }
    guard header.isReasonable else { throw .tooLarge }
    folder?.keep(bytes, of: name)
    kept?.take(bytes, of: name)
    return PictureFile(bytes: bytes, name: name, folder: folder)
  }

  /// Pictures may be on other machines than their service: a failure names the machine.
  private static func problem(_ error: DataError, of address: PictureAddress) -> PictureProblem {
    guard case .link(let link, _) = address, case .service(_, let problem) = error else {
      return .unavailable(error)
    }
    return .unavailableAt(host: link.host, problem)
  }

  @concurrent
  func forget() async {
    folder?.forget(name)
  }

  /// The name of a picture in a folder.
  static func name(of address: PictureAddress) -> String { place(of: address).name }

  /// The name of a picture in the folder, and the request for it.
  private static func place(of address: PictureAddress) -> (name: String, Endpoint) {
    switch address {
    case .link(let link, let service):
      (link.text, Endpoint(service, limits: limits, link: link, accept: types))
    case .path(let path, let service):
      (
        service.rawValue + "/" + path.joined(separator: "/"),
        Endpoint(service, path, limits: limits, accept: types)
      )
    }
  }
}
