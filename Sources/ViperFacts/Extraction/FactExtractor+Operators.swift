import SwiftSyntax

/// Sequences of operands and operators, which swift-syntax does not fold: by precedence, as far as the standard library declares it.
extension FactExtractor {
  /// Adds a sequence, or a part of one that reaches to its end: what follows `try?` is all under it.
  mutating func add(sequence elements: ArraySlice<Node>, of node: Node) -> Int {
    let index = add(assignments: elements, of: node)
    return elements.first.map { tried($0, index) } ?? index
  }

  /// Marks the operand of `try?`.
  mutating func tried(_ node: Node, _ index: Int) -> Int {
    if let node: TryExprNode = node.ifTyped(.tryExpr), node.questionOrExclamationMark?.isText("?") == true {
      facts.expressions[index].flags.insert(.isTried)
    }
    return index
  }

  private mutating func add(assignments elements: ArraySlice<Node>, of node: Node) -> Int {
    guard elements.count > 1 else { return add(operand: elements.first, of: node) }
    guard let split = elements.firstIndex(where: Self.assigns) else { return add(ternaries: elements, of: node) }
    let compound = Self.token(of: elements[split])
    let index = expression(compound == nil ? .assignment : .operator, of: node) { extractor in
      _ = extractor.add(ternaries: elements[..<split], of: node)
      _ = extractor.add(sequence: elements[(split + 1)...], of: node)
    }
    if let compound { mark(index, with: [compound]) }
    return index
  }

  /// Splits a sequence without assignments: looking for one again behind each `:` of a chain would take quadratic time.
  private mutating func add(ternaries elements: ArraySlice<Node>, of node: Node) -> Int {
    guard elements.count > 1 else { return add(operand: elements.first, of: node) }
    guard let split = elements.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) else {
      return add(operators: elements, of: node)
    }
    let middle = elements[split].typed(UnresolvedTernaryExprNode.self)
    return expression(.ternary, of: node) { extractor in
      _ = extractor.add(operators: elements[..<split], of: node)
      extractor.add(expression: middle.thenExpression)
      let rest = elements[(split + 1)...]
      let index = extractor.add(ternaries: rest, of: node)
      if let first = rest.first { _ = extractor.tried(first, index) }
    }
  }

  private mutating func add(operand node: Node?, of parent: Node) -> Int {
    if let node: TryExprNode = node?.ifTyped(.tryExpr) { return add(expression: node.expression) }
    return add(optional: node, of: parent)
  }

  private static func assigns(_ node: Node) -> Bool {
    node.kind == .assignmentExpr || Precedence(token(of: node)) == .assignment
  }

  /// The operator, if a node is a binary one.
  private static func token(of node: Node) -> Token? {
    node.ifTyped(.binaryOperatorExpr, BinaryOperatorExprNode.self)?.operator
  }

  // MARK: binary operators

  /// From the loosest.
  private enum Precedence: Int, Comparable {
    case assignment, disjunction, conjunction, comparison, coalescing, other, none

    init(_ token: Token?) {
      guard let token else {
        self = .none
        return
      }
      switch token.text {
      case "||": self = .disjunction
      case "&&": self = .conjunction
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
      case "??": self = .coalescing
      case let text: self = text.bytes.last == UInt8(ascii: "=") ? .assignment : .other
      }
    }

    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
  }

  /// Adds all operands of the loosest operators as one flat record, since an expression may have a hundred thousand terms.
  private mutating func add(operators elements: ArraySlice<Node>, of node: Node) -> Int {
    guard elements.count > 1 else { return add(operand: elements.first, of: node) }
    let precedences = elements.map { Precedence(Self.token(of: $0)) }
    guard let loosest = precedences.min(), loosest != .none else { return add(casts: elements, of: node) }
    let separators = elements.indices.filter { precedences[$0 - elements.startIndex] == loosest }
    let index = expression(loosest == .coalescing ? .coalesce : .operator, of: node) { extractor in
      var start = elements.startIndex
      for end in separators + [elements.endIndex] {
        if start < end { _ = extractor.add(operators: elements[start..<end], of: node) }
        start = end + 1
      }
    }
    if loosest != .coalescing { mark(index, with: separators.compactMap { Self.token(of: elements[$0]) }) }
    return index
  }

  /// Notes what operators an expression has.
  private mutating func mark(_ index: Int, with operators: [Token]) {
    if operators.contains(where: Self.mayChange) { facts.expressions[index].flags.insert(.mayChange) }
    guard let first = operators.first, operators.allSatisfy({ $0.text == first.text }) else { return }
    facts.expressions[index].name = name(first)
  }

  /// Whether an operator assigns, or is not one of Swift's own.
  private static func mayChange(_ token: Token) -> Bool {
    switch Precedence(token) {
    case .assignment: true
    case .other: !isPlain(token.text)
    default: false
    }
  }

  private static func isPlain(_ text: TokenText) -> Bool {
    switch text {
    case "+", "-", "*", "/", "%", "...", "..<", "&", "|", "^", "<<", ">>", "&+", "&-", "&*": true
    default: false
    }
  }

  /// Adds `a as? B` or `a is B`, the only sequences without a binary operator.
  private mutating func add(casts elements: ArraySlice<Node>, of node: Node) -> Int {
    guard elements.count > 1 else { return add(operand: elements.first, of: node) }
    guard elements.count >= 3, let target: TypeExprNode = elements.last?.ifTyped(.typeExpr) else {
      return expression(.other, of: node) { extractor in for element in elements { extractor.add(expression: element) } }
    }
    let `operator` = elements[elements.endIndex - 2]
    let cast = `operator`.ifTyped(.unresolvedAsExpr, UnresolvedAsExprNode.self)
    let isOptional = cast?.questionOrExclamationMark?.isText("?") == true
    let index = expression(cast == nil ? .typeCheck : .cast, of: node, flags: isOptional ? .isOptional : []) { extractor in
      _ = extractor.add(casts: elements.dropLast(2), of: node)
    }
    facts.expressions[index].type = add(type: target.type)
    return index
  }
}
