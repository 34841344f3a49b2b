/// The small words that stand before a place in a sentence, folded, in every language of the program: a
/// person may type any of them.
package enum PlaceJoints {
  /// The words before one of two places: "from lima to cusco", "entre lima y cusco".
  package static let ofTwo = words(
    Words("from between to and", context: "words before one of two places: from Lima to Cusco"))

  /// All of them, those before a single place too: "map of lima".
  package static let all = ofTwo.union(
    words(Words("of", context: "words before a place: map of Lima")))

  private static func words(_ texts: Words) -> Set<String> {
    Set(Language.allCases.flatMap { texts[$0].split(separator: " ").map { Fold.fold(String($0)) } })
  }
}
