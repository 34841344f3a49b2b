/// A made-up article.
struct StubArticle: Sendable {
  let section: String
  let byline: String
  let title: String
  let abstract: String
  let places: [String]
  let kind: String

  static let all: [StubArticle] = {
    let fields = table.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    return stride(from: 0, to: fields.count, by: 2).map { row in
      let (head, rest) = (fields[row], fields[row + 1])
      return StubArticle(
        section: head[0], byline: head[1], title: head[2],
        abstract: rest[0], places: rest[1].split(separator: ";").map(String.init), kind: rest[2])
    }
  }()

  /// Two lines each: section, byline and title; abstract, places and kind.
  private static let table = """
    World|By Inés Quiroga|A Port Learns to Sail Again
    In Lima’s harbor, old boats return to the sea with young crews.|Lima (Peru);Peru|Article
    Science|By Tobias Fernrohr and Mei Hanazono|The Spyglass That Saw Too Much
    A lens ground four centuries ago still outperforms its makers’ notes.||Article
    Travel|By Anneke Visser|36 Hours in Łódź
    Courtyards, cinemas and a very long street.|Lodz (Poland)|Article
    Food||Soup for Lighthouse Keepers
    Twelve bowls for a night when the fog won’t lift.||Interactive
    Opinion|By Ruth Oyelaran|Maps Are Promises
    What we leave out of a map says where we are afraid to go.||Article
    U.S.|By Calder Whitlock|A Town Votes on Its Own Name
    Both names lost; the count goes on.|Maine|Article
    Arts|By Söderblom Åkesson|An Orchestra Tunes to the Tide
    The concert starts when the water does.|Stockholm (Sweden);Baltic Sea|Article
    Technology|By Priya Ramanathan|The Quiet Return of the Command Line
    “It never left,” say the people who never left it.||Article
    Books||Nine Novels Set on Islands
    Some of them exist; all of them are worth the crossing.||Interactive
    Climate|By Noor El-Sayed|Counting Storks Over Cairo
    Volunteers, rooftops and a tally that grows each spring.|Cairo (Egypt);Egypt|Article
    Well|By Jonah Feldgate|Why Looking Far Away Rests the Eyes
    Ten minutes, a window, and nothing to do.||Article
    Business|By Marisol Etxeberria|The Last Maker of Brass Telescopes
    Orders arrive by letter & leave by bicycle.|Madrid (Spain)|Article
    Real Estate|By Dana Korhonen|A Lighthouse With One Bedroom
    The view is included; the stairs are, too.||Article
    World|By Haruki Aonami|東京 at Five in the Morning
    Markets, trains and the first light over the bay.|Tokyo (Japan)|Article
    Movies|By Léa Montclair|‘The Harbormaster’ Review: Fog, Then More Fog
    A slow film with a fast heart.||Article
    New York|By Otto Larkspur|The Ferry That Runs for One Passenger
    She has never missed it.|New York City|Article
    Health|By Imani Abara|A Clinic on the River
    Three doctors, one boat, forty villages.|Lagos (Nigeria)|Article
    Magazine|By Wren Castellan|The Cartographer’s Error
    ||Article
    """
}
