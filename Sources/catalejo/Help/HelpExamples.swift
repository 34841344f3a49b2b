/// Two examples of each command, by the names that lead to it.
enum HelpExamples {
  static let all: [String: [String]] = [
    "": ["catalejo paris", "catalejo --open cities/3936456/map"],
    "session": ["catalejo new york", #"printf '/lima\n1\n' | catalejo"#],
    "list": [
      #"catalejo list cities --search "sao pau" --json"#,
      #"catalejo list cities --sort population --limit 5 --format '{name}\t{population}'"#,
    ],
    "detail": ["catalejo detail cities lima", "catalejo detail pokemon 25 --json"],
    "map": ["catalejo map cities lima --zoom 6", "catalejo map -54.8,-68.3 --graticule"],
    "favorites": ["catalejo favorites", "catalejo favorites add cities 3936456"],
    "favorites list": ["catalejo favorites list", "catalejo favorites list --json"],
    "favorites add": [
      "catalejo favorites add cities 3936456 3117735", "catalejo favorites add pokemon 25",
    ],
    "favorites remove": [
      "catalejo favorites remove cities 3936456", "catalejo favorites remove pokemon 25 --json",
    ],
    "favorites export": [
      "catalejo favorites export - > favorites.json",
      "catalejo favorites export favorites.json --force",
    ],
    "favorites import": [
      "catalejo favorites import favorites.json", "catalejo favorites import - < favorites.json",
    ],
    "refresh": ["catalejo refresh people pokemon", "catalejo refresh cities --embedded"],
    "doctor": ["catalejo doctor", "catalejo doctor --offline"],
    "about": ["catalejo about", "catalejo about --lang es"],
  ]
}
