import Catalog
import Domain

/// The pictures made ready last, as many as fit.
struct RenderedPictures {
  struct Key: Hashable {
    let address: PictureAddress
    let size: PictureSize
    let inPixels: Bool
  }

  private var pictures: [Key: Picture] = [:]
  /// The one used last at the end.
  private var order: [Key] = []
  private var cost = 0
  private let limit: Int

  /// - Parameter limit: bytes, about.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func picture(_ key: Key) -> Picture? {
    guard let picture = pictures[key] else { return nil }
    order.removeAll { $0 == key }
    order.append(key)
    return picture
  }

  mutating func keep(_ picture: Picture, _ key: Key) {
    forget(key)
    pictures[key] = picture
    order.append(key)
    cost += picture.cost
    while cost > limit, let oldest = order.first { forget(oldest) }
  }

  private mutating func forget(_ key: Key) {
    guard let picture = pictures.removeValue(forKey: key) else { return }
    cost -= picture.cost
    order.removeAll { $0 == key }
  }
}

extension Picture {
  fileprivate var cost: Int {
    rows.reduce(0) { $0 + $1.count * 64 } + (pixels?.sequence.utf8.count ?? 0)
  }
}
