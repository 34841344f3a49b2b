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
  /// The kind of its identity document; nil where it has none, and `id.value` is null.
  let document: String?

  /// Whether a postcode is a number in the answer.
  var hasNumericPostcode: Bool { postcode.allSatisfy { $0 == "#" } }

  static let all: [StubNation] = [
    .init(
      code: "ES", country: "Spain", first: ["Amparo", "Íñigo", "Lucía", "Joaquín"],
      last: ["Catalá", "Muñoz", "Peña", "Robledo"], cities: ["Alcorcón", "Gijón", "Cádiz"],
      states: ["Cataluña", "Aragón", "La Rioja"], street: "Calle del Farol", phone: "9##-###-###",
      postcode: "#####", document: "DNI"),
    .init(
      code: "US", country: "United States", first: ["Harriet", "Wesley", "June", "Otis"],
      last: ["Quill", "Harrow", "O'Shea", "Larkspur"], cities: ["Millbrook", "Cedar Falls"],
      states: ["Oregon", "Maine", "Ohio"], street: "Lantern St", phone: "(###) ###-####",
      postcode: "#####", document: "SSN"),
    .init(
      code: "GB", country: "United Kingdom", first: ["Imogen", "Rupert", "Elsie", "Alfie"],
      last: ["Thistlewood", "Penhallow", "Ashdown"], cities: ["Wells", "St Albans", "Ely"],
      states: ["Kent", "Fife", "County Antrim"], street: "Kings Wharf", phone: "01### ######",
      postcode: "@@# #@@", document: "NINO"),
    .init(
      code: "IR", country: "Iran", first: ["پرنیان", "کیان", "مهرناز", "آرش"],
      last: ["ستارهبان", "دریایی", "کوهیار"], cities: ["شیراز", "یزد", "کرمان"],
      states: ["فارس", "گیلان"], street: "خیابان فانوس", phone: "0##-########",
      postcode: "#####", document: nil),
    .init(
      code: "NO", country: "Norway", first: ["Åse", "Bjørn", "Liv", "Eirik"],
      last: ["Øygard", "Fjellstad", "Næss"], cities: ["Bergsvik", "Sørhavn"],
      states: ["Nordland", "Møre og Romsdal"], street: "Fyrtårnveien", phone: "########",
      postcode: "0###", document: "FN"),
    .init(
      code: "CA", country: "Canada", first: ["Noémie", "Liam", "Zoé", "Émile"],
      last: ["Tremblée", "Grandmaison", "MacAllister"], cities: ["Trois-Ports", "Elmvale"],
      states: ["Québec", "Nova Scotia"], street: "Rue du Phare", phone: "@##-@##-####",
      postcode: "@#@ #@#", document: "SIN"),
    .init(
      code: "DE", country: "Germany", first: ["Anneliese", "Jürgen", "Käthe", "Matthäus"],
      last: ["Weißhaupt", "Fernrohr", "Schäfer"], cities: ["Neustadt", "Grünau", "Waren (Müritz)"],
      states: ["Hessen", "Thüringen"], street: "Leuchtturmstraße", phone: "0###-#######",
      postcode: "0####", document: "SVNR"),
    .init(
      code: "AU", country: "Australia", first: ["Matilda", "Jarrah", "Isla", "Banjo"],
      last: ["Winter-Brook", "Coolamon"], cities: ["Port Glass", "Wattle Flat"],
      states: ["Queensland", "Tasmania"], street: "Spyglass Rd", phone: "0#-####-####",
      postcode: "####", document: "TFN"),
  ]
}
