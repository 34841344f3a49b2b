import Catalog
import Domain

/// Small pictures as they come, in whatever order; those that can't be had are left out.
///
/// They are made by one task, which is cancelled when nobody waits for them any more.
struct ThumbnailSteps: AsyncSequence, Sendable {
  typealias Element = ListThumbnail
  typealias Failure = Never

  private let stream: AsyncStream<ListThumbnail>

  init(
    of entities: [(Reference, PictureAddress)], fitting size: PictureSize,
    from pictures: any PictureDataManager
  ) {
    stream = AsyncStream { continuation in
      let task = Task {
        await withTaskGroup { group in
          for (reference, address) in entities {
            group.addTask {
              let picture = try? await pictures.picture(address, fitting: size, inPixels: false)
              if let picture { continuation.yield(ListThumbnail(reference, picture)) }
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func makeAsyncIterator() -> AsyncStream<ListThumbnail>.Iterator {
    stream.makeAsyncIterator()
  }
}
