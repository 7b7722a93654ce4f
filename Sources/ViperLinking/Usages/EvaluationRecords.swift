import ViperFacts

/// What the evaluation of bodies writes down: flat records, those of one part after those of the other.
struct EvaluationRecords: Sendable {
  /// How many there are of each kind, in the order of the properties, and a zero.
  typealias Counts = SIMD8<Int32>

  var usages: [TypeUsage] = []
  var externalUsages: [ExternalUsage] = []
  var edges: [ValueFlow.Edge] = []
  var sources: [ValueFlow.Source] = []
  /// Slots of properties that their own type sets to nil outside `deinit`.
  var cleared: [Int32] = []
  var looks: [MemberLook] = []
  /// Names with several equally near meanings, once for each use of one.
  var ambiguous: [Name] = []
  /// Where the records of each part end.
  private(set) var ends: [Counts] = []

  init() {}

  init(
    usages: [TypeUsage], externalUsages: [ExternalUsage], edges: [ValueFlow.Edge], sources: [ValueFlow.Source], cleared: [Int32],
    looks: [MemberLook], ambiguous: [Name], ends: [Counts]
  ) {
    (self.usages, self.externalUsages, self.edges, self.sources) = (usages, externalUsages, edges, sources)
    (self.cleared, self.looks, self.ambiguous, self.ends) = (cleared, looks, ambiguous, ends)
  }

  var counts: Counts {
    Counts(
      Int32(usages.count), Int32(externalUsages.count), Int32(edges.count), Int32(sources.count), Int32(cleared.count),
      Int32(looks.count), Int32(ambiguous.count), 0)
  }

  mutating func endPart() { ends.append(counts) }

  /// Adds some of the parts of other records.
  mutating func append(_ parts: Range<Int>, of other: EvaluationRecords) {
    guard !parts.isEmpty else { return }
    let start = parts.lowerBound == 0 ? Counts() : other.ends[parts.lowerBound - 1]
    let end = other.ends[parts.upperBound - 1]
    let shift = counts &- start
    func range(_ kind: Int) -> Range<Int> { Int(start[kind])..<Int(end[kind]) }
    usages += other.usages[range(0)]
    externalUsages += other.externalUsages[range(1)]
    edges += other.edges[range(2)]
    sources += other.sources[range(3)]
    cleared += other.cleared[range(4)]
    looks += other.looks[range(5)]
    ambiguous += other.ambiguous[range(6)]
    ends += other.ends[parts].map { $0 &+ shift }
  }

  /// Some of the parts alone.
  func parts(_ parts: Range<Int>) -> EvaluationRecords {
    var some = EvaluationRecords()
    some.append(parts, of: self)
    return some
  }

  /// Those of each after those of the ones before.
  static func joining(_ parts: [EvaluationRecords]) -> EvaluationRecords {
    var all = EvaluationRecords()
    all.usages.reserveCapacity(parts.reduce(0) { $0 + $1.usages.count })
    all.edges.reserveCapacity(parts.reduce(0) { $0 + $1.edges.count })
    for part in parts { all.append(part.ends.indices, of: part) }
    return all
  }
}
