/// Rows like those of GeoNames' dumps of what people look for, each beside a lesser place of the name.
enum KnownPlaces {
  private static func names(_ count: Int, _ more: String) -> String {
    ((0..<count).map { "Name \($0)" } + [more]).joined(separator: ",")
  }

  static let rows = [
    Row(
      id: "1", name: "Mount Everest", others: names(80, "Everest"), group: "T", code: "MT",
      elevation: "8848"),
    Row(id: "2", name: "Everest", population: "284"),
    Row(id: "3", name: "Danube River", others: names(100, "Danube"), group: "H", code: "STM"),
    Row(id: "4", name: "Danube", population: "1039"),
    Row(id: "5", name: "Machu Picchu", others: names(40, "Machupicchu"), group: "S", code: "ANS"),
    Row(id: "6", name: "Machu Picchu", population: "4000"),
    Row(
      id: "7", name: "John F. Kennedy International Airport", others: names(30, "JFK"),
      group: "S", code: "AIRP"),
    Row(id: "8", name: "JFK", group: "S", code: "SCH"),
    Row(
      id: "9", name: "Cerro Aconcagua", others: names(40, "Aconcagua"), group: "T", code: "MT",
      elevation: "6961"),
    Row(id: "10", name: "Aconcagua", population: "900"),
    Row(
      id: "11", name: "London Heathrow Airport", others: names(40, "Heathrow"), group: "S",
      code: "AIRP"),
    Row(id: "12", name: "Heathrow", population: "5896"),
    Row(id: "13", name: "Lago Titicaca", others: names(60, "Titicaca"), group: "H", code: "LK"),
    Row(id: "14", name: "Titicaca", population: "300"),
    Row(
      id: "15", name: "Paris 07", others: "75007", group: "A", code: "ADM5", country: "FR",
      population: "57092"),
  ]

  static let postal = ["FR\t75007\tParis 07\t\t\t\t\t\t\t48.8\t2.3\t5"]

  /// Searches, and the places that are meant.
  static let wanted = [
    ("everest", "1"), ("danube", "3"), ("machu picchu", "5"), ("jfk", "7"), ("75007", "FR-75007"),
    ("aconcagua", "9"), ("heathrow", "11"), ("titicaca", "13"),
  ]
}
