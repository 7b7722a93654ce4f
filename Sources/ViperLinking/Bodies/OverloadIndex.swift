/// The positions of overloads by a label that each call of them must have: of several the one that the fewest others have.
struct OverloadIndex {
  private var byLabel: [Name: [Int]] = [:]
  /// Those that may be called without any certain label.
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
      if let rarest = required.min(by: { counts[$0]! < counts[$1]! }) {
        byLabel[rarest, default: []].append(position)
      } else {
        others.append(position)
      }
    }
  }

  /// In ascending order.
  func candidates(for shape: CallShape) -> [Int] {
    Set(shape.labels).reduce(into: others) { $0 += byLabel[$1] ?? [] }.sorted()
  }
}
