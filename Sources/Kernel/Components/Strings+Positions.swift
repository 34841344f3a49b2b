import Domain
package import Geo
package import Localization

extension Strings {
  /// Returns one line on the fault of a text that is written as a position.
  package func message(for problem: PositionProblem) -> String {
    switch problem {
    case .latitude(let degrees, let swapped?):
      self(
        """
        Latitude {0} is out of range: latitudes go from −90 to 90. Are the numbers swapped? \
        Latitude comes first: {1}
        """, Self.written(degrees),
        "\(Self.written(swapped.latitude)), \(Self.written(swapped.longitude))")
    case .latitude(let degrees, nil):
      self("Latitude {0} is out of range: latitudes go from −90 to 90.", Self.written(degrees))
    case .longitude(let degrees):
      self("Longitude {0} is out of range: longitudes go from −180 to 180.", Self.written(degrees))
    case .twoLatitudes: self("There are two latitudes and no longitude.")
    case .twoLongitudes: self("There are two longitudes and no latitude.")
    case .minutes(let minutes):
      self("{0} minutes are too many: there are 60 in a degree.", Self.written(minutes))
    case .seconds(let seconds):
      self("{0} seconds are too many: there are 60 in a minute.", Self.written(seconds))
    case .contradiction: self("Its signs, letters or labels contradict each other.")
    case .thirdNumber(let number):
      self("The third number, {0}, is no zoom: that goes from 0 to 24.", Self.written(number))
    case .shortLink:
      self(
        """
        This short link holds no position: open it in a browser, and copy the address that it \
        leads to.
        """)
    case .noPositionInLink: self("There is no position in this link.")
    case .plusCode: self("This is no valid plus code, which looks like 8FH495QF+29.")
    case .plusCodeNeedsPlace:
      self("This plus code is a short one: add a place near it, as in 95QF+29 Barcelona.")
    case .unknownPlace(let name): self("The place of this plus code, “{0}”, is not known.", name)
    case .grid: self("This UTM or MGRS reference is not in its zone.")
    case .oddGridDigits: self("An MGRS reference has as many digits to the east as to the north.")
    case .polarGrid: self("The polar grid UPS is not read: give latitude and longitude.")
    case .referenceSystem(let name):
      self("Its reference system is {0}; only WGS 84 (EPSG:4326) is read.", name)
    case .geometry(let name): self("{0} is no single position.", name)
    }
  }

  /// Returns one line on a choice that the reader made.
  package func message(for note: PositionNote) -> String {
    switch note {
    case .westByO: self("O was read as west.")
    case .signAndLetter: self("The minus and the letter were read as saying the same.")
    }
  }

  /// Returns a number as it is typed; a whole one has no ".0".
  private static func written(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
