import Domain
package import Geo

/// The reasons why a position is refused, and the notes on one that was read.
enum PositionText: String, TextKey {
  case latitude = "Latitude {0} is out of range: latitudes go from −90 to 90."
  case swapped =
    "Latitude {0} is out of range: latitudes go from −90 to 90. Are the numbers swapped? Latitude comes first: {1}"
  case longitude = "Longitude {0} is out of range: longitudes go from −180 to 180."
  case twoLatitudes = "There are two latitudes and no longitude."
  case twoLongitudes = "There are two longitudes and no latitude."
  case minutes = "{0} minutes are too many: there are 60 in a degree."
  case seconds = "{0} seconds are too many: there are 60 in a minute."
  case contradiction = "Its signs, letters or labels contradict each other."
  case thirdNumber = "The third number, {0}, is no zoom: that goes from 0 to 24."
  case shortLink =
    "This short link holds no position: open it in a browser, and copy the address that it leads to."
  case noPositionInLink = "There is no position in this link."
  case plusCode = "This is no valid plus code, which looks like 8FH495QF+29."
  case plusCodeNeedsPlace =
    "This plus code is a short one: add a place near it, as in 95QF+29 Barcelona."
  case unknownPlace = "The place of this plus code, “{0}”, is not known."
  case grid = "This UTM or MGRS reference is not in its zone."
  case oddGridDigits = "An MGRS reference has as many digits to the east as to the north."
  case polarGrid = "The polar grid UPS is not read: give latitude and longitude."
  case referenceSystem = "Its reference system is {0}; only WGS 84 (EPSG:4326) is read."
  case geometry = "{0} is no single position."
  case westByO = "O was read as west."
  case signAndLetter = "The minus and the letter were read as saying the same."

  static let spanish: [PositionText: String] = [
    .latitude: "La latitud {0} está fuera de rango: va de −90 a 90.",
    .swapped:
      "La latitud {0} está fuera de rango: va de −90 a 90. ¿Están los números al revés? La latitud va primero: {1}",
    .longitude: "La longitud {0} está fuera de rango: va de −180 a 180.",
    .twoLatitudes: "Hay dos latitudes y ninguna longitud.",
    .twoLongitudes: "Hay dos longitudes y ninguna latitud.",
    .minutes: "{0} minutos son demasiados: un grado tiene 60.",
    .seconds: "{0} segundos son demasiados: un minuto tiene 60.",
    .contradiction: "Sus signos, letras o nombres se contradicen.",
    .thirdNumber: "El tercer número, {0}, no es un nivel de zoom: va de 0 a 24.",
    .shortLink:
      "Este enlace corto no contiene la posición: ábrelo en un navegador y copia la dirección a la que lleva.",
    .noPositionInLink: "En este enlace no hay ninguna posición.",
    .plusCode: "No es un plus code válido, que es como 8FH495QF+29.",
    .plusCodeNeedsPlace:
      "Este plus code es corto: añade un lugar cercano, como en 95QF+29 Barcelona.",
    .unknownPlace: "No se conoce el lugar de este plus code, «{0}».",
    .grid: "Esta referencia UTM o MGRS no está en su zona.",
    .oddGridDigits: "Una referencia MGRS tiene tantas cifras hacia el este como hacia el norte.",
    .polarGrid: "La cuadrícula polar UPS no se lee: da latitud y longitud.",
    .referenceSystem: "Su sistema de referencia es {0}; solo se lee WGS 84 (EPSG:4326).",
    .geometry: "{0} no es una sola posición.",
    .westByO: "La O se leyó como oeste.",
    .signAndLetter: "El signo menos y la letra se leyeron como lo mismo.",
  ]
}

extension Strings {
  /// Returns one line on the fault of a text that is written as a position.
  package func message(for problem: PositionProblem) -> String {
    switch problem {
    case .latitude(let degrees, let swapped?):
      self(
        PositionText.swapped, Self.written(degrees),
        "\(Self.written(swapped.latitude)), \(Self.written(swapped.longitude))")
    case .latitude(let degrees, nil): self(PositionText.latitude, Self.written(degrees))
    case .longitude(let degrees): self(PositionText.longitude, Self.written(degrees))
    case .twoLatitudes: self[PositionText.twoLatitudes]
    case .twoLongitudes: self[PositionText.twoLongitudes]
    case .minutes(let minutes): self(PositionText.minutes, Self.written(minutes))
    case .seconds(let seconds): self(PositionText.seconds, Self.written(seconds))
    case .contradiction: self[PositionText.contradiction]
    case .thirdNumber(let number): self(PositionText.thirdNumber, Self.written(number))
    case .shortLink: self[PositionText.shortLink]
    case .noPositionInLink: self[PositionText.noPositionInLink]
    case .plusCode: self[PositionText.plusCode]
    case .plusCodeNeedsPlace: self[PositionText.plusCodeNeedsPlace]
    case .unknownPlace(let name): self(PositionText.unknownPlace, name)
    case .grid: self[PositionText.grid]
    case .oddGridDigits: self[PositionText.oddGridDigits]
    case .polarGrid: self[PositionText.polarGrid]
    case .referenceSystem(let name): self(PositionText.referenceSystem, name)
    case .geometry(let name): self(PositionText.geometry, name)
    }
  }

  /// Returns one line on a choice that the reader made.
  package func message(for note: PositionNote) -> String {
    switch note {
    case .westByO: self[PositionText.westByO]
    case .signAndLetter: self[PositionText.signAndLetter]
    }
  }

  /// Returns a number as it is typed; a whole one has no ".0".
  private static func written(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
