internal import ViperFacts

/// The suppressions of a file, indexed by rule and place.
struct SuppressionTable {
  private struct LineKey: Hashable {
    var rule: String
    var line: Int
  }

  let suppressions: [Suppression]
  private var ofFile: [String: Int] = [:]
  private var ofLine: [LineKey: [Int]] = [:]
  /// By rule, sorted and without overlaps.
  private var regions: [String: [Int]] = [:]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    for (index, suppression) in suppressions.enumerated() {
      switch suppression.scope {
      case .file: ofFile[suppression.rule] = ofFile[suppression.rule] ?? index
      case .lines(let lines): for line in lines { ofLine[LineKey(rule: suppression.rule, line: line), default: []].append(index) }
      case .region: regions[suppression.rule, default: []].append(index)
      }
    }
  }

  /// The suppressions that match a finding, the most specific first.
  func matches(_ finding: Finding) -> [Int] {
    let ids = [finding.rule] + (finding.case.map { ["\(finding.rule).\($0)"] } ?? []) + finding.alsoRules + [Directive.all]
    let place = Suppression.Position(line: finding.range.line, column: finding.range.column)
    return ids.flatMap { ofLine[LineKey(rule: $0, line: place.line)] ?? [] } + ids.compactMap { region($0, around: place) }
      + ids.compactMap { ofFile[$0] }
  }

  private func region(_ rule: String, around place: Suppression.Position) -> Int? {
    guard let list = regions[rule] else { return nil }
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if start(list[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, case .region(_, let end) = suppressions[list[low - 1]].scope, place < end else { return nil }
    return list[low - 1]
  }

  private func start(_ index: Int) -> Suppression.Position {
    if case .region(let start, _) = suppressions[index].scope { return start }
    return .end
  }
}
