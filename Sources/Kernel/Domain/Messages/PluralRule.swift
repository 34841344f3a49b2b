/// Chooses a plural form by the number of things, as GNU gettext does.
///
/// The rule is an expression of C over the number `n`, such as `n != 1` (manual, "Additional functions
/// for plural forms"). It is evaluated while it is read, with the precedence of C (C17, 6.5).
/// Numbers have no sign, and wrap around.
package struct PluralRule {
  private let expression: [UInt8]
  private let forms: Int

  /// - Parameters:
  ///   - expression: the rule in ASCII.
  ///   - forms: the number of forms that the language has.
  package init(_ expression: some Sequence<UInt8>, forms: Int) {
    (self.expression, self.forms) = (Array(expression), forms)
  }

  /// Returns the form for a number of things, from 0 on.
  ///
  /// It is `nil` if the expression can't be read, or leads to a form that the language does not have.
  package func form(of count: Int) -> Int? {
    var evaluation = Evaluation(expression: expression, number: count.magnitude)
    guard let value = try? evaluation.result(), value < UInt(forms) else { return nil }
    return Int(value)
  }
}

private struct Evaluation {
  let expression: [UInt8]
  let number: UInt
  private var position = 0
  private var depth = 0

  /// No language has a rule that is nested as deeply.
  private static let deepest = 50

  /// An expression that can't be read.
  struct Malformed: Error {}

  init(expression: [UInt8], number: UInt) {
    (self.expression, self.number) = (expression, number)
  }

  mutating func result() throws(Malformed) -> UInt {
    let value = try choice()
    guard sign == nil else { throw Malformed() }
    return value
  }

  /// Reads an operation, or a choice between two values: `condition ? value : value`.
  private mutating func choice() throws(Malformed) -> UInt {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw Malformed() }
    let condition = try operation(above: 0)
    guard take("?") else { return condition }
    let chosen = try choice()
    guard take(":") else { throw Malformed() }
    let other = try choice()
    return condition != 0 ? chosen : other
  }

  /// Reads operands and the operators between them that bind more tightly than a given strength.
  private mutating func operation(above strength: Int) throws(Malformed) -> UInt {
    var value = try operand()
    while let next = nextOperator, next.operator.strength > strength {
      position += next.length
      value = next.operator(value, try operation(above: next.operator.strength))
    }
    return value
  }

  private mutating func operand() throws(Malformed) -> UInt {
    var negations = 0
    while take("!") { negations += 1 }
    var value: UInt
    if take("(") {
      value = try choice()
      guard take(")") else { throw Malformed() }
    } else if take("n") {
      value = number
    } else {
      value = try literal()
    }
    for _ in 0..<negations { value = value == 0 ? 1 : 0 }
    return value
  }

  private mutating func literal() throws(Malformed) -> UInt {
    var value: UInt?
    while position < expression.count, let digit = Self.digit(expression[position]) {
      let product = (value ?? 0).multipliedReportingOverflow(by: 10)
      let sum = product.partialValue.addingReportingOverflow(digit)
      guard !product.overflow, !sum.overflow else { throw Malformed() }
      value = sum.partialValue
      position += 1
    }
    guard let value else { throw Malformed() }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt? {
    (0x30...0x39).contains(byte) ? UInt(byte - 0x30) : nil
  }

  /// The next sign that is no blank; `nil` at the end.
  private var sign: UInt8? {
    mutating get {
      while position < expression.count, expression[position] == UInt8(ascii: " ") { position += 1 }
      return position < expression.count ? expression[position] : nil
    }
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard sign == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// The next operator and its length; `nil` if something else is next.
  private var nextOperator: (operator: Operator, length: Int)? {
    mutating get {
      guard let sign else { return nil }
      let next = position + 1 < expression.count ? expression[position + 1] : 0
      return switch (Unicode.Scalar(sign), Unicode.Scalar(next)) {
      case ("|", "|"): (.or, 2)
      case ("&", "&"): (.and, 2)
      case ("=", "="): (.equal, 2)
      case ("!", "="): (.unequal, 2)
      case ("<", "="): (.atMost, 2)
      case (">", "="): (.atLeast, 2)
      case ("<", _): (.less, 1)
      case (">", _): (.greater, 1)
      case ("+", _): (.plus, 1)
      case ("-", _): (.minus, 1)
      case ("*", _): (.times, 1)
      case ("/", _): (.quotient, 1)
      case ("%", _): (.remainder, 1)
      default: nil
      }
    }
  }
}

private enum Operator {
  case or, and, equal, unequal, less, greater, atMost, atLeast, plus, minus, times, quotient,
    remainder

  /// How tightly it binds: from 1, which is the loosest, to 6.
  var strength: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .unequal: 3
    case .less, .greater, .atMost, .atLeast: 4
    case .plus, .minus: 5
    case .times, .quotient, .remainder: 6
    }
  }

  /// Returns the value of an operation; that of a division by 0, which C does not define, is 0.
  func callAsFunction(_ a: UInt, _ b: UInt) -> UInt {
    switch self {
    case .or: a != 0 || b != 0 ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    case .equal: a == b ? 1 : 0
    case .unequal: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .atMost: a <= b ? 1 : 0
    case .atLeast: a >= b ? 1 : 0
    case .plus: a &+ b
    case .minus: a &- b
    case .times: a &* b
    case .quotient: b == 0 ? 0 : a / b
    case .remainder: b == 0 ? 0 : a % b
    }
  }
}
