import Domain

/// The needs of evolutions in words, by the words of the embedded data.
///
/// Words that are newer than this program stay in the language of their source.
enum EvolutionNames {
  static func item(_ name: String) -> Words { items[name] ?? Words(name: name) }

  static func move(_ name: String) -> Words { moves[name] ?? Words(name: name) }

  static func condition(_ text: String) -> Words { conditions[text] ?? Words(name: text) }

  private static func named(_ names: [Words]) -> [String: Words] {
    Dictionary(names.map { ($0.english, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let items = named([
    Words("Auspicious Armor", context: "item"),
    Words("Chipped Pot", context: "item"),
    Words("Cracked Pot", context: "item"),
    Words("Dawn Stone", context: "item"),
    Words("Deep Sea Scale", context: "item"),
    Words("Deep Sea Tooth", context: "item"),
    Words("Dragon Scale", context: "item"),
    Words("Dubious Disc", context: "item"),
    Words("Dusk Stone", context: "item"),
    Words("Electirizer", context: "item"),
    Words("Fire Stone", context: "item"),
    Words("Galarica Cuff", context: "item"),
    Words("Galarica Wreath", context: "item"),
    Words("Ice Stone", context: "item"),
    Words("King's Rock", context: "item"),
    Words("Leaf Stone", context: "item"),
    Words("Magmarizer", context: "item"),
    Words("Malicious Armor", context: "item"),
    Words("Masterpiece Teacup", context: "item"),
    Words("Metal Alloy", context: "item"),
    Words("Metal Coat", context: "item"),
    Words("Moon Stone", context: "item"),
    Words("Oval Stone", context: "item"),
    Words("Prism Scale", context: "item"),
    Words("Razor Claw", context: "item"),
    Words("Razor Fang", context: "item"),
    Words("Reaper Cloth", context: "item"),
    Words("Sachet", context: "item"),
    Words("Shiny Stone", context: "item"),
    Words("Sun Stone", context: "item"),
    Words("Sweet Apple", context: "item"),
    Words("Syrupy Apple", context: "item"),
    Words("Tart Apple", context: "item"),
    Words("Thunder Stone", context: "item"),
    Words("Unremarkable Teacup", context: "item"),
    Words("Up-Grade", context: "item"),
    Words("Water Stone", context: "item"),
    Words("Whipped Dream", context: "item"),
  ])

  private static let moves = named([
    Words("Ancient Power", context: "move"),
    Words("Double Hit", context: "move"),
    Words("Dragon Cheer", context: "move"),
    Words("Dragon Pulse", context: "move"),
    Words("Hyper Drill", context: "move"),
    Words("Mimic", context: "move"),
    Words("Rollout", context: "move"),
    Words("Stomp", context: "move"),
    Words("Taunt", context: "move"),
    Words("Twin Beam", context: "move"),
  ])

  private static let conditions = [
    "Black Augurite": Words("Black Augurite"),
    "Defeat 3 Bisharp leading Pawniard and level-up": Words(
      "level up after defeating three Bisharp that lead Pawniard"),
    "Defeat the Rapid Strike Tower": Words("defeat the Tower of Waters"),
    "Defeat the Single Strike Tower": Words("defeat the Tower of Darkness"),
    "Have 49+ HP lost and walk under stone sculpture in Dusty Bowl": Words(
      "walk under the stone arch of Dusty Bowl, 49 HP or more lost"),
    "Land 3 critical hits in 1 battle": Words("land three critical hits in one battle"),
    "Level up with 999 Coins in the bag": Words("level up with 999 Gimmighoul Coins"),
    "Peat Block when there's a full moon": Words("Peat Block, at full moon"),
    "Receive 294+ recoil without fainting": Words("lose 294 HP or more to recoil without fainting"),
    "Use Agile style Psyshield Bash 20 times": Words("use Psyshield Bash 20 times in agile style"),
    "Use Rage Fist 20 times and level-up": Words("level up after using Rage Fist 20 times"),
    "Use Strong style Barb Barrage 20 times": Words("use Barb Barrage 20 times in strong style"),
    "Walk 1000 steps in Let's Go": letsGo, "walk 1000 steps in Let's Go": letsGo,
    "at night": Words("at night"),
    "during rain": Words("during rain"),
    "during the day": Words("during the day"),
    "from a special Rockruff during the evening": Words("from a special Rockruff, in the evening"),
    "near a special magnetic field": Words("near a special magnetic field"),
    "spin while holding a Sweet": Words("spin while it holds a Sweet"),
    "with a Dark-type in the party": Words("with a Dark type in the party"),
    "with a Fairy-type move and two levels of Affection": Words(
      "with a Fairy move and two levels of affection"),
    "with a Karrablast": Words("for a Karrablast"),
    "with a Remoraid in party": Words("with a Remoraid in the party"),
    "with a Shelmet": Words("for a Shelmet"),
    "with an Atk stat < its Def stat": Words("with less attack than defense"),
    "with an Atk stat > its Def stat": Words("with more attack than defense"),
    "with an Atk stat equal to its Def stat": Words("with as much attack as defense"),
    "with the console turned upside-down": Words("with the console upside down"),
  ]

  private static let letsGo = Words("walk 1,000 steps with it")
}
