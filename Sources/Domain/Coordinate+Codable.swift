extension Coordinate: Codable {
  private enum CodingKeys: CodingKey { case latitude, longitude }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "not on the globe"))
    }
    self = coordinate
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
  }
}
