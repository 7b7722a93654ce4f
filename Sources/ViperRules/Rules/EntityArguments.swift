import ViperFacts
import ViperLinking
internal import ViperModel

/// Entities that are written as the type arguments of other entities: `User` in `Page<User>`.
struct EntityArguments {
  private struct Place: Hashable {
    var component: Component.ID
    var file: String
    var line: Int
    var column: Int

    /// Without the file, since few components are in two.
    func hash(into hasher: inout Hasher) {
      hasher.combine(component)
      hasher.combine(line)
      hasher.combine(column)
    }
  }

  /// By place where an entity's name begins, the entities there.
  private var starts: [Place: Set<Component.ID>] = [:]
  private var ends: [Place: Set<Component.ID>] = [:]
  /// By entity, the one that it is the argument of; nil for several.
  private var outers: [Component.ID: Component.ID?] = [:]

  init(_ input: LintInput) {
    let references = input.graph.references.filter { input.component($0.to).role == .entity }
    starts.reserveCapacity(references.count)
    ends.reserveCapacity(references.count)
    for reference in references {
      starts[Self.start(reference), default: []].insert(reference.to)
      ends[Self.end(reference), default: []].insert(reference.to)
    }
    for reference in references where reference.kind != .chain {
      for outer in ends[Self.bracket(reference)] ?? [] where outer != reference.to {
        if let other = outers[reference.to], other != outer {
          outers[reference.to] = .some(nil)
        } else {
          outers[reference.to] = outer
        }
      }
    }
  }

  var isEmpty: Bool { outers.isEmpty }

  func outer(of entity: Component.ID) -> Component.ID? { outers[entity] ?? nil }

  /// Whether a reference to an argument is written in brackets after the generic entity, or is at the very place of one.
  func isWithin(_ outer: Component.ID, _ reference: Reference) -> Bool {
    ends[Self.bracket(reference)]?.contains(outer) == true || starts[Self.start(reference)]?.contains(outer) == true
  }

  private static func start(_ reference: Reference) -> Place {
    Place(
      component: reference.from, file: reference.range.file, line: reference.range.line, column: reference.range.column)
  }

  private static func end(_ reference: Reference) -> Place {
    Place(
      component: reference.from, file: reference.range.file, line: reference.range.endLine, column: reference.range.endColumn)
  }

  /// Where a generic type's name ends: one character before its argument.
  private static func bracket(_ reference: Reference) -> Place {
    var place = start(reference)
    place.column -= 1
    return place
  }
}
