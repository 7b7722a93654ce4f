import ViperFacts

/// The records of an evaluation, in flat arrays ordered by part.
struct EvaluationRecords: Sendable {
  /// The number of records of each kind, in the order of the properties.
  typealias Counts = SIMD16<Int32>

  var usages: [TypeUsage] = []
  var externalUsages: [ExternalUsage] = []
  var edges: [ValueFlow.Edge] = []
  var sources: [ValueFlow.Source] = []
  /// The slots of properties that their own type sets to nil outside `deinit`.
  var cleared: [Int32] = []
  var looks: [MemberLook] = []
  /// The names with several equally near declarations, once for each use.
  var ambiguous: [Name] = []
  /// The assignments whose target could be told.
  var assigned: [PropertyAssignment] = []
  /// The mentions of names that protocols require, as far as their receivers are known.
  var mentions: [MemberMention] = []
  /// What containers of frameworks get to show.
  var handovers: [Handover] = []
  /// The sources that stand for an object which is there already, since a cast or a declared type tells its class.
  var claims: [ValueFlow.Source] = []
  /// The flow from one slot to another where a cast or a declared type tells the class.
  var narrowed: [ValueFlow.Edge] = []
  /// The slots that get a value of which nothing is known.
  var unseen: [Int32] = []
  /// The slots that get a new object, or what a call returns, under no name by which the code keeps it.
  var unnamed: [Int32] = []
  /// The names and members in bodies with their meaning.
  var occurrences: [Occurrence] = []
  /// The ends of each part's records.
  private(set) var ends: [Counts] = []

  init() {}

  init(
    usages: [TypeUsage], externalUsages: [ExternalUsage], edges: [ValueFlow.Edge], sources: [ValueFlow.Source], cleared: [Int32],
    looks: [MemberLook], ambiguous: [Name], assigned: [PropertyAssignment], mentions: [MemberMention],
    handovers: [Handover], claims: [ValueFlow.Source], narrowed: [ValueFlow.Edge], unseen: [Int32],
    unnamed: [Int32], occurrences: [Occurrence], ends: [Counts]
  ) {
    (self.usages, self.externalUsages, self.edges, self.sources) = (usages, externalUsages, edges, sources)
    (self.cleared, self.looks, self.ambiguous, self.assigned) = (cleared, looks, ambiguous, assigned)
    (self.mentions, self.handovers, self.claims, self.narrowed) = (mentions, handovers, claims, narrowed)
    (self.unseen, self.unnamed, self.occurrences, self.ends) = (unseen, unnamed, occurrences, ends)
  }

  var counts: Counts {
    var counts = Counts()
    counts[0] = Int32(usages.count)
    counts[1] = Int32(externalUsages.count)
    counts[2] = Int32(edges.count)
    counts[3] = Int32(sources.count)
    counts[4] = Int32(cleared.count)
    counts[5] = Int32(looks.count)
    counts[6] = Int32(ambiguous.count)
    counts[7] = Int32(assigned.count)
    counts[8] = Int32(mentions.count)
    counts[9] = Int32(handovers.count)
    counts[10] = Int32(claims.count)
    counts[11] = Int32(narrowed.count)
    counts[12] = Int32(unseen.count)
    counts[13] = Int32(unnamed.count)
    counts[14] = Int32(occurrences.count)
    return counts
  }

  /// The end of a part's occurrences.
  static func occurrences(endIn counts: Counts) -> Int32 { counts[14] }

  mutating func endPart() { ends.append(counts) }

  /// Appends a range of parts of other records.
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
    assigned += other.assigned[range(7)]
    mentions += other.mentions[range(8)]
    handovers += other.handovers[range(9)]
    claims += other.claims[range(10)]
    narrowed += other.narrowed[range(11)]
    unseen += other.unseen[range(12)]
    unnamed += other.unnamed[range(13)]
    occurrences += other.occurrences[range(14)]
    ends += other.ends[parts].map { $0 &+ shift }
  }

  /// The records of a range of parts.
  func parts(_ parts: Range<Int>) -> EvaluationRecords {
    var some = EvaluationRecords()
    some.append(parts, of: self)
    return some
  }

  /// The concatenation of several records.
  static func joining(_ parts: [EvaluationRecords]) -> EvaluationRecords {
    var all = EvaluationRecords()
    all.usages.reserveCapacity(parts.reduce(0) { $0 + $1.usages.count })
    all.edges.reserveCapacity(parts.reduce(0) { $0 + $1.edges.count })
    all.occurrences.reserveCapacity(parts.reduce(0) { $0 + $1.occurrences.count })
    for part in parts { all.append(part.ends.indices, of: part) }
    return all
  }
}
