import Testing

@testable import Domain

@Suite struct PluralRuleTests {
  /// A language's rule as Poedit writes it, and the rules of CLDR's chart in Swift.
  struct Example: CustomTestStringConvertible, Sendable {
    let language: String
    let expression: String
    let forms: Int
    let form: @Sendable (Int) -> Int

    var testDescription: String { language }
  }

  static let examples = [
    Example(language: "Japanese", expression: "0", forms: 1) { _ in 0 },
    Example(language: "Spanish", expression: "(n != 1)", forms: 2) { $0 == 1 ? 0 : 1 },
    Example(language: "French", expression: "n>1", forms: 2) { (0...1).contains($0) ? 0 : 1 },
    Example(
      language: "Polish",
      expression: "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)", forms: 3
    ) { count in
      if count == 1 { return 0 }
      let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
      return isFew ? 1 : 2
    },
    Example(
      language: "Russian",
      expression:
        "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
      forms: 3
    ) { count in
      if (11...14).contains(count % 100) { return 2 }
      return [0: 2, 1: 0, 2: 1, 3: 1, 4: 1][count % 10] ?? 2
    },
    Example(
      language: "Arabic",
      expression: "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
      forms: 6
    ) { count in
      switch (count, count % 100) {
      case (0...2, _): count
      case (_, 3...10): 3
      case (_, 11...99): 4
      default: 5
      }
    },
  ]

  @Test(arguments: examples) func languages(example: Example) {
    let rule = PluralRule(example.expression.utf8, forms: example.forms)
    let counts = Array(0...1000) + [1_000_000, 1_000_001, 1_000_011, 1_000_021]
    #expect(counts.map(rule.form) == counts.map(example.form))
  }

  @Test func formsByHand() {
    func forms(_ language: String, _ counts: [Int]) -> [Int?] {
      let example = Self.examples.first { $0.language == language }
      return counts.map { PluralRule((example?.expression ?? "").utf8, forms: 6).form(of: $0) }
    }
    #expect(forms("French", [0, 1, 2, 21]) == [0, 0, 1, 1])
    #expect(forms("Polish", [0, 1, 2, 5, 12, 22, 25, 112, 122]) == [2, 0, 1, 2, 2, 1, 2, 2, 1])
    #expect(forms("Russian", [0, 1, 2, 5, 11, 21, 22, 111, 121]) == [2, 0, 1, 2, 2, 0, 1, 2, 0])
    #expect(
      forms("Arabic", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103]) == [0, 1, 2, 3, 3, 4, 4, 5, 5, 3])
    // The sign of a number changes no form.
    #expect(forms("Spanish", [-1, -2, Int.min]) == [0, 1, 1])
  }

  /// Each value with n = 7 is that of C.
  @Test(arguments: [
    ("n", 7), ("2+3*4", 14), ("(2+3)*4", 20), ("20-5-3", 12), ("100/5/2", 10), ("17%10%4", 3),
    ("1<2<2", 1), ("3>2>1", 0), ("1==1==1", 1), ("2==2!=0", 1), ("1+1==2", 1), ("5<=5", 1),
    ("6<=5", 0), ("5>=6", 0), ("5>=5", 1), ("1||0&&0", 1), ("(1||0)&&0", 0), ("0||2", 1),
    ("2&&3", 1),
    ("!n", 0), ("!!n", 1), ("!0+1", 2), ("n!=7", 0), ("n ! = 7", nil), ("0?1:0?2:3", 3),
    ("1?0?4:5:6", 5), ("n==7?n>5?8:9:10", 8), ("1?2:3+4", 2), (" ( n ) ", 7), ("5/0", 0),
    ("5%0", 0),
    ("0-1>n", 1), ("18446744073709551615+8", 7),
  ])
  func precedence(expression: String, value: Int?) {
    #expect(PluralRule(expression.utf8, forms: 100).form(of: 7) == value)
  }

  @Test(arguments: [
    "", " ", "n n", "n+", "+n", "(n", "n)", "()", "n?1", "n?1:", "n?:1", "m", "n=1", "n|1", "n&1",
    "-1",
    "1:2", "18446744073709551616", "99999999999999999999", "nplurals=2", "n\u{0}",
  ])
  func isNoRule(expression: String) {
    #expect(PluralRule(expression.utf8, forms: 100).form(of: 1) == nil)
  }

  @Test func aFormThatTheLanguageLacksIsNone() {
    let rule = PluralRule("n".utf8, forms: 3)
    #expect([0, 2, 3, 4].map(rule.form) == [0, 2, nil, nil])
    #expect(PluralRule("0".utf8, forms: 0).form(of: 1) == nil)
  }

  /// A broken table may have anything there: the stack stays small.
  @Test func nestingIsBounded() {
    func nested(_ depth: Int, _ open: String, _ close: String) -> Int? {
      let expression =
        String(repeating: open, count: depth) + "n" + String(repeating: close, count: depth)
      return PluralRule(expression.utf8, forms: 2).form(of: 1)
    }
    #expect(nested(40, "(", ")") == 1)
    #expect(nested(100_000, "(", ")") == nil)
    #expect(nested(100_000, "n?", ":0") == nil)
    #expect(nested(100_000, "!", "") == 1)
    #expect(nested(100_001, "!", "") == 0)
  }
}
