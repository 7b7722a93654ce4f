/// Whether facts that were read from a file hold together, so that nothing that follows a number in them leaves its array or runs in circles.
///
/// A checksum finds damage, but whoever writes a file can write its checksum too.
struct FactValidation {
  /// As deep as code may be nested: what walks the trees calls itself once for each level.
  private static let declarationDepth = 1_000
  private static let typeDepth = 1_000
  private static let expressionDepth = 25_000

  private let records: FactRecords
  private let nameCount: UInt32
  private let typeCount: Int32
  private let expressionCount: Int32

  static func isSound(_ records: FactRecords) -> Bool {
    guard hasSoundNames(records.names), hasSoundLines(records.lineStarts) else { return false }
    return FactValidation(records).isSound
  }

  private init(_ records: FactRecords) {
    self.records = records
    nameCount = UInt32(records.names.count)
    typeCount = Int32(clamping: records.types.count)
    expressionCount = Int32(clamping: records.expressions.count)
  }

  private var isSound: Bool {
    hasSoundDeclarations && hasSoundTypes && hasSoundExpressions && hasWholeParts && hasSoundLocals && hasSoundRest
  }

  // MARK: names and lines

  private static func hasSoundNames(_ names: NameTable) -> Bool {
    guard names.ends.first == 0, names.hashes.first == 0, names.ends.count == names.hashes.count,
      names.ends.last.map(Int.init) == names.bytes.count
    else { return false }
    return names.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (end, hash) in zip(names.ends, names.hashes).dropFirst() {
        guard Int(end) > start, Int(end) <= bytes.count else { return false }
        guard NameTable.hash(of: UnsafeBufferPointer(rebasing: bytes[start..<Int(end)])) == hash else { return false }
        start = Int(end)
      }
      return true
    }
  }

  private static func hasSoundLines(_ starts: [UInt32]) -> Bool {
    guard starts.first == 0 else { return false }
    for index in starts.indices.dropFirst() where starts[index] <= starts[index - 1] { return false }
    return true
  }

  // MARK: trees

  private var hasSoundDeclarations: Bool {
    for declaration in records.declarations {
      guard declaration.isKnownKind, declaration.name < nameCount, declaration.innerName < nameCount,
        isSound(declaration.span), isSound(declaration.nameSpan),
        isType(declaration.type), isExpression(declaration.value), isExpression(declaration.body),
        declaration.inheritedStart <= declaration.inheritedEnd, Int(declaration.inheritedEnd) <= records.inherited.count
      else { return false }
    }
    return Self.isTree(records.declarations, depth: Self.declarationDepth) { $0.subtreeEnd }
  }

  private var hasSoundTypes: Bool {
    for type in records.types {
      guard type.isKnownKind, type.name < nameCount, isSound(type.span) else { return false }
    }
    return Self.isTree(records.types, depth: Self.typeDepth) { $0.subtreeEnd }
  }

  private var hasSoundExpressions: Bool {
    for expression in records.expressions {
      guard expression.isKnownKind, expression.name < nameCount, isSound(expression.span) else { return false }
      guard expression.kind == .declaration || isType(expression.type) else { return false }
    }
    return Self.isTree(records.expressions, depth: Self.expressionDepth) { $0.subtreeEnd }
  }

  /// What the extractor never leaves out is not asked for again: an extension's type, what a member is one of, what is unwrapped.
  private var hasWholeParts: Bool {
    func isWhole(_ index: Int, _ subtreeEnd: UInt32) -> Bool { Int(subtreeEnd) > index + 1 }
    return records.declarations.allSatisfy { $0.kind != .extension || $0.type >= 0 }
      && records.types.enumerated().allSatisfy { $1.kind != .member || isWhole($0, $1.subtreeEnd) }
      && records.expressions.enumerated().allSatisfy { $1.kind != .unwrap || isWhole($0, $1.subtreeEnd) }
  }

  /// A local declaration's values and bodies lie within the expression that declares it: else they might lead back to it for ever.
  private var hasSoundLocals: Bool {
    var last: Int32 = -1
    for (index, expression) in records.expressions.enumerated() where expression.kind == .declaration && expression.type != Declaration.absent {
      guard expression.type > last, Int(expression.type) < records.declarations.count else { return false }
      last = expression.type
      let end = Int(records.declarations[Int(last)].subtreeEnd)
      let inside = Int32(index + 1)..<Int32(expression.subtreeEnd)
      for part in records.declarations[Int(last)..<end] {
        guard part.value < 0 || inside.contains(part.value), part.body < 0 || inside.contains(part.body) else { return false }
      }
    }
    return true
  }

  /// Whether every subtree ends within the one around it, and none stands deeper than the limit.
  private static func isTree<Record>(_ records: [Record], depth limit: Int, end: (Record) -> UInt32) -> Bool {
    // Where the innermost subtree ends, and those around it.
    var innermost = UInt32(clamping: records.count)
    var outer: [UInt32] = []
    for (index, record) in records.enumerated() {
      while Int(innermost) <= index, let next = outer.popLast() { innermost = next }
      let end = end(record)
      guard Int(end) > index, end <= innermost else { return false }
      guard Int(end) > index + 1 else { continue }
      guard outer.count < limit else { return false }
      outer.append(innermost)
      innermost = end
    }
    return true
  }

  // MARK: the rest

  private var hasSoundRest: Bool {
    records.inherited.allSatisfy { isType($0) && $0 >= 0 }
      && records.imports.allSatisfy { $0.module < nameCount && isSound($0.span) }
      && records.suppressions.allSatisfy { $0.text < nameCount && isSound($0.span) }
      && records.syntaxErrors.allSatisfy { $0.message < nameCount }
  }

  private func isSound(_ span: Span) -> Bool { span.start <= span.end }
  private func isType(_ position: Int32) -> Bool { position >= Declaration.absent && position < typeCount }
  private func isExpression(_ position: Int32) -> Bool { position >= Declaration.absent && position < expressionCount }
}
