package import Domain

/// Values as people read them, for tests that compare texts.
extension Coordinate {
  /// - Parameter text: degrees as in "39.8017, -89.6437".
  package init?(written text: String) {
    let degrees = text.split(separator: ",").compactMap { part in
      Double(String(part.drop { $0 == " " }))
    }
    guard degrees.count == 2 else { return nil }
    self.init(latitude: degrees[0], longitude: degrees[1])
  }
}

extension Distinction {
  /// - Parameter text: a place nearby as in "12 km NE of Madrid"; any other text is a region.
  package init(written text: String) {
    let words = text.split(separator: " ", maxSplits: 4).map(String.init)
    let winds = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    if words.count == 5, words[1] == "km", let distance = Double(words[0]),
      let wind = winds.firstIndex(of: words[2])
    {
      self = .near(words[4], kilometres: distance, bearing: 45 * Double(wind))
    } else {
      self = .region(text, in: "US")
    }
  }
}
