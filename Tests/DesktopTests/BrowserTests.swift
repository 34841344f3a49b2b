import Domain
import Foundation
import Testing

@testable import Desktop

@Suite struct BrowserTests {
  private let link: WebLink

  init() throws {
    link = try #require(WebLink("https://example.org/a;b?c=%22$(d)&e"))
  }

  @Test func theEnvironmentsBrowsersComeFirst() {
    let candidates = BrowserCommand.candidates(["BROWSER": "lynx -nopause:w3m %s::"])
    #expect(candidates.map(\.words) == [["lynx", "-nopause"], ["w3m", "%s"], ["xdg-open"]])
    #expect(BrowserCommand.candidates([:]).map(\.words) == [["xdg-open"]])
  }

  @Test func theLinkIsOneArgumentWhateverItHolds() {
    let commands = [["lynx"], ["open", "-u=%s", "now"]].map(BrowserCommand.init)
    #expect(
      commands.map { $0.arguments(for: link) } == [
        ["lynx", link.text], ["open", "-u=\(link.text)", "now"],
      ])
  }

  @Test func theBrowserGetsTheLink() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fifo = folder.appending(path: "opened").path
    #expect(mkfifo(fifo, 0o600) == 0)
    let script = folder.appending(path: "browser")
    try "#!/bin/sh\nprintf %s \"$1\" > \(fifo)\n".write(
      to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
    try BrowserLauncher(environment: ["BROWSER": script.path]).open(link)
    // Opening waits for the script.
    let text = try await Task.detached { () throws in
      let handle = try #require(FileHandle(forReadingAtPath: fifo))
      return try handle.readToEnd().map { String(decoding: $0, as: UTF8.self) }
    }.value
    #expect(text == link.text)
  }

  @Test func withoutABrowserThatIsSaid() {
    let launcher = BrowserLauncher([BrowserCommand(words: ["/nowhere/browser"])])
    #expect(throws: DataError.noBrowser) { try launcher.open(link) }
  }
}
