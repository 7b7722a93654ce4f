internal import ViperFacts
internal import ViperLinking
import ViperLinking
internal import ViperModel

/// A reference between two roles that nearly all modules hold with the same strength, although the dialect does not demand it.
struct StrengthConvention {
  var sentence: String
  /// The references of the other strength, with their locations.
  var exceptions: [String]

  private struct Link: Hashable, Comparable {
    var from: Role
    var to: Role
    static func < (a: Self, b: Self) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  private static let roles: Set<Role> = [.view, .presenter, .interactor, .wireframe]
  private static let fewest = 5

  static func conventions(of model: CodeModel) -> [StrengthConvention] {
    let graph = model.graph
    var links: [Link: [Reference]] = [:]
    for reference in graph.references where reference.strength != nil {
      let (from, to) = (graph.components[reference.from], graph.components[reference.to])
      guard let module = from.module, module == to.module, !from.isInterface, roles.contains(from.role), roles.contains(to.role)
      else { continue }
      let dialect = model.dialectsByName[graph.modules[module].dialect]
      guard dialect?.rule(from: from.role, to: to.role)?.hold.isEmpty ?? true else { continue }
      links[Link(from: from.role, to: to.role), default: []].append(reference)
    }
    return links.sorted { $0.key < $1.key }.compactMap { convention($0.key, $0.value, graph) }
  }

  /// Nil if there are too few references, or if an eighth or more deviate.
  private static func convention(_ link: Link, _ references: [Reference], _ graph: ComponentGraph) -> StrengthConvention? {
    let strong = references.filter { $0.strength == .strong }
    let isStrong = strong.count * 2 > references.count
    let exceptions = references.filter { ($0.strength == .strong) != isStrong }
    guard references.count >= fewest, exceptions.count * 8 < references.count else { return nil }
    let held = isStrong ? "strong" : "weak or unowned"
    let all = exceptions.isEmpty ? "all" : "\(references.count - exceptions.count) of the"
    return StrengthConvention(
      sentence:
        "\(all) \(references.count) properties in which \(link.from)s hold the \(link.to) of their module are \(held)",
      exceptions: exceptions.map { "\(graph.components[$0.from].name).\($0.property ?? "") (\($0.range.file):\($0.range.line))" })
  }
}
