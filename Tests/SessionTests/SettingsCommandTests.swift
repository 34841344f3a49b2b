import Testing

@testable import Session

/// What `set` takes.
@Suite struct SettingsCommandTests {
  @Test(arguments: [
    ("", SettingsCommand.all), ("theme", .one("theme")),
    ("THEME dark", .keep(key: "theme", value: "dark")),
    ("theme = dark", .keep(key: "theme", value: "dark")), ("theme=", .one("theme")),
    ("Theme default", .drop("theme")), ("default", .one("default")),
    (
      "cities_url = http://localhost/?a=b", .keep(key: "cities_url", value: "http://localhost/?a=b")
    ),
  ])
  func itIsReadWithAndWithoutAnEqualsSign(argument: String, command: SettingsCommand) {
    #expect(SettingsCommand(argument) == command)
  }
}
