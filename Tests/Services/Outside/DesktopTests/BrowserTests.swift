import Domain
import Foundation
import TestSupport
import Testing

@testable import Desktop

@Suite(.oneAtATime) struct BrowserTests {
  private let link: WebLink

  init() throws {
    link = try #require(WebLink("https://example.org/a;b?c=%22$(d)&e"))
  }

  @Test func theEnvironmentsBrowsersComeFirst() {
    let browsers = "lynx -nopause:w3m %s::"
    let candidates = BrowserCommand.candidates(["BROWSER": browsers, "DISPLAY": ":0"])
    #expect(candidates.map(\.words) == [["lynx", "-nopause"], ["w3m", "%s"], ["xdg-open"]])
    #expect(
      BrowserCommand.candidates(["WAYLAND_DISPLAY": "wayland-0"]).map(\.words) == [["xdg-open"]])
  }

  /// Where there is no display, xdg-open starts, and nothing opens.
  @Test func withoutADisplayNothingIsStarted() {
    #expect(BrowserCommand.candidates(["DISPLAY": ""]) == [])
    #expect(throws: DataError.noBrowser(link: link.text)) {
      try BrowserLauncher(environment: [:]).open(link)
    }
  }

  @Test func theLinkIsOneArgumentWhateverItHolds() {
    let commands = [["lynx"], ["open", "-u=%s", "now"]].map(BrowserCommand.init)
    #expect(
      commands.map { $0.arguments(for: link) } == [
        ["lynx", link.text], ["open", "-u=\(link.text)", "now"],
      ])
  }

  @Test func theBrowserGetsTheLink() async throws {
    let folder = TemporaryFolder()
    let fifo = folder.file("opened")
    #expect(mkfifo(fifo, 0o600) == 0)
    let script = folder.file("browser")
    try ExecutableScript.write("printf %s \"$1\" > \(fifo)", to: script)
    try BrowserLauncher(environment: ["BROWSER": script]).open(link)
    // Opening waits for the script.
    let text = try await Task.detached { () throws in
      let handle = try #require(FileHandle(forReadingAtPath: fifo))
      return try handle.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    }.value
    #expect(text == link.text)
  }

  @Test func withoutABrowserThatIsSaid() {
    let launcher = BrowserLauncher([BrowserCommand(words: ["/nowhere/browser"])])
    #expect(throws: DataError.noBrowser(link: link.text)) { try launcher.open(link) }
  }
}
