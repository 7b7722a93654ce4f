import ViperFacts
import ViperLinking

/// The assignments of values to properties: those whose property is known, and those that may be to any property of the name.
struct SlotSettings {
  typealias Place = MentionPlaces.Place

  struct Setting {
    var place: Place
    /// The value's position.
    var value: Int
  }

  /// By slot, in source order.
  private var sure: [Int: [Setting]] = [:]
  private var doubtful: [Name: [Place]] = [:]

  init(_ codebase: Codebase, _ mentions: NameMentions, _ assignments: [PropertyAssignment], of names: Set<Name>) {
    var targets: [Place: Set<Int>] = [:]
    for assignment in assignments {
      let file = codebase.files[assignment.file]
      guard names.contains(file.name(file.facts.expressions[assignment.node].name)) else { continue }
      let place = Place(file: Int32(assignment.file), node: Int32(assignment.node))
      targets[place, default: []].formUnion(assignment.slot.map { [$0] } ?? [])
    }
    for name in names {
      for found in mentions.places(ofAssignmentsTo: name) {
        let place = Place(file: found.file, node: found.target)
        guard case .set(let value) = SlotUse(of: Int(found.target), in: codebase.files[Int(found.file)], codebase) else {
          continue
        }
        guard let slots = targets[place] else {
          doubtful[name, default: []].append(place)
          continue
        }
        for slot in slots { sure[slot, default: []].append(Setting(place: place, value: value)) }
      }
    }
  }

  func all(of slot: Int) -> [Setting] { sure[slot] ?? [] }
  func doubtful(_ name: Name) -> [Place] { doubtful[name] ?? [] }
}
