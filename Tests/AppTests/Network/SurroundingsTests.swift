import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// What the machine around the program does to its requests.
@Waiting
@Suite(.oneAtATime) struct SurroundingsTests {
  private let outpost: Outpost

  init() async throws { outpost = try await Outpost() }

  /// The look-up goes on for ever on a thread of its own: neither the prompt, nor other requests, nor
  /// the program's end wait for it.
  @Test func aLookUpThatNeverAnswersIsLeftAtOnce() throws {
    let mark = outpost.home.path + "/asked"
    let visitor = try outpost.open(environment: [
      "CATALEJO_PEOPLE_URL": "https://silent.test/", "LD_PRELOAD": try silentResolver(),
      "ASKED": mark,
    ])
    try visitor.send("people\r")
    try visitor.expect("the name is looked up") { access(mark, F_OK) == 0 }
    try visitor.send("\u{03}", expecting: "❯")
    try visitor.enter("articles", expecting: "of 14", "❯")
    try visitor.leave()
    #expect(!visitor.output.contains("did not answer in time"))
  }

  /// libcurl would read proxies and passwords by itself.
  @Test func neitherForeignProxiesNorPasswordsAreUsed() throws {
    try TestFiles.write(
      "machine 127.0.0.1 login me password word\n", to: outpost.home.path + "/.netrc")
    let run = try outpost.run(
      "list", "people", "--json",
      environment: [
        "http_proxy": "http://127.0.0.1:1", "ALL_PROXY": "socks5://127.0.0.1:1",
        "HTTPS_PROXY": "http://127.0.0.1:1",
      ])
    #expect(run.status == .exited(0))
    let request = try #require(outpost.server.requests.first)
    #expect(request.headers["authorization"] == nil)
    #expect(request.headers["proxy-authorization"] == nil)
    #expect(request.headers["cookie"] == nil)
  }

  /// A library that takes the place of the system's look-up, and never answers.
  private func silentResolver() throws -> String {
    let source = outpost.home.path + "/silent.c"
    let library = outpost.home.path + "/silent.so"
    try TestFiles.write(
      """
      #include <fcntl.h>
      #include <netdb.h>
      #include <stdlib.h>
      #include <unistd.h>
      int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                      struct addrinfo **found) {
        close(open(getenv("ASKED"), O_CREAT | O_WRONLY, 0600));
        for (;;) pause();
      }
      """, to: source)
    let compiler = try ProgramRun.run(
      "/bin/sh",
      [
        "-c", #"exec "$(command -v clang || command -v cc)" -shared -fPIC -o "$1" "$2""#, "sh",
        library, source,
      ],
      environment: ProcessInfo.processInfo.environment)
    try #require(compiler.status == .exited(0), "\(compiler.errors)")
    return library
  }
}
