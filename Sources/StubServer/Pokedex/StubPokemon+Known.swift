/// The real ones among the stub's Pokémon: numbers, names, types, stats and sizes.
extension StubPokemon {
  static let known: [StubPokemon] = [
    .init(1, "bulbasaur", ["grass", "poison"], [45, 49, 49, 65, 65, 45], height: 7, weight: 69),
    .init(2, "ivysaur", ["grass", "poison"], [60, 62, 63, 80, 80, 60], height: 10, weight: 130),
    .init(
      3, "venusaur", ["grass", "poison"], [80, 82, 83, 100, 100, 80], height: 20, weight: 1000),
    .init(4, "charmander", ["fire"], [39, 52, 43, 60, 50, 65], height: 6, weight: 85),
    .init(5, "charmeleon", ["fire"], [58, 64, 58, 80, 65, 80], height: 11, weight: 190),
    .init(
      6, "charizard", ["fire", "flying"], [78, 84, 78, 109, 85, 100], height: 17, weight: 905),
    .init(7, "squirtle", ["water"], [44, 48, 65, 50, 64, 43], height: 5, weight: 90),
    .init(8, "wartortle", ["water"], [59, 63, 80, 65, 80, 58], height: 10, weight: 225),
    .init(9, "blastoise", ["water"], [79, 83, 100, 85, 105, 78], height: 16, weight: 855),
    .init(10, "caterpie", ["bug"], [45, 30, 35, 20, 20, 45], height: 3, weight: 29),
    .init(11, "metapod", ["bug"], [50, 20, 55, 25, 25, 30], height: 7, weight: 99),
    .init(12, "butterfree", ["bug", "flying"], [60, 45, 50, 90, 80, 70], height: 11, weight: 320),
    .init(13, "weedle", ["bug", "poison"], [40, 35, 30, 20, 20, 50], height: 3, weight: 32),
    .init(14, "kakuna", ["bug", "poison"], [45, 25, 50, 25, 25, 35], height: 6, weight: 100),
    .init(15, "beedrill", ["bug", "poison"], [65, 90, 40, 45, 80, 75], height: 10, weight: 295),
    .init(16, "pidgey", ["normal", "flying"], [40, 45, 40, 35, 35, 56], height: 3, weight: 18),
    .init(
      17, "pidgeotto", ["normal", "flying"], [63, 60, 55, 50, 50, 71], height: 11, weight: 300),
    .init(
      18, "pidgeot", ["normal", "flying"], [83, 80, 75, 70, 70, 101], height: 15, weight: 395),
    .init(19, "rattata", ["normal"], [30, 56, 35, 25, 35, 72], height: 3, weight: 35),
    .init(20, "raticate", ["normal"], [55, 81, 60, 50, 70, 97], height: 7, weight: 185),
    .init(21, "spearow", ["normal", "flying"], [40, 60, 30, 31, 31, 70], height: 3, weight: 20),
    .init(22, "fearow", ["normal", "flying"], [65, 90, 65, 61, 61, 100], height: 12, weight: 380),
    .init(23, "ekans", ["poison"], [35, 60, 44, 40, 54, 55], height: 20, weight: 69),
    .init(24, "arbok", ["poison"], [60, 95, 69, 65, 79, 80], height: 35, weight: 650),
    .init(25, "pikachu", ["electric"], [35, 55, 40, 50, 50, 90], height: 4, weight: 60),
    .init(26, "raichu", ["electric"], [60, 90, 55, 90, 80, 110], height: 8, weight: 300),
    .init(27, "sandshrew", ["ground"], [50, 75, 85, 20, 30, 40], height: 6, weight: 120),
    .init(28, "sandslash", ["ground"], [75, 100, 110, 45, 55, 65], height: 10, weight: 295),
    .init(29, "nidoran-f", ["poison"], [55, 47, 52, 40, 40, 41], height: 4, weight: 70),
    .init(30, "nidorina", ["poison"], [70, 62, 67, 55, 55, 56], height: 8, weight: 200),
  ]
}
