import Domain

/// The needs of evolutions in both languages, by the words of the embedded data.
///
/// Words that are newer than this program stay in the language of their source.
enum EvolutionNames {
  static func item(_ name: String) -> Words { Words(name, items[name] ?? name) }

  static func move(_ name: String) -> Words { Words(name, moves[name] ?? name) }

  static func condition(_ text: String) -> Words { conditions[text] ?? Words(text, text) }

  /// The Spanish names of the games.
  private static let items = [
    "Auspicious Armor": "Armadura Auspiciosa", "Chipped Pot": "Tetera Rota",
    "Cracked Pot": "Tetera Agrietada", "Dawn Stone": "Piedra Alba",
    "Deep Sea Scale": "Escama Marina", "Deep Sea Tooth": "Diente Marino",
    "Dragon Scale": "Escama Dragón", "Dubious Disc": "Disco Extraño", "Dusk Stone": "Piedra Noche",
    "Electirizer": "Electrizador", "Fire Stone": "Piedra Fuego", "Galarica Cuff": "Brazal Galanuez",
    "Galarica Wreath": "Corona Galanuez", "Ice Stone": "Piedra Hielo",
    "King's Rock": "Roca del Rey",
    "Leaf Stone": "Piedra Hoja", "Magmarizer": "Magmatizador",
    "Malicious Armor": "Armadura Maldita", "Masterpiece Teacup": "Cuenco Exquisito",
    "Metal Alloy": "Metal Compuesto", "Metal Coat": "Revestimiento Metálico",
    "Moon Stone": "Piedra Lunar", "Oval Stone": "Piedra Oval", "Prism Scale": "Escama Bella",
    "Razor Claw": "Garra Afilada", "Razor Fang": "Colmillo Agudo",
    "Reaper Cloth": "Tela Terrible", "Sachet": "Saquito Fragante", "Shiny Stone": "Piedra Día",
    "Sun Stone": "Piedra Solar", "Sweet Apple": "Manzana Dulce", "Syrupy Apple": "Manzana Melosa",
    "Tart Apple": "Manzana Ácida", "Thunder Stone": "Piedra Trueno",
    "Unremarkable Teacup": "Cuenco Mediocre", "Up-Grade": "Mejora", "Water Stone": "Piedra Agua",
    "Whipped Dream": "Dulce de Nata",
  ]

  private static let moves = [
    "Ancient Power": "Poder Pasado", "Double Hit": "Doble Golpe",
    "Dragon Cheer": "Bramido Dragón", "Dragon Pulse": "Pulso Dragón",
    "Hyper Drill": "Hipertaladro", "Mimic": "Mimético", "Rollout": "Desenrollar",
    "Stomp": "Pisotón", "Taunt": "Mofa", "Twin Beam": "Láser Doble",
  ]

  private static let conditions = [
    "Black Augurite": Words("Black Augurite", "Mineral Negro"),
    "Defeat 3 Bisharp leading Pawniard and level-up": Words(
      "level up after defeating three Bisharp that lead Pawniard",
      "subir de nivel tras vencer a tres Bisharp que lideran Pawniard"),
    "Defeat the Rapid Strike Tower": Words(
      "defeat the Tower of Waters", "superar la Torre de las Aguas"),
    "Defeat the Single Strike Tower": Words(
      "defeat the Tower of Darkness", "superar la Torre de la Oscuridad"),
    "Have 49+ HP lost and walk under stone sculpture in Dusty Bowl": Words(
      "walk under the stone arch of Dusty Bowl, 49 HP or more lost",
      "pasar bajo el arco de piedra de la Cuenca Polvorienta, con 49 PS o más perdidos"),
    "Land 3 critical hits in 1 battle": Words(
      "land three critical hits in one battle", "dar tres golpes críticos en un combate"),
    "Level up with 999 Coins in the bag": Words(
      "level up with 999 Gimmighoul Coins", "subir de nivel con 999 monedas de Gimmighoul"),
    "Peat Block when there's a full moon": Words(
      "Peat Block, at full moon", "Bloque de Turba, con luna llena"),
    "Receive 294+ recoil without fainting": Words(
      "lose 294 HP or more to recoil without fainting",
      "perder 294 PS o más por retroceso sin debilitarse"),
    "Use Agile style Psyshield Bash 20 times": Words(
      "use Psyshield Bash 20 times in agile style",
      "usar Asalto Barrera 20 veces con estilo rápido"),
    "Use Rage Fist 20 times and level-up": Words(
      "level up after using Rage Fist 20 times",
      "subir de nivel tras usar Puño Furia 20 veces"),
    "Use Strong style Barb Barrage 20 times": Words(
      "use Barb Barrage 20 times in strong style",
      "usar Mil Púas Tóxicas 20 veces con estilo fuerte"),
    "Walk 1000 steps in Let's Go": letsGo, "walk 1000 steps in Let's Go": letsGo,
    "at night": Words("at night", "de noche"),
    "during rain": Words("during rain", "con lluvia"),
    "during the day": Words("during the day", "de día"),
    "from a special Rockruff during the evening": Words(
      "from a special Rockruff, in the evening", "de un Rockruff especial, al atardecer"),
    "near a special magnetic field": Words(
      "near a special magnetic field", "cerca de un campo magnético especial"),
    "spin while holding a Sweet": Words(
      "spin while it holds a Sweet", "dar vueltas mientras lleva un confite"),
    "with a Dark-type in the party": Words(
      "with a Dark type in the party", "con un Pokémon Siniestro en el equipo"),
    "with a Fairy-type move and two levels of Affection": Words(
      "with a Fairy move and two levels of affection",
      "con un movimiento Hada y dos niveles de cariño"),
    "with a Karrablast": Words("for a Karrablast", "por un Karrablast"),
    "with a Remoraid in party": Words(
      "with a Remoraid in the party", "con un Remoraid en el equipo"),
    "with a Shelmet": Words("for a Shelmet", "por un Shelmet"),
    "with an Atk stat < its Def stat": Words(
      "with less attack than defense", "con menos ataque que defensa"),
    "with an Atk stat > its Def stat": Words(
      "with more attack than defense", "con más ataque que defensa"),
    "with an Atk stat equal to its Def stat": Words(
      "with as much attack as defense", "con tanto ataque como defensa"),
    "with the console turned upside-down": Words(
      "with the console upside down", "con la consola boca abajo"),
  ]

  private static let letsGo = Words(
    "walk 1,000 steps with it", "caminar 1000 pasos con él")
}
