internal import ViperFacts
import ViperModel

extension [Violation] {
  /// One violation per rule, component and target, at the place where the reference enters: a stored property, else the first place.
  /// The other places are notes of it.
  func foldedByTarget() -> [Violation] {
    var positions: [Key: Int] = [:]
    var kept: [Violation] = []
    for violation in sorted(by: Self.enters) {
      guard let target = violation.target else {
        kept.append(violation)
        continue
      }
      let key = Key(rule: violation.rule, name: violation.case, component: violation.component, target: target)
      if let first = positions[key] {
        if kept[first].range != violation.range {
          kept[first].notes.append(Finding.Note(range: violation.range, message: "here too"))
        }
        kept[first].alsoRules += violation.alsoRules.filter { !kept[first].alsoRules.contains($0) }
      } else {
        positions[key] = kept.count
        kept.append(violation)
      }
    }
    return kept
  }

  private static func enters(_ a: Violation, before b: Violation) -> Bool {
    if (a.property != nil) != (b.property != nil) { return a.property != nil }
    return a.range < b.range
  }
}

private struct Key: Hashable {
  var rule: String
  var name: String?
  var component: Component.ID
  var target: Component.ID
}
