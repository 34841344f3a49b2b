import CSQLite
import Database
import Testing

/// What the layer over SQLite says of values and arguments.
@Suite struct SQLiteConnectionTests {
  @Test(arguments: [[], ["one"], ["one", "two", "three"]])
  func asManyArgumentsAsQuestionMarksAreNeeded(_ arguments: [String]) throws {
    let database = try SQLiteConnection(":memory:")
    var found: [String] = []
    func ask(_ arguments: [String]) throws(SQLiteError) {
      try database.run("SELECT ? || ?", arguments) { row throws(SQLiteError) in
        found.append(try row.text(0))
      }
    }
    try ask(["a", "b"])
    // What was given before would be taken for what is missing.
    let error = #expect(throws: SQLiteError.self) { try ask(arguments) }
    #expect(error?.code == SQLITE_RANGE)
    #expect(found == ["ab"])
  }

  @Test(arguments: ["", " -- nothing", "SELECT 1; SELECT 2"])
  func whatIsNotOneStatementIsRefused(_ text: String) throws {
    let database = try SQLiteConnection(":memory:")
    #expect(throws: SQLiteError.self) { try database.run(text) }
  }

  /// A database in UTF-16 has twice as many bytes as its text in UTF-8.
  @Test(arguments: ["UTF-8", "UTF-16le", "UTF-16be"])
  func textIsTheSameInEveryEncoding(_ encoding: String) throws {
    let database = try SQLiteConnection(":memory:")
    try database.run("PRAGMA encoding = '\(encoding)'")
    try database.run("CREATE TABLE names (name TEXT)")
    try database.run("INSERT INTO names VALUES (?)", ["Þórshöfn ☃"])
    var found: [String] = []
    try database.run("SELECT name FROM names") { row throws(SQLiteError) in
      found.append(try row.text(0))
    }
    #expect(found == ["Þórshöfn ☃"])
  }
}
