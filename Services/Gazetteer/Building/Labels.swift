/// Texts that many rows have, numbered as they come.
struct Labels {
  private(set) var values: [String] = []
  private var indices: [String: Int32] = [:]

  /// The number of a text, which is new where it was not there yet.
  mutating func index(of text: String) -> Int32 {
    if let index = indices[text] { return index }
    let index = Int32(values.count)
    values.append(text)
    indices[text] = index
    return index
  }

  /// Those of the texts that are used, by their bytes, and each number's place among them.
  func sorted(used: some Sequence<Int32>) -> (values: [String], places: [Int]) {
    var isUsed = [Bool](repeating: false, count: values.count)
    for index in used { isUsed[Int(index)] = true }
    let order = values.indices.filter { isUsed[$0] }
      .sorted { values[$0].utf8.lexicographicallyPrecedes(values[$1].utf8) }
    var places = [Int](repeating: 0, count: values.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return (order.map { values[$0] }, places)
  }
}
