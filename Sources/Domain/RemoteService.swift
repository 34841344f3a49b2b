/// A service on the network that the program asks.
package struct RemoteService: Hashable, Sendable {
  /// Its name in settings: `people` stands for `CATALEJO_PEOPLE_URL` and `people_url`.
  package let rawValue: String
  /// What people call it, as a sentence begins.
  package let name: Words
  /// Where it is published; `{lang}` stands for the language of a request.
  package let address: String
  /// The page that gives the key it wants; nil where it wants none.
  package let keyPage: String?
  /// Other addresses of it, by the names that commands have for them.
  package let otherAddresses: [String: String]

  package init(
    _ rawValue: String, name: Words, address: String, keyPage: String? = nil,
    otherAddresses: [String: String] = [:]
  ) {
    self.rawValue = rawValue
    self.name = name
    self.address = address
    self.keyPage = keyPage
    self.otherAddresses = otherAddresses
  }

  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What sets its address and its key, in the environment and in the settings file.
extension RemoteService {
  package var addressVariable: String { "CATALEJO_\(rawValue.uppercased())_URL" }
  package var addressSetting: String { "\(rawValue)_url" }
  package var keyVariable: String { "CATALEJO_\(rawValue.uppercased())_API_KEY" }
  package var keySetting: String { "\(rawValue)_api_key" }
}
