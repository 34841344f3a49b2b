/// The texts on positions and on the files they come in.
package enum PointText: String, TextKey {
  case summary = "say what a position is near"
  case place = "Place"
  case city = "City"
  case region = "Region"
  case country = "Country"
  case way = "From there"
  case timeZone = "Time zone"
  case localTime = "Local time"
  case noRows = "There are no rows."
  case oneBroken = "{0}, line {1}, column {2}: no position can be read there."
  case broken = "{0} rows have no position that can be read; the first: {1}, line {2}, column {3}."
  case oneSurplus = "{0}, line {1}, column {2}: the row has more fields than the header."
  case surplus =
    "{0} rows have no position that can be read, or more fields than the header; the first: {1}, line {2}, column {3}."
  case oneOpenQuote = "{0}, line {1}, column {2}: a quote opens there that nothing closes."
  case openQuote =
    "{0} rows can't be read; the first: {1}, line {2}, column {3}, where a quote opens that nothing closes."
  case oneTooLong = "{0}, line {1}, column {2}: the row is longer than 16 MB, which is not read."
  case tooLong =
    "{0} rows can't be read; the first: {1}, line {2}, column {3}, which is longer than 16 MB."
  case cut =
    "{0} breaks off at line {1}, column {2}: what comes before is there; get the rest of it."
  case packedCut =
    "{0} is packed and ends too early: what comes before is there; get the rest of it."
  case unplaced = "{0}: {1} read; without positions of their own: {2}."
  case groundOverlay = "{0} ground overlay"
  case groundOverlays = "{0} ground overlays"
  case networkLink = "{0} network link"
  case networkLinks = "{0} network links"
  case screenOverlay = "{0} screen overlay"
  case screenOverlays = "{0} screen overlays"
  case tour = "{0} tour"
  case tours = "{0} tours"
  case placemark = "{0} placemark"
  case placemarks = "{0} placemarks"
  case track = "{0} track"
  case tracks = "{0} tracks"
  case routeWithoutPoints = "{0} route"
  case routes = "{0} routes"
  case trackPoint = "{0} track point"
  case trackPoints = "{0} track points"
  case element = "{0} element"
  case elements = "{0} elements"
  case oneWithout = "{0}: “{1}” has no positions that can be read."
  case without = "{0}: {1} files have no positions that can be read: {2}."
  case encrypted = "{0}: “{1}” in it is encrypted and was not read."
  case nested = "{0}: “{1}” is an archive in an archive and was not read; unpack it first."
  case lateProperty =
    "{0}: the property “{1}” of later features has no column; {2} values were left out."
  case otherProjection =
    "{0}: the positions of {2} rows are {1} and were not read; convert them to EPSG:4326."
  case notDegrees =
    "{0}: {1} rows have numbers too large for degrees, like metres; convert them to EPSG:4326."
  case trailing = "{0}: what follows the end of the document, from line {1} on, was not read."
  case oneBroughtBack = "{0}: a longitude beyond 180° was brought back by a turn."
  case broughtBack = "{0}: {1} longitudes beyond 180° were brought back by a turn."
  case oneNotANumber = "{0}: NaN in line {1} is read as no value."
  case notANumbers = "{0}: {2} values are NaN, the first in line {1}; they are read as no values."
  case converted = "{0}: its positions are {1}; they were converted to degrees."
  case encodingOf = "{0} is written in {1}."
  case encodingOfOutput = "{0} is written in {1}; the output is UTF-8."
  case oneInvalidByte = "{0} is UTF-8 but for one byte, which is read as windows-1252."
  case invalidBytes = "{0} is UTF-8 but for {1} bytes, which are read as windows-1252."

  package static let spanish: [PointText: String] = [
    .summary: "di qué hay cerca de una posición",
    .place: "Lugar", .city: "Ciudad", .region: "Región", .country: "País", .way: "Desde allí",
    .timeZone: "Zona horaria", .localTime: "Hora local",
    .noRows: "No hay filas.",
    .oneBroken: "{0}, línea {1}, columna {2}: ahí no se puede leer una posición.",
    .broken:
      "{0} filas no tienen una posición que se pueda leer; la primera: {1}, línea {2}, columna {3}.",
    .oneSurplus: "{0}, línea {1}, columna {2}: la fila tiene más campos que la cabecera.",
    .oneOpenQuote: "{0}, línea {1}, columna {2}: ahí se abren comillas que nada cierra.",
    .openQuote:
      "{0} filas no se pueden leer; la primera: {1}, línea {2}, columna {3}, donde se abren comillas que nada cierra.",
    .oneTooLong: "{0}, línea {1}, columna {2}: la fila pasa de 16 MB y no se lee.",
    .tooLong:
      "{0} filas no se pueden leer; la primera: {1}, línea {2}, columna {3}, que pasa de 16 MB.",
    .cut:
      "{0} se interrumpe en la línea {1}, columna {2}: lo anterior está; consigue el resto.",
    .surplus:
      "{0} filas no tienen una posición que se pueda leer, o más campos que la cabecera; la primera: {1}, línea {2}, columna {3}.",
    .packedCut:
      "{0} está comprimido y acaba antes de tiempo: lo anterior está; consigue el resto.",
    .unplaced: "{0}: se leyeron {1}; sin posiciones propias: {2}.",
    .groundOverlay: "{0} superposición de suelo", .groundOverlays: "{0} superposiciones de suelo",
    .networkLink: "{0} enlace de red", .networkLinks: "{0} enlaces de red",
    .screenOverlay: "{0} superposición de pantalla",
    .screenOverlays: "{0} superposiciones de pantalla",
    .tour: "{0} recorrido", .tours: "{0} recorridos",
    .placemark: "{0} marca de posición", .placemarks: "{0} marcas de posición",
    .track: "{0} track", .tracks: "{0} tracks",
    .routeWithoutPoints: "{0} ruta", .routes: "{0} rutas",
    .trackPoint: "{0} punto de track", .trackPoints: "{0} puntos de track",
    .element: "{0} elemento", .elements: "{0} elementos",
    .oneWithout: "{0}: «{1}» no tiene posiciones que se puedan leer.",
    .without: "{0}: {1} archivos no tienen posiciones que se puedan leer: {2}.",
    .encrypted: "{0}: «{1}», dentro de él, está cifrado y no se leyó.",
    .nested:
      "{0}: «{1}» es un archivo comprimido dentro de otro y no se leyó; descomprímelo antes.",
    .lateProperty:
      "{0}: la propiedad «{1}» de elementos posteriores no tiene columna; se omitieron {2} valores.",
    .otherProjection:
      "{0}: las posiciones de {2} filas están en {1} y no se leyeron; conviértelas a EPSG:4326.",
    .notDegrees:
      "{0}: {1} filas tienen números demasiado grandes para ser grados, como metros; conviértelas a EPSG:4326.",
    .trailing: "{0}: lo que sigue al final del documento, desde la línea {1}, no se leyó.",
    .oneBroughtBack: "{0}: una longitud de más de 180° se redujo en una vuelta.",
    .broughtBack: "{0}: {1} longitudes de más de 180° se redujeron en una vuelta.",
    .oneNotANumber: "{0}: el NaN de la línea {1} se lee como si no hubiera valor.",
    .notANumbers:
      "{0}: {2} valores son NaN, el primero en la línea {1}; se leen como si no hubiera valor.",
    .converted: "{0}: sus posiciones están en {1}; se convirtieron a grados.",
    .encodingOf: "{0} usa la codificación {1}.",
    .encodingOfOutput: "{0} usa la codificación {1}; la salida es UTF-8.",
    .oneInvalidByte: "{0} es UTF-8 salvo un byte, que se lee como windows-1252.",
    .invalidBytes: "{0} es UTF-8 salvo {1} bytes, que se leen como windows-1252.",
  ]
}
