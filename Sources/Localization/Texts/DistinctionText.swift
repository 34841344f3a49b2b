/// How namesakes are told apart.
package enum DistinctionText: TextKey {
  case near

  package static let english: [DistinctionText: String] = [
    .near: "{0} {1} of {2}"
  ]

  package static let spanish: [DistinctionText: String] = [
    .near: "a {0} al {1} de {2}"
  ]
}
