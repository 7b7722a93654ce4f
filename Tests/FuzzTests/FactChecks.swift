import ViperFacts

/// What must be true of the facts of any file, however broken its code is.
struct FactChecks {
  private let facts: FileFacts
  private let byteCount: Int
  private(set) var violations: [String] = []

  /// - Parameter byteCount: the size of the file.
  init(_ facts: FileFacts, byteCount: Int) {
    self.facts = facts
    self.byteCount = byteCount
    checkPlaces()
    checkNesting("declarations", facts.declarations.map(\.subtreeEnd))
    checkNesting("types", facts.types.map(\.subtreeEnd))
    checkNesting("expressions", facts.expressions.map(\.subtreeEnd))
    checkDeclarations()
    checkExpressions()
  }

  private mutating func expect(_ isTrue: Bool, _ violation: @autoclosure () -> String) {
    if !isTrue { violations.append(violation()) }
  }

  // MARK: places

  private mutating func checkPlaces() {
    expect(
      facts.lineStarts.first == 0 && zip(facts.lineStarts, facts.lineStarts.dropFirst()).allSatisfy(<), "lines are out of order")
    expect(facts.lineStarts.allSatisfy { $0 <= byteCount }, "a line starts outside of the file")
    check("import", facts.imports.map(\.span))
    check("declaration", facts.declarations.map(\.span))
    check("declaration's name", facts.declarations.map(\.nameSpan))
    check("type", facts.types.map(\.span))
    check("expression", facts.expressions.map(\.span))
    check("suppression", facts.suppressions.map(\.span))
    check("syntax error", facts.syntaxErrors.map { Span(start: $0.offset, end: $0.offset) })
  }

  private mutating func check(_ what: String, _ spans: [Span]) {
    for (index, span) in spans.enumerated() where span.start > span.end || span.end > byteCount {
      violations.append("\(what) \(index) at \(span.start)..<\(span.end) of \(byteCount)")
    }
  }

  // MARK: trees

  private mutating func checkNesting(_ what: String, _ ends: [UInt32]) {
    var open: [Int] = []
    for (index, end) in ends.enumerated() {
      while let last = open.last, last <= index { open.removeLast() }
      expect(
        Int(end) > index && Int(end) <= open.last ?? ends.count,
        "\(what): the subtree \(index)..<\(end) is not within the one around it")
      open.append(Int(end))
    }
  }

  private mutating func checkDeclarations() {
    for (index, declaration) in facts.declarations.enumerated() {
      let isWhole =
        isName(declaration.name) && isName(declaration.innerName) && isPosition(declaration.type, in: facts.types)
        && isPosition(declaration.value, in: facts.expressions) && isPosition(declaration.body, in: facts.expressions)
        && declaration.inheritedStart <= declaration.inheritedEnd && declaration.inheritedEnd <= facts.inherited.count
      expect(isWhole, "declaration \(index) names what is not there: \(declaration)")
    }
    expect(facts.inherited.allSatisfy { $0 >= 0 && isPosition($0, in: facts.types) }, "an inherited type is not there")
  }

  private mutating func checkExpressions() {
    expect(facts.types.allSatisfy { isName($0.name) }, "a type's name is not there")
    expect(facts.imports.allSatisfy { isName($0.module) }, "an import's name is not there")
    for (index, expression) in facts.expressions.enumerated() {
      let isThere =
        expression.kind == .declaration
        ? isPosition(expression.type, in: facts.declarations) : isPosition(expression.type, in: facts.types)
      expect(isName(expression.name) && isThere, "expression \(index) names what is not there: \(expression)")
    }
  }

  private func isName(_ id: NameTable.ID) -> Bool { id < facts.names.count }

  private func isPosition<Record>(_ position: Int32, in records: FactSection<Record>) -> Bool {
    position == Declaration.absent || records.indices.contains(Int(position))
  }
}
