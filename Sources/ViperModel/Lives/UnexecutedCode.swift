import ViperFacts
import ViperHeap
import ViperLinking

/// Assignments that a life has not executed, but that other code may have executed.
final class UnexecutedCode {
  private let codebase: Codebase
  private let occurrences: Occurrences
  private let mentions: NameMentions
  private let leftOver: LeftOverCode
  private var known: [DeclarationReference: Bool] = [:]

  init(_ codebase: Codebase, _ occurrences: Occurrences, _ mentions: NameMentions, _ leftOver: LeftOverCode) {
    (self.codebase, self.occurrences, self.mentions, self.leftOver) = (codebase, occurrences, mentions, leftOver)
  }

  /// The assignments to properties of a name that something may call, and that a life has not executed.
  func assignments(to name: Name, besides life: ObjectLife) -> [NameMentions.Place] {
    mentions.places(ofAssignmentsTo: name).filter { !life.hasExecuted($0) && !isLeftOver($0) }
  }

  /// The assignments to a property of a type, also by the name that a supertype gives it, that something may call.
  func assignments(to property: DeclarationReference, of type: TypeSymbol.ID) -> [NameMentions.Place] {
    let name = codebase.name(property)
    let declarations = [property] + codebase.ancestors(of: type).flatMap { codebase.members[$0, name] }
    return assignments(to: name, at: declarations.flatMap { occurrences.places(of: codebase.slot($0)) })
  }

  /// The assignments to a property of this name of an object of which it is not known what it is.
  func doubtfulAssignments(to property: DeclarationReference) -> [NameMentions.Place] {
    let name = codebase.name(property)
    return assignments(to: name, at: occurrences.unresolvedPlaces(of: name))
  }

  private func assignments(to name: Name, at places: [Occurrences.Place]) -> [NameMentions.Place] {
    let places = Set(places)
    return mentions.places(ofAssignmentsTo: name).filter {
      places.contains(Occurrences.Place(file: Int($0.file), node: Int($0.target))) && !isLeftOver($0)
    }
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
