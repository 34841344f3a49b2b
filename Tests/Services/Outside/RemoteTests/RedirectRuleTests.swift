import Domain
import Testing

@testable import Remote

@Suite struct RedirectRuleTests {
  @Test func followsWithinASchemeAndNotOutOfIt() throws {
    #expect(try redirect("https://a.b/x", "/y") == "https://a.b/y")
    #expect(try redirect("https://a.b/x", "https://c.d/y") == "https://c.d/y")
    #expect(try redirect("http://127.0.0.1:1/x", "http://localhost:2/y") == "http://localhost:2/y")
  }

  @Test(arguments: [
    ("https://a.b/x", "http://a.b/x"), ("https://a.b/x", "ftp://a.b/x"),
    ("https://a.b/x", "file:///etc/passwd"), ("https://a.b/x", "https://me:word@a.b/x"),
    ("http://127.0.0.1/x", "https://a.b/"), ("http://127.0.0.1/x", "http://a.b/"),
    ("https://a.b/x", "https://localhost/"),
  ])
  func refusesToBeLedAstray(_ from: String, _ location: String) {
    #expect(throws: ServiceProblem.unsafeRedirect) {
      try redirect(from, location)
    }
  }

  @Test func goesFiveTimesAndNotInACircle() throws {
    var rule = RedirectRule(from: try #require(HTTPAddress("https://a.b/0")), key: nil)
    for step in 1...5 { #expect(try rule.redirect(to: "/\(step)").path == "/\(step)") }
    #expect(throws: ServiceProblem.tooManyRedirects) { try rule.redirect(to: "/6") }
    #expect(throws: ServiceProblem.tooManyRedirects) {
      try redirect("https://a.b/x", "/x")
    }
  }

  @Test func theKeyStaysWithItsOrigin() throws {
    let from = "https://a.b/x?api-key=s3cret"
    #expect(try redirect(from, "/y?q=1", key: "s3cret") == "https://a.b/y?q=1&api-key=s3cret")
    #expect(try redirect(from, "/y", key: "s3cret") == "https://a.b/y?api-key=s3cret")
    #expect(
      try redirect(from, "/y?api-key=s3cret", key: "s3cret") == "https://a.b/y?api-key=s3cret")
    #expect(try redirect(from, "https://c.d/y", key: "s3cret") == "https://c.d/y")
    #expect(try redirect(from, "https://a.b:444/y", key: "s3cret") == "https://a.b:444/y")
    #expect(throws: ServiceProblem.unsafeRedirect) {
      try redirect(from, "https://c.d/y?api-key=s3cret", key: "s3cret")
    }
  }

  @Test func aRedirectOfTheKeyedServiceToItselfIsACircle() {
    #expect(throws: ServiceProblem.tooManyRedirects) {
      try redirect("https://a.b/x?api-key=k", "/x", key: "k")
    }
  }

  private func redirect(_ from: String, _ location: String, key: String? = nil) throws -> String {
    var rule = RedirectRule(from: try #require(HTTPAddress(from)), key: key)
    return try rule.redirect(to: location).text
  }
}
