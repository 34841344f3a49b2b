/// A made-up article.
struct StubArticle: Sendable {
  let section: String
  let subsection: String
  let byline: String
  let title: String
  let abstract: String
  let places: [String]
  let kind: String

  private init(
    _ section: String, _ subsection: String, _ byline: String, _ title: String,
    _ abstract: String, _ places: [String] = [], kind: String = "Article"
  ) {
    self.section = section
    self.subsection = subsection
    self.byline = byline
    self.title = title
    self.abstract = abstract
    self.places = places
    self.kind = kind
  }

  static let all: [StubArticle] = [
    .init(
      "World", "Americas", "By Inés Quiroga", "A Port Learns to Sail Again",
      "In Lima’s harbor, old boats return to the sea with young crews.", ["Lima (Peru)", "Peru"]),
    .init(
      "Science", "", "By Tobias Fernrohr and Mei Hanazono", "The Spyglass That Saw Too Much",
      "A lens ground four centuries ago still outperforms its makers’ notes."),
    .init(
      "Travel", "", "By Anneke Visser", "36 Hours in Łódź",
      "Courtyards, cinemas and a very long street.", ["Lodz (Poland)"]),
    .init(
      "Food", "", "", "Soup for Lighthouse Keepers",
      "Twelve bowls for a night when the fog won’t lift.", kind: "Interactive"),
    .init(
      "Opinion", "Guest Essay", "By Ruth Oyelaran", "Maps Are Promises",
      "What we leave out of a map says where we are afraid to go."),
    .init(
      "U.S.", "Politics", "By Calder Whitlock", "A Town Votes on Its Own Name",
      "Both names lost; the count goes on.", ["Maine"]),
    .init(
      "Arts", "Music", "By Söderblom Åkesson", "An Orchestra Tunes to the Tide",
      "The concert starts when the water does.", ["Stockholm (Sweden)", "Baltic Sea"]),
    .init(
      "Technology", "", "By Priya Ramanathan", "The Quiet Return of the Command Line",
      "“It never left,” say the people who never left it."),
    .init(
      "Books", "", "", "Nine Novels Set on Islands",
      "Some of them exist; all of them are worth the crossing.", kind: "Interactive"),
    .init(
      "Climate", "", "By Noor El-Sayed", "Counting Storks Over Cairo",
      "Volunteers, rooftops and a tally that grows each spring.", ["Cairo (Egypt)", "Egypt"]),
    .init(
      "Well", "Mind", "By Jonah Feldgate", "Why Looking Far Away Rests the Eyes",
      "Ten minutes, a window, and nothing to do."),
    .init(
      "Business", "", "By Marisol Etxeberria", "The Last Maker of Brass Telescopes",
      "Orders arrive by letter & leave by bicycle.", ["Madrid (Spain)"]),
    .init(
      "Real Estate", "", "By Dana Korhonen", "A Lighthouse With One Bedroom",
      "The view is included; the stairs are, too."),
    .init(
      "World", "Asia Pacific", "By Haruki Aonami", "東京 at Five in the Morning",
      "Markets, trains and the first light over the bay.", ["Tokyo (Japan)"]),
    .init(
      "Movies", "", "By Léa Montclair", "‘The Harbormaster’ Review: Fog, Then More Fog",
      "A slow film with a fast heart."),
    .init(
      "New York", "", "By Otto Larkspur", "The Ferry That Runs for One Passenger",
      "She has never missed it.", ["New York City"]),
    .init(
      "Health", "", "By Imani Abara", "A Clinic on the River",
      "Three doctors, one boat, forty villages.", ["Lagos (Nigeria)"]),
    .init("Magazine", "", "By Wren Castellan", "The Cartographer’s Error", ""),
  ]
}
