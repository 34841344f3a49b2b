import Domain
import Testing

@testable import Geo

@Suite struct MapLinkTests {
  private func told(_ text: String) -> String {
    switch PositionReader.read(text) {
    case .position(let found)?:
      "\(rounded(found.coordinate.latitude)) \(rounded(found.coordinate.longitude))"
        + (found.zoom.map { " z\($0)" } ?? "")
    case .refused(let problem)?: "\(problem)"
    default: "nil"
    }
  }

  private func rounded(_ degrees: Double) -> Double { (degrees * 10000).rounded() / 10000 }

  /// The place goes before the view, which is elsewhere.
  @Test(arguments: [
    "https://www.google.com/maps/place/A+B/@40,1,12z/data=!4m6!3m5!1s0x1:0x2!8m2!3d41.5!4d2.25!16z",
    "https://www.google.com/maps/place/41%C2%B030'00.0%22N+2%C2%B015'00.0%22E/@40,1,12z/data=!3m1",
    "https://www.google.es/maps/dir/Madrid/41.5,2.25/@40,1,12z",
    "https://www.google.com/maps/search/41.5,+2.25?z=12",
    "https://maps.google.com/?q=41.5%2C2.25&z=12",
    "Torre https://maps.google.com/maps?q=loc:41.5,2.25(Torre)&z=12",
    "https://www.google.com/maps/@?api=1&map_action=map&center=41.5,2.25&zoom=12",
    "https://www.google.com/maps/search/?api=1&query=41.5%2C2.25&zoom=12",
    "google.com/maps/@41.5,2.25,12z",
    "https://www.google.com/maps?daddr=41.5,2.25&z=12", "https://plus.codes/8FH4G722+2222222?z=12",
    "http://maps.apple.com/?ll=41.5,2.25&q=A&z=12", "https://maps.apple.com/?q=41.5,2.25&z=12",
    "https://maps.apple.com/place?address=A&coordinate=41.5,2.25&z=12",
    "https://www.openstreetmap.org/?mlat=41.5&mlon=2.25#map=12/40/1",
    "https://www.openstreetmap.org/node/1#map=12/41.5/2.25&layers=N", "#map=12/41.5/2.25",
    "https://www.openstreetmap.org/?lat=41.5&lon=2.25&zoom=12",
    "https://www.bing.com/maps?sp=point.41.5_2.25_A&cp=40~1&lvl=12",
    "https://www.bing.com/maps?cp=41.5~2.25&lvl=12&style=r",
    "https://wego.here.com/?map=41.5,2.25,12,normal",
    "https://share.here.com/l/41.5,2.25,A?z=12", "https://www.waze.com/ul?ll=41.5%2C2.25&z=12",
    "https://yandex.com/maps/?ll=2.25%2C41.5&z=12", "https://example.com/#12/41.5/2.25",
  ])
  func aLinkHasItsPlaceAndZoom(_ link: String) {
    #expect(told(link) == "41.5 2.25 z12.0")
  }

  @Test(arguments: [
    ("https://www.google.com/maps/embed?pb=!1m3!1d2993.5!2d2.25!3d41.5!2m3!1f0", "41.5 2.25"),
    ("https://www.google.com/maps/@41.5,2.25,3a,75y,90t", "41.5 2.25"),
    ("https://geohack.toolforge.org/geohack.php?params=41_30_N_2_15_E_type:city", "41.5 2.25"),
    (
      "https://maps.google.com/?q=91,2",
      "latitude(91.0, swapped: Optional(Domain.Coordinate(latitude: 2.0, longitude: 91.0)))"
    ),
    ("https://maps.app.goo.gl/abc?g_st=ic", "shortLink"), ("https://goo.gl/maps/abc", "shortLink"),
    ("Torre https://maps.app.goo.gl/abc", "shortLink"), ("https://maps.apple/p/abc", "shortLink"),
    ("https://osm.org/go/0EEQj--", "shortLink"), ("https://share.here.com/p/s-abc", "shortLink"),
    ("https://www.google.com/maps/place/Barcelona", "noPositionInLink"),
    ("https://www.openstreetmap.org/node/123", "noPositionInLink"),
    ("https://example.com/", "noPositionInLink"),
  ])
  func otherLinksAreReadOrNamed(_ link: String, _ meaning: String) {
    #expect(told(link) == meaning)
  }
}
