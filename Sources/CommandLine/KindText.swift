import Components
package import Contracts
package import Domain
import Geo
import JSON
package import Localization
package import TextUI

/// Says which places of a kind are nearest to a position, for people and for programs.
package struct KindText {
  /// The kind as it was typed.
  let kind: String
  let position: Coordinate
  /// `nil` if no places of any kind are held.
  let places: [MapPlace]?

  package init(kind: String, position: Coordinate, places: [MapPlace]?) {
    self.kind = kind
    self.position = position
    self.places = places
  }

  /// Returns the reason why there are no places; `nil` if there are some.
  ///
  /// - Parameter isInShell: whether it was asked in a shell, rather than in a session.
  package func refusal(_ strings: Strings, isInShell: Bool) -> String? {
    guard let places else { return strings.nothingHeld(isInShell: isInShell) }
    guard places.isEmpty else { return nil }
    return strings("None of the places that are held is of the kind “{0}”.", kind)
  }

  /// Returns a line for each place: its title, its kind, and the way there.
  package func lines(_ strings: Strings) -> [Line] {
    let formats = Formats(strings.language)
    let rows = (places ?? []).map { place in
      [
        Line(strings.language.title(of: place.title)),
        Line(formats.kilometres(kilometres(to: place)), .dim),
        Line(direction(of: place).map(strings.abbreviation) ?? "", .dim),
        Line(place.kind.map { strings[$0.words] } ?? "", .dim),
      ]
    }
    let columns = [
      TableColumn(least: 8), TableColumn(isTrailing: true), TableColumn(), TableColumn(),
    ]
    return [Line(CoordinateFormat.decimal(position), .title)]
      + Table.lines(rows, in: columns, width: Self.widest)
  }

  /// Lines are as wide as they have to be: a terminal wraps them.
  private static let widest = 1_000

  var json: JSONNode {
    [
      "latitude": .number(position.latitude), "longitude": .number(position.longitude),
      "items": .array((places ?? []).map(json(of:))),
    ]
  }

  private func json(of place: MapPlace) -> JSONNode {
    [
      "id": .string(place.reference.id), "place": .string(place.name),
      "kind": .string(place.kind?.rawValue),
      "region": .string(place.region.isEmpty ? nil : place.region),
      "country": .string(place.country.isEmpty ? nil : place.country),
      "latitude": .number(place.coordinate.latitude),
      "longitude": .number(place.coordinate.longitude),
      "km": .number((kilometres(to: place) * 100).rounded() / 100),
      "direction": .string(direction(of: place)?.rawValue),
    ]
  }

  private func kilometres(to place: MapPlace) -> Double {
    Geodesy.distance(from: position, to: place.coordinate)
  }

  /// `nil` if the place is at the position.
  private func direction(of place: MapPlace) -> CompassPoint? {
    kilometres(to: place) < 0.05
      ? nil : CompassPoint(bearing: Geodesy.bearing(from: position, to: place.coordinate))
  }
}
