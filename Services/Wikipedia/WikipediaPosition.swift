import Catalog
import Domain

/// Where the subject of a page is.
struct WikipediaPosition: Decodable, Sendable {
  let coordinate: Coordinate

  private enum Key: CodingKey { case lat, lon }

  init(from decoder: any Decoder) throws {
    let position = try decoder.container(keyedBy: Key.self)
    guard let latitude = position.number(.lat), let longitude = position.number(.lon),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .lat, in: position, debugDescription: "not on the globe")
    }
    self.coordinate = coordinate
  }
}
