/// The names of the streets of a made-up town.
enum StubStreetNames {
  /// Returns the names of the streets with a number of the grid, which counts from the middle.
  static func names(of line: Int) -> (east: String, north: String) {
    if line == 0 { return ("Avenida de la Luna", "Avenida del Alba") }
    let (easts, norths) = (of(trees), of(crafts))
    let index = line < 0 ? -2 * line - 1 : 2 * line - 2
    return (easts[index % easts.count], norths[index % norths.count])
  }

  private static func of(_ names: String) -> [String] {
    names.split(separator: ",").map { "Calle " + $0 }
  }

  private static let trees = """
    del Olmo,del Fresno,del Nogal,de la Encina,del Aliso,del Tejo,del Abedul,del Almendro,del Ciprés,\
    del Castaño,del Sauce,de la Higuera,del Roble,del Avellano,del Cerezo,del Laurel,del Madroño,\
    del Enebro,del Pino Alto,del Granado,del Membrillo,de la Jara
    """

  private static let crafts = """
    de los Herreros,del Reloj,de los Alfareros,de la Imprenta,de los Tejedores,del Molino,\
    de los Toneleros,de la Cera,de los Curtidores,del Vidrio,de los Cordeleros,del Papel,\
    de los Canteros,de la Lana,de los Hojalateros,del Pan,de los Carreros,de la Seda,\
    de los Cesteros,del Yunque,de los Relojeros,de la Sal
    """
}
