import ViperFacts
import ViperHeap
import ViperLinking

/// Assignments that a life has not executed, but that other code may have executed.
final class UnexecutedCode {
  private let codebase: Codebase
  private let mentions: NameMentions
  private let leftOver: LeftOverCode
  private var known: [DeclarationReference: Bool] = [:]

  init(_ codebase: Codebase, _ mentions: NameMentions, _ leftOver: LeftOverCode) {
    (self.codebase, self.mentions, self.leftOver) = (codebase, mentions, leftOver)
  }

  /// The assignments to properties of a name that something may call, and that a life has not executed.
  func assignments(to name: Name, besides life: ObjectLife) -> [NameMentions.Place] {
    mentions.places(ofAssignmentsTo: name).filter { !life.hasExecuted($0) && !isLeftOver($0) }
  }

  /// Whether nothing calls the function that a place is in.
  func isLeftOver(_ place: NameMentions.Place) -> Bool {
    guard let function = codebase.function(around: Int(place.assignment), in: Int(place.file)) else { return false }
    if let known = known[function] { return known }
    let isLeftOver =
      codebase.type(around: function).map { leftOver.containsPrivate(function, of: $0) || leftOver.isUncalled(function, of: $0) }
      ?? false
    known[function] = isLeftOver
    return isLeftOver
  }
}
