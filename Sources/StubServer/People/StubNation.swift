/// What people of a country are made from.
struct StubNation: Sendable {
  let code: String
  let country: String
  let first: [String]
  let last: [String]
  let cities: [String]
  let states: [String]
  let street: String
  /// `#` is a digit, `@` a letter.
  let phone: String
  let postcode: String
  /// Whether a postcode is a number in the answer.
  let numericPostcode: Bool
  /// The kind of its identity document; nil where it has none, and `id.value` is null.
  let document: String?

  static let all: [StubNation] = [
    StubNation(
      code: "ES", country: "Spain", first: ["Amparo", "Íñigo", "Lucía", "Joaquín"],
      last: ["Catalá", "Muñoz", "Peña", "Robledo"], cities: ["Alcorcón", "Gijón", "Cádiz"],
      states: ["Cataluña", "Aragón", "La Rioja"], street: "Calle del Farol", phone: "9##-###-###",
      postcode: "#####", numericPostcode: true, document: "DNI"),
    StubNation(
      code: "US", country: "United States", first: ["Harriet", "Wesley", "June", "Otis"],
      last: ["Quill", "Harrow", "O'Shea", "Larkspur"], cities: ["Millbrook", "Cedar Falls"],
      states: ["Oregon", "Maine", "Ohio"], street: "Lantern St", phone: "(###) ###-####",
      postcode: "#####", numericPostcode: true, document: "SSN"),
    StubNation(
      code: "GB", country: "United Kingdom", first: ["Imogen", "Rupert", "Elsie", "Alfie"],
      last: ["Thistlewood", "Penhallow", "Ashdown"], cities: ["Wells", "St Albans", "Ely"],
      states: ["Kent", "Fife", "County Antrim"], street: "Kings Wharf", phone: "01### ######",
      postcode: "@@# #@@", numericPostcode: false, document: "NINO"),
    StubNation(
      code: "IR", country: "Iran", first: ["پرنیان", "کیان", "مهرناز", "آرش"],
      last: ["ستارهبان", "دریایی", "کوهیار"], cities: ["شیراز", "یزد", "کرمان"],
      states: ["فارس", "گیلان"], street: "خیابان فانوس", phone: "0##-########",
      postcode: "#####", numericPostcode: true, document: nil),
    StubNation(
      code: "NO", country: "Norway", first: ["Åse", "Bjørn", "Liv", "Eirik"],
      last: ["Øygard", "Fjellstad", "Næss"], cities: ["Bergsvik", "Sørhavn"],
      states: ["Nordland", "Møre og Romsdal"], street: "Fyrtårnveien", phone: "########",
      postcode: "0###", numericPostcode: false, document: "FN"),
    StubNation(
      code: "CA", country: "Canada", first: ["Noémie", "Liam", "Zoé", "Émile"],
      last: ["Tremblée", "Grandmaison", "MacAllister"], cities: ["Trois-Ports", "Elmvale"],
      states: ["Québec", "Nova Scotia"], street: "Rue du Phare", phone: "@##-@##-####",
      postcode: "@#@ #@#", numericPostcode: false, document: "SIN"),
    StubNation(
      code: "DE", country: "Germany", first: ["Anneliese", "Jürgen", "Käthe", "Matthäus"],
      last: ["Weißhaupt", "Fernrohr", "Schäfer"], cities: ["Neustadt", "Grünau", "Waren (Müritz)"],
      states: ["Hessen", "Thüringen"], street: "Leuchtturmstraße", phone: "0###-#######",
      postcode: "0####", numericPostcode: false, document: "SVNR"),
    StubNation(
      code: "AU", country: "Australia", first: ["Matilda", "Jarrah", "Isla", "Banjo"],
      last: ["Winter-Brook", "Coolamon"], cities: ["Port Glass", "Wattle Flat"],
      states: ["Queensland", "Tasmania"], street: "Spyglass Rd", phone: "0#-####-####",
      postcode: "####", numericPostcode: true, document: "TFN"),
  ]
}
