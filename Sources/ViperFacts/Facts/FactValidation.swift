/// A record of a file's facts: numbers only, without padding, so that it is stored as it lies in memory.
protocol FactRecord: BitwiseCopyable, Sendable, Equatable {
  /// Adds every index, offset and raw value that readers rely on.
  ///
  /// - Parameter index: the record's own position.
  func addIndices(at index: Int, to bounds: inout FactBounds)

  /// Adds the indices of a whole section.
  static func add(_ records: FactSection<Self>, to bounds: inout FactBounds)

  /// The number of its kinds.
  static var kindCount: Int { get }
}

extension FactRecord {
  static func add(_ records: FactSection<Self>, to bounds: inout FactBounds) { addAll(records, to: &bounds) }

  static var kindCount: Int { 0 }

  /// The record's size and its number of kinds; names would take milliseconds of reflection in every run.
  static var layout: String { "\(MemoryLayout<Self>.size)/\(kindCount)" }

  fileprivate static func addAll(_ records: FactSection<Self>, to bounds: inout FactBounds) {
    // A local copy, which the compiler can hold in registers.
    var local = bounds
    records.withUnsafeBufferPointer { records in
      for index in records.indices { records[index].addIndices(at: index, to: &local) }
    }
    bounds = local
  }
}

/// A record of a tree in preorder.
protocol FactTreeRecord: FactRecord, TreeRecord {
  /// The maximum depth, that of the extractor: code that walks the tree recurses once for each level.
  static var depthLimit: Int { get }
}

extension FactTreeRecord {
  static func add(_ records: FactSection<Self>, to bounds: inout FactBounds) {
    addAll(records, to: &bounds)
    bounds.refuse(!PreorderTree.isSound(records, depth: depthLimit) { $0.subtreeEnd })
  }
}

/// The highest indices in a file's records, compared once with the sizes of the sections they point into.
///
/// Checksums find damage, but not forged files, which can have correct checksums. There is no branch per record: nearly all files
/// are valid, and a loop without branches runs at memory speed.
struct FactBounds {
  private var highestName: UInt32 = 0
  /// Plus one, so that -1, which means none, becomes the lowest.
  private var highestType: UInt32 = 0
  private var highestExpression: UInt32 = 0
  private var highestInherited: UInt32 = 0
  private var faults: UInt32 = 0

  // Inlined, since a call for each field of each record would cost more than the comparison.
  @inline(__always) mutating func add(name: NameTable.ID) { highestName = max(highestName, name) }

  /// - Parameter isOptional: whether -1 means none.
  @inline(__always) mutating func add(type: Int32, isOptional: Bool = true) {
    highestType = max(highestType, UInt32(bitPattern: type &+ 1))
    if !isOptional { refuse(type < 0) }
  }

  @inline(__always) mutating func add(expression: Int32) {
    highestExpression = max(highestExpression, UInt32(bitPattern: expression &+ 1))
  }

  /// A range of `inherited`.
  @inline(__always) mutating func add(inherited: (start: UInt32, end: UInt32)) {
    highestInherited = max(highestInherited, inherited.end)
    refuse(inherited.start > inherited.end)
  }

  @inline(__always) mutating func add(_ span: Span) { refuse(!span.isSound) }

  @inline(__always) mutating func refuse(_ isWrong: Bool) { faults |= isWrong ? 1 : 0 }

  func hold(for facts: FileFacts) -> Bool {
    faults == 0 && Int(highestName) < facts.names.count && Int(highestType) <= facts.types.count
      && Int(highestExpression) <= facts.expressions.count && Int(highestInherited) <= facts.inherited.count
  }
}

extension FileFacts {
  /// Whether the values and bodies of each local declaration lie within the expression that declares it; otherwise they could
  /// form a cycle.
  ///
  /// - Precondition: the records are within bounds.
  var hasSoundLocals: Bool {
    var last: Int32 = -1
    return expressions.withUnsafeBufferPointer { expressions in
      for (index, expression) in expressions.enumerated()
      where expression.isA(.declaration) && expression.type != Declaration.absent {
        guard expression.type > last, Int(expression.type) < declarations.count else { return false }
        last = expression.type
        guard isSound(local: Int(last), within: Int32(index + 1)..<Int32(expression.subtreeEnd)) else { return false }
      }
      return true
    }
  }

  private func isSound(local declaration: Int, within inside: Range<Int32>) -> Bool {
    declarations[declaration..<Int(declarations[declaration].subtreeEnd)].allSatisfy { part in
      (part.value < 0 || inside.contains(part.value)) && (part.body < 0 || inside.contains(part.body))
    }
  }
}
