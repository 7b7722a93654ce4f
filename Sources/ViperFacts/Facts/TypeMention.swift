/// A type that a declaration names elsewhere than in its own type, what it inherits, and the expressions of its body.
package struct TypeMention: FactRecord {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A requirement of a `where` clause.
    case requirement
    /// `@Wrapper var x`, `@Builder func f()`.
    case attribute
    /// `throws(Failure)`.
    case thrown
    /// `catch Failure.timeout`, `catch let failure as Failure`.
    case caught
    /// The root of a key path.
    case root
  }

  /// `kind` as four bytes, so that the record has no padding.
  private var head: UInt32
  /// The position of the declaration whose signature or body it is in.
  let declaration: UInt32
  /// The position in `FileFacts.types`.
  package let type: Int32

  init(_ kind: Kind, of type: Int32, in declaration: Int) {
    head = UInt32(kind.rawValue)
    self.declaration = UInt32(declaration)
    self.type = type
  }

  package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .root }
}

extension TypeMention {
  static var kindCount: Int { Kind.allCases.count }

  func addIndices(at index: Int, to bounds: inout FactBounds) {
    bounds.add(type: type, isOptional: false)
    bounds.refuse(UInt8(truncatingIfNeeded: head) > Kind.root.rawValue)
  }
}

extension FileFacts {
  /// Whether a `catch` clause with this span names types of errors before its body.
  package func catchesTypes(in span: Range<UInt32>) -> Bool {
    mentions.contains { $0.kind == .caught && span.contains(types[Int($0.type)].span.start) }
  }

  /// The types that a declaration mentions.
  package func mentions(in declaration: Int) -> Slice<FactSection<TypeMention>> {
    if mentions.isEmpty { return mentions[0..<0] }
    var (low, high) = (0, mentions.count)
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].declaration < declaration { low = middle + 1 } else { high = middle }
    }
    while high < mentions.count, mentions[high].declaration == declaration { high += 1 }
    return mentions[low..<high]
  }
}
