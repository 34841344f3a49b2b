package import Contracts
package import Domain
import Synchronization

/// Answers each address with the result given for it and records the calls; an address without a
/// result has no picture.
package final class MockPictureDataManager: PictureDataManager {
  package struct Call: Hashable, Sendable {
    package let address: PictureAddress
    package let size: PictureSize
    package let inPixels: Bool

    package init(_ address: PictureAddress, _ size: PictureSize, inPixels: Bool = false) {
      self.address = address
      self.size = size
      self.inPixels = inPixels
    }
  }

  package let access: PictureAccess
  private let answers: [PictureAddress: Result<Picture, PictureProblem>]
  private let state = Mutex<[Call]>([])

  package init(
    _ answers: [PictureAddress: Result<Picture, PictureProblem>] = [:],
    access: PictureAccess = .on
  ) {
    self.answers = answers
    self.access = access
  }

  package var calls: [Call] { state.withLock { $0 } }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    state.withLock { $0.append(Call(address, size, inPixels: inPixels)) }
    return try (answers[address] ?? .failure(.notAPicture)).get()
  }
}
