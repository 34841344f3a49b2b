import Testing
import TextUI

@testable import Session

/// The prompt is the path without its root; a narrow window keeps the end.
@Suite struct BreadcrumbTests {
  @Test(arguments: [
    (["home"], 80, true, "catalejo ❯ "),
    (["home", "cities", "Lima, PE"], 80, true, "cities › Lima, PE ❯ "),
    (["home", "cities", "map"], 80, false, "cities > map > "),
    (["home", "cities", "San Carlos de Bariloche, AR", "map"], 60, true, "… › map ❯ "),
    (["home", "cities", "San Carlos de Bariloche, AR", "map"], 20, true, "… › map ❯ "),
    (["home", "San Carlos de Bariloche, AR"], 30, true, "San Carlos … ❯ "),
  ])
  func itIsThePath(_ titles: [String], _ width: Int, _ unicode: Bool, _ prompt: String) {
    #expect(Breadcrumb.prompt(titles, width: width, unicode: unicode).text == prompt)
  }
}
