package import ViperFacts

/// Counts what each module of a code base does about one thing, with the place of each, so that the odd ones out can be named.
struct ConventionTally<Value: Hashable & Sendable>: Sendable {
  struct Vote: Sendable {
    var value: Value
    var module: String
    /// Nil for what is not there.
    var place: SourceRange?

    init(_ value: Value, module: String, place: SourceRange?) {
      self.value = value
      self.module = module
      self.place = place
    }
  }

  private(set) var votes: [Vote] = []

  init() {}

  mutating func add(_ value: Value, module: String, place: SourceRange? = nil) {
    votes.append(Vote(value, module: module, place: place))
  }

  var isEmpty: Bool { votes.isEmpty }

  func count(of value: Value) -> Int { votes.count { $0.value == value } }

  /// The most frequent value, the first among equals; nil without votes.
  var majority: Value? {
    var best: (value: Value, count: Int)?
    var seen: Set<Value> = []
    for vote in votes where seen.insert(vote.value).inserted {
      let count = count(of: vote.value)
      if count > best?.count ?? 0 { best = (vote.value, count) }
    }
    return best?.value
  }

  /// How many votes are for any of some values, and which are not.
  func support(of values: Set<Value>) -> ConventionSupport {
    let others = votes.filter { !values.contains($0.value) }
    return ConventionSupport(
      count: votes.count - others.count, total: votes.count, exceptions: others.map { .init(module: $0.module, place: $0.place) })
  }
}

/// The support of a convention: in how many modules it holds, and where it does not.
package struct ConventionSupport: Sendable, Equatable {
  package struct Exception: Sendable, Equatable {
    package var module: String
    package var place: SourceRange?
  }

  package var count: Int
  package var total: Int
  package var exceptions: [Exception]

  package init(count: Int, total: Int, exceptions: [Exception] = []) {
    self.count = count
    self.total = total
    self.exceptions = exceptions
  }

  /// The fewest modules that make a convention.
  package static let fewest = 5

  package var share: Double { total == 0 ? 0 : Double(count) / Double(total) }

  /// The share that is exceeded with 95 % certainty, after Wilson: what few modules agree on is less certain. One odd module in 43, two
  /// in 60 and eight in 144 leave .90.
  package var lowerBound: Double {
    guard total > 0 else { return 0 }
    let (n, z) = (Double(total), 1.644854)
    let spread = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    return (share + z * z / (2 * n) - spread) / (1 + z * z / n)
  }

  /// `in 57 of 58 modules`, `in all 58 modules`.
  package var counts: String {
    count == total ? "in all \(total) modules" : "in \(count) of \(total) modules"
  }

  private static let mostExceptions = 2

  /// The odd ones out, the first two by name: `MTransferInteractor.swift:12 differs`. Nil for none.
  ///
  /// - Parameter verb: for one, and for several.
  package func exceptions(_ verb: (one: String, several: String)) -> String? {
    if exceptions.isEmpty { return nil }
    let names = exceptions.map { $0.place.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? $0.module }
    let listed = Set(names).sorted()
    let more = listed.count - Self.mostExceptions
    let text = listed.prefix(Self.mostExceptions).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return "\(text) \(listed.count == 1 ? verb.one : verb.several)"
  }
}
