/// What rows are sorted by: the end of "by {0}".
package enum SortText: String, TextKey {
  case name, population, order, age, country, number, id, category, cost, rank, published, title,
    relevance

  package static let english: [SortText: String] = [
    .name: "name", .population: "population", .order: "order", .age: "age", .country: "country",
    .number: "number", .id: "id",
    .category: "category", .cost: "cost", .rank: "rank", .published: "date", .title: "title",
    .relevance: "relevance",
  ]

  package static let spanish: [SortText: String] = [
    .name: "nombre", .population: "población", .order: "orden", .age: "edad", .country: "país",
    .number: "número", .id: "identificador",
    .category: "categoría", .cost: "precio", .rank: "puesto", .published: "fecha",
    .title: "título", .relevance: "relevancia",
  ]
}
