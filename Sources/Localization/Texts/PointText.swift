/// What is said of positions and of the files they come in.
package enum PointText: String, TextKey {
  case summary = "say what a position is near"
  case place = "Place"
  case city = "City"
  case region = "Region"
  case country = "Country"
  case way = "From there"
  case timeZone = "Time zone"
  case localTime = "Local time"
  case isThere = "it is there"
  case noRows = "There are no rows."
  case oneBroken = "{0}, line {1}, column {2}: no position can be read there."
  case broken = "{0} rows have no position that can be read; the first: {1}, line {2}, column {3}."
  case oneSurplus = "{0}, line {1}, column {2}: the row has more fields than the header."
  case surplus =
    "{0} rows have no position that can be read, or more fields than the header; the first: {1}, line {2}, column {3}."
  case oneOpenQuote = "{0}, line {1}, column {2}: a quote opens there that nothing closes."
  case openQuote =
    "{0} rows can't be read; the first: {1}, line {2}, column {3}, where a quote opens that nothing closes."
  case oneTooLong = "{0}, line {1}, column {2}: the row is longer than 1 MB, which is not read."
  case tooLong =
    "{0} rows can't be read; the first: {1}, line {2}, column {3}, which is longer than 1 MB."
  case cut =
    "{0} breaks off at line {1}, column {2}: what comes before is there; get the rest of it."

  package static let spanish: [PointText: String] = [
    .summary: "di qué hay cerca de una posición",
    .place: "Lugar", .city: "Ciudad", .region: "Región", .country: "País", .way: "Desde allí",
    .timeZone: "Zona horaria", .localTime: "Hora local", .isThere: "es ahí",
    .noRows: "No hay filas.",
    .oneBroken: "{0}, línea {1}, columna {2}: ahí no se puede leer una posición.",
    .broken:
      "{0} filas no tienen una posición que se pueda leer; la primera: {1}, línea {2}, columna {3}.",
    .oneSurplus: "{0}, línea {1}, columna {2}: la fila tiene más campos que la cabecera.",
    .oneOpenQuote: "{0}, línea {1}, columna {2}: ahí se abren comillas que nada cierra.",
    .openQuote:
      "{0} filas no se pueden leer; la primera: {1}, línea {2}, columna {3}, donde se abren comillas que nada cierra.",
    .oneTooLong: "{0}, línea {1}, columna {2}: la fila pasa de 1 MB y no se lee.",
    .tooLong:
      "{0} filas no se pueden leer; la primera: {1}, línea {2}, columna {3}, que pasa de 1 MB.",
    .cut:
      "{0} se interrumpe en la línea {1}, columna {2}: lo anterior está; consigue el resto.",
    .surplus:
      "{0} filas no tienen una posición que se pueda leer, o más campos que la cabecera; la primera: {1}, línea {2}, columna {3}.",
  ]
}
