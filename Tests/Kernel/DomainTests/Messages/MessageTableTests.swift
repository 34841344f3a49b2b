import Testing

@testable import Domain

@Suite struct MessageTableTests {
  private static let sample = SampleTable(
    keys: ["No", "Open", "verb\u{4}Open", "{0} city", "Ñandú"],
    languages: [
      .init("es", "n != 1", 2, ["No", "Abierto", "abrir", "{0} ciudad\0{0} ciudades", "Ñandú"]),
      .init("fr", "n > 1", 2, ["Non", "", "ouvrir", "", "Nandou"]),
      .init("pt", "n > 5", 2, ["", "", "", "uma\0", ""]),
      .init("xx", "n +", 2, ["Xo", "", "", "a\0b", ""]),
    ])

  /// Returns what a table answers.
  private func answer<Answer>(
    _ bytes: [UInt8] = sample.bytes, _ body: (MessageTable?) -> Answer
  ) -> Answer {
    bytes.withUnsafeBytes { body(MessageTable($0)) }
  }

  @Test func eachTextIsFoundInEachLanguage() {
    let found = answer { table in
      ["es", "fr", "pt"].map { code in
        ["No", "Open", "{0} city", "Ñandú"].map { table?.translation(of: $0, in: code) }
      }
    }
    #expect(
      found == [
        ["No", "Abierto", "{0} ciudad", "Ñandú"], ["Non", nil, nil, "Nandou"],
        [nil, nil, "uma", nil],
      ])
    #expect(answer { $0?.languages } == ["es", "fr", "pt", "xx"])
  }

  @Test func contextsTellTextsApart() {
    let found = answer { table in
      [nil, "verb", "noun", ""].map { table?.translation(of: "Open", context: $0, in: "es") }
    }
    #expect(found == ["Abierto", "abrir", nil, nil])
    #expect(answer { $0?.translation(of: "No", context: "verb", in: "es") } == nil)
  }

  @Test func textsThatAreNotThereHaveNoTranslation() {
    for english in ["", "A", "Nn", "Noo", "N", "Zebra", "verb", "open", "Ñandu"] {
      #expect(answer { $0?.translation(of: english, in: "es") } == nil, "\(english)")
    }
    for code in ["", "e", "ess", "de", "ES"] {
      #expect(answer { $0?.translation(of: "No", in: code) } == nil, "\(code)")
    }
  }

  @Test func theCountChoosesTheForm() {
    func forms(_ code: String, of english: String = "{0} city") -> [String?] {
      answer { table in
        [0, 1, 2].map { table?.translation(of: english, count: $0, in: code) }
      }
    }
    #expect(forms("es") == ["{0} ciudades", "{0} ciudad", "{0} ciudades"])
    #expect(forms("fr") == [nil, nil, nil])
    #expect(forms("fr", of: "No") == ["Non", "Non", nil])
    // The rule can't be read, so the text is as good as missing; without a count it is not asked.
    #expect(forms("xx") == [nil, nil, nil])
    #expect(answer { $0?.translation(of: "{0} city", in: "xx") } == "a")
    #expect(answer { $0?.translation(of: "{0} city", count: 6, in: "pt") } == nil)
  }

  @Test func anEmptyTableHasNothing() {
    let bytes = SampleTable(keys: [], languages: [.init("es", "0", 1, [])]).bytes
    #expect(answer(bytes) { $0?.translation(of: "No", in: "es") } == nil)
    #expect(answer(bytes) { $0?.languages } == ["es"])
    #expect(answer(SampleTable(keys: [], languages: []).bytes) { $0?.languages } == [])
  }

  @Test func otherBytesAreNoTable() {
    for bytes in [
      [], Array("messages".utf8), Array("messagez".utf8) + Array(repeating: 0, count: 20),
    ] {
      #expect(answer(bytes) { $0 == nil }, "\(bytes)")
    }
  }

  /// Cut short anywhere, or with any byte broken: read in bounds.
  @Test func brokenTablesAreReadInBounds() {
    let whole = Self.sample.bytes
    func ask(_ bytes: [UInt8]) {
      answer(bytes) { table in
        _ = table?.languages
        for code in ["es", "fr", "pt", "xx"] {
          for english in ["No", "{0} city", "Ñandú"] {
            _ = table?.translation(of: english, in: code)
            _ = table?.translation(of: english, context: "verb", count: 3, in: code)
            _ = table?.translation(of: english, count: 3, in: code)
          }
        }
      }
    }
    for count in whole.indices { ask(Array(whole.prefix(count))) }
    for index in whole.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] = byte
        ask(bytes)
      }
    }
  }

  /// `scripts/texts` writes it, and `make lint` compares it with `po/`.
  @Test func theProgramHasATable() {
    #expect(MessageTable.embedded != nil)
  }
}

/// A table with made-up texts.
private struct SampleTable {
  struct Language {
    let code: String
    let rule: String
    let forms: Int
    let translations: [String]

    init(_ code: String, _ rule: String, _ forms: Int, _ translations: [String]) {
      (self.code, self.rule, self.forms, self.translations) = (code, rule, forms, translations)
    }
  }

  /// Sorted by their bytes.
  let keys: [String]
  let languages: [Language]

  var bytes: [UInt8] {
    let width = 4 * (keys.count + 1)
    let columns = 16 + 20 * languages.count
    var texts: [UInt8] = []
    let start = columns + width * (languages.count + 1)
    func add(_ text: String) -> Int {
      defer { texts += text.utf8 }
      return start + texts.count
    }
    func column(_ added: [String]) -> [UInt8] {
      let offsets = added.map(add) + [add("")]
      return offsets.flatMap(number)
    }
    var table = Array("messages".utf8) + number(keys.count) + number(languages.count)
    var bodies = column(keys)
    for (index, language) in languages.enumerated() {
      bodies += column(language.translations)
      let head = [add(language.code), add(language.rule), add(""), language.forms]
      table += (head + [columns + width * (index + 1)]).flatMap(number)
    }
    return table + bodies + texts
  }

  private func number(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).littleEndian, Array.init)
  }
}
