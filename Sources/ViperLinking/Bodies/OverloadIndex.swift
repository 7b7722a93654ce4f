/// The index of overloads by a required label, the rarest one of each overload.
struct OverloadIndex {
  private var byLabel: [Name: [Int]] = [:]
  /// The overloads without required labels.
  private var others: [Int] = []

  init(_ members: [FoundMember], by matcher: inout OverloadMatcher) {
    var labels: [[Name]] = []
    var counts: [Name: Int] = [:]
    for member in members {
      let required = matcher.requiredLabels(of: member)
      labels.append(required)
      for label in Set(required) { counts[label, default: 0] += 1 }
    }
    for (position, required) in labels.enumerated() {
      // Each label was counted above.
      if let rarest = required.min(by: { counts[$0]! < counts[$1]! }) {
        byLabel[rarest, default: []].append(position)
      } else {
        others.append(position)
      }
    }
  }

  /// The positions of possible overloads, ascending.
  func candidates(for shape: CallShape) -> [Int] {
    Set(shape.labels).reduce(into: others) { $0 += byLabel[$1] ?? [] }.sorted()
  }
}
