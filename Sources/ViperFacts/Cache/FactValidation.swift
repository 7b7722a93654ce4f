/// Whether facts that were read from a file hold together, so that nothing that follows a number in them leaves its section or
/// runs in circles.
///
/// A checksum finds damage, but whoever writes a file can write its checksum too. Loops collect what is wrong, or the highest
/// number, and judge at their end: nearly always all is well, and without a choice for each record they run at the speed of
/// memory.
struct FactValidation {
  /// As deep as code may be nested: what walks the trees calls itself once for each level.
  private static let declarationDepth = 1_000
  private static let typeDepth = 1_000
  private static let expressionDepth = 25_000

  private let facts: FileFacts
  private let typeCount: Int32
  private let expressionCount: Int32

  static func isSound(_ facts: FileFacts) -> Bool {
    guard hasSoundNames(facts.names), hasSoundLines(facts.lineStarts) else { return false }
    return FactValidation(facts).isSound
  }

  private init(_ facts: FileFacts) {
    self.facts = facts
    typeCount = Int32(clamping: facts.types.count)
    expressionCount = Int32(clamping: facts.expressions.count)
  }

  private var isSound: Bool { hasSoundDeclarations && hasSoundTypes && hasSoundExpressions && hasSoundLocals && hasSoundRest }

  // MARK: names and lines

  private static func hasSoundNames(_ names: NameTable) -> Bool {
    // A wrong hash makes two names of one, which is no danger: the checksum is there for accidents.
    names.ends.first == 0 && names.ends.count == names.hashes.count && names.ends.last.map(Int.init) == names.bytes.count
      && isRising(names.ends)
  }

  private static func hasSoundLines(_ starts: FactSection<UInt32>) -> Bool { starts.first == 0 && isRising(starts) }

  private static func isRising(_ numbers: FactSection<UInt32>) -> Bool {
    numbers.withUnsafeBufferPointer { numbers in
      var falls = 0
      for index in numbers.indices.dropFirst() { falls += numbers[index] <= numbers[index - 1] ? 1 : 0 }
      return falls == 0
    }
  }

  // MARK: trees

  private var hasSoundDeclarations: Bool {
    var limits = Limits()
    for declaration in facts.declarations {
      limits.add(name: declaration.name, type: declaration.type, declaration.span)
      limits.add(name: declaration.innerName, type: Declaration.absent, declaration.nameSpan)
      limits.refuse(!declaration.isKnownKind)
      limits.refuse(declaration.kind == .extension && declaration.type < 0)
      limits.refuse(!isExpression(declaration.value))
      limits.refuse(!isExpression(declaration.body))
      limits.refuse(
        declaration.inheritedStart > declaration.inheritedEnd || Int(declaration.inheritedEnd) > facts.inherited.count)
    }
    return limits.hold(for: facts) && PreorderTree.isSound(facts.declarations, depth: Self.declarationDepth) { $0.subtreeEnd }
  }

  private var hasSoundTypes: Bool {
    var limits = Limits()
    facts.types.withUnsafeBufferPointer { types in
      for (index, type) in types.enumerated() {
        limits.add(name: type.name, type: Declaration.absent, type.span)
        limits.refuse(!type.isKnownKind)
        limits.refuse(type.kind == .member && Int(type.subtreeEnd) <= index + 1)
      }
    }
    return limits.hold(for: facts) && PreorderTree.isSound(facts.types, depth: Self.typeDepth) { $0.subtreeEnd }
  }

  private var hasSoundExpressions: Bool {
    var limits = Limits()
    facts.expressions.withUnsafeBufferPointer { expressions in
      for (index, expression) in expressions.enumerated() {
        let type = expression.isA(.declaration) ? Declaration.absent : expression.type
        limits.add(name: expression.name, type: type, expression.span)
        limits.refuse(!expression.isKnownKind)
        limits.refuse(expression.isA(.unwrap) && Int(expression.subtreeEnd) <= index + 1)
      }
    }
    return limits.hold(for: facts) && PreorderTree.isSound(facts.expressions, depth: Self.expressionDepth) { $0.subtreeEnd }
  }

  /// How far the numbers of records go. What the extractor never leaves out is not asked for again, so that it counts too: an
  /// extension's type, what a member is one of, what is unwrapped.
  private struct Limits {
    private var highestName: UInt32 = 0
    /// With one added, so that none is the lowest.
    private var highestType: UInt32 = 0
    private var mistakes: UInt32 = 0

    @inline(__always) mutating func add(name: NameTable.ID, type: Int32, _ span: Span) {
      highestName = max(highestName, name)
      highestType = max(highestType, UInt32(bitPattern: type &+ 1))
      refuse(!span.isSound)
    }

    @inline(__always) mutating func refuse(_ isWrong: Bool) { mistakes |= isWrong ? 1 : 0 }

    func hold(for facts: FileFacts) -> Bool {
      mistakes == 0 && Int(highestName) < facts.names.count && Int(highestType) <= facts.types.count
    }
  }

  /// A local declaration's values and bodies lie within the expression that declares it: else they might lead back to it for
  /// ever.
  private var hasSoundLocals: Bool {
    var last: Int32 = -1
    return facts.expressions.withUnsafeBufferPointer { expressions in
      for (index, expression) in expressions.enumerated()
      where expression.isA(.declaration) && expression.type != Declaration.absent {
        guard expression.type > last, Int(expression.type) < facts.declarations.count else { return false }
        last = expression.type
        guard isSound(local: Int(last), within: Int32(index + 1)..<Int32(expression.subtreeEnd)) else { return false }
      }
      return true
    }
  }

  private func isSound(local declaration: Int, within inside: Range<Int32>) -> Bool {
    facts.declarations[declaration..<Int(facts.declarations[declaration].subtreeEnd)].allSatisfy { part in
      (part.value < 0 || inside.contains(part.value)) && (part.body < 0 || inside.contains(part.body))
    }
  }

  // MARK: the rest

  private var hasSoundRest: Bool {
    let nameCount = UInt32(facts.names.count)
    return facts.inherited.allSatisfy { $0 >= 0 && $0 < typeCount }
      && facts.imports.allSatisfy { $0.module < nameCount && $0.span.isSound }
      && facts.suppressions.allSatisfy { $0.text < nameCount && $0.span.isSound }
      && facts.syntaxErrors.allSatisfy { $0.message < nameCount }
  }

  private func isExpression(_ position: Int32) -> Bool { position >= Declaration.absent && position < expressionCount }
}
