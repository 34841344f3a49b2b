/// The gender a person's record states.
package enum Gender: String, Hashable, Sendable, Codable {
  case female, male
}
