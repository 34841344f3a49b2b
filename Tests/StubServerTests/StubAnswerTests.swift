import StubServer
import TestSupport
import Testing

/// One answer of each sort; that the program understands them all is tested with the program.
@Suite(.oneAtATime) struct StubAnswerTests {
  private static let wikipedia = "/wikipedia/en/w/api.php"
  private static let popular = "/nyt/svc/mostpopular/v2"
  private let client: RawClient

  init() async throws { client = try await RawClient() }

  @Test(arguments: [
    ("/cities.json", #"[{"country":"PE","name":"Lima","_id":3936456,"coord":{"lon":-77.02824,"#),
    ("/people/?results=1&page=3", #"{"results":[{"gender":"female","name":{"title":""#),
    ("/people/?results=130&page=2", #"{"results":[]}"#),
    ("/people/?results=50&page=9223372036854775807", #"{"results":[]}"#),
    ("/pokeapi/v2/pokemon", #"{"results":[{"name":"bulbasaur","url":"http://127.0.0.1:"#),
    ("/pokeapi/v2/pokemon/80", #"{"abilities":[{"ability":null}],"height":"#),
    ("/pokeapi/v2/pokemon-species/1", #"{"flavor_text_entries":[{"flavor_text":"Bulbasaur looks"#),
    ("/pokeapi/v2/ability/1", #"{"name":"keen-eye","names":[{"name":"Vista Lince","#),
    ("/pokeapi/v2/type/1", #"{"name":"normal","pokemon":[{"pokemon":{"name":"pidgey","#),
    ("/pokeapi/v2/item/2", #"{"category":{"name":"standard-balls","url":"/pokeapi/v2/item-cat"#),
    ("/pokeapi/v2/item-category/23", #"{"name":"unused","items":[]}"#),
    ("\(popular)/viewed/7.json?api-key=stub-key", #"{"status":"OK","results":[{"url":"http://"#),
    ("\(wikipedia)?titles=Nowhere", #"{"batchcomplete":true,"query":{"pages":[{"title":"Now"#),
    ("\(wikipedia)?ggscoord=0%7C0", #"{"batchcomplete":true}"#),
    ("\(wikipedia)?ggscoord=51.5%7C-0.12&ggsradius=9000", #"{"batchcomplete":true,"query":{"pag"#),
    ("\(wikipedia)?ggscoord=91%7C0", #"{"error":{"code":"invalid-coord","#),
    ("/wikipedia/en/wiki/Lima", "<!DOCTYPE html>"),
    ("/read/2026/11/20/maps-are-promises.html", "<!DOCTYPE html>"),
    ("/pictures/a.png", "\u{FFFD}PNG\r\n"),
  ])
  func eachServiceAnswers(_ target: String, _ start: String) async throws {
    let answer = try await client.ask(target)
    #expect(answer.status == 200)
    #expect(answer.text.replacing("[\n", with: "[").hasPrefix(start))
  }

  @Test(arguments: [
    ("/nothing", 404), ("/people/x", 404), ("/pokeapi/v2/pokemon/999", 404),
    ("/pokeapi/v2/berry", 404), ("/pokeapi/v2/item/1/2", 404), ("/pictures/a", 404),
    ("\(popular)/emailed/7.json", 401), ("\(popular)/emailed/7.json?api-key=wrong", 401),
    ("\(popular)/loved/1.json?api-key=stub-key", 404), ("\(wikipedia)", 403),
  ])
  func whatIsNotThereIsSaid(_ target: String, _ status: Int) async throws {
    #expect(try await client.ask(target, headers: ["User-Agent": ""]).status == status)
  }

  /// By turns as in both versions of the services; another server has the same.
  @Test func dataAreTheSameInEachRun() async throws {
    let target = "/people/?results=50&seed=a"
    let people = try await client.ask(target).text
    #expect(people.contains(#""street":{"#) && people.contains(#""street":""#))
    let second = try await RawClient()
    let port = (first: "\(client.server.port)", second: "\(second.server.port)")
    let again = try await second.ask(target).text.replacing(port.second, with: port.first)
    #expect(again == people)
  }
}
