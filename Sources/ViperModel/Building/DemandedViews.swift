import ViperFacts
import ViperLinking

/// SwiftUI views that a presenter builds since the interface of its wireframe demands them, as in
/// `router.showAlert(buttons: { AnyView(Button("Delete") {}) })`. The interface decides that, not the presenter.
struct DemandedViews {
  let values: HandedValues
  let graph: GraphBuilder.Result
  let usages: [TypeUsage]

  private static let views: Set = ["AnyView", "View"]

  private var codebase: Codebase { values.codebase }

  /// The type of the wireframe whose method takes the views that a use helps to build.
  func demander(of use: ExternalUsage, by component: Component.ID) -> TypeSymbol.ID? {
    guard graph.graph.components[component].role == .presenter else { return nil }
    let linked = codebase.files[use.file]
    let nodes = linked.facts.expressions
    guard var node = nodes.indices.first(where: { nodes[$0].kind == .name && nodes[$0].span == use.span }) else { return nil }
    var isArgument = false
    while let parent = linked.facts.parent(of: node) {
      if nodes[parent].kind == .argument { isArgument = true }
      if nodes[parent].kind == .call, isArgument, let found = demander(ofCall: parent, in: use.file, by: component) {
        return found
      }
      node = parent
    }
    return nil
  }

  private func demander(ofCall call: Int, in file: Int, by component: Component.ID) -> TypeSymbol.ID? {
    let linked = codebase.files[file]
    let nodes = linked.facts.expressions
    guard let callee = linked.facts.operands(of: call).first, nodes[callee].kind == .member,
      let receiver = linked.facts.operands(of: callee).first
    else { return nil }
    var property = nodes[receiver].kind == .unwrap ? receiver + 1 : receiver
    while nodes[property].kind == .unwrap { property += 1 }
    guard nodes[property].kind == .name || nodes[property].kind == .member else { return nil }
    let method = linked.name(nodes[callee].name)
    return wireframes(in: codebase.text(linked.name(nodes[property].name)), of: component).first { demandsViews(method, $0) }
  }

  /// The types of the wireframes that a component's property is declared with.
  private func wireframes(in property: String, of component: Component.ID) -> [TypeSymbol.ID] {
    usages.filter { usage in
      guard usage.kind == .stored, usage.from == graph.typeOfComponent[component], let slot = usage.property,
        let used = graph.index[usage.to]
      else { return false }
      return graph.graph.components[used].role == .wireframe
        && codebase.text(codebase.name(codebase.declaration(ofSlot: slot))) == property
    }.map(\.to)
  }

  /// Whether a method of a type, or an inherited one, takes views that hide their type.
  private func demandsViews(_ method: Name, _ type: TypeSymbol.ID) -> Bool {
    ([type] + codebase.ancestors(of: type)).contains { owner in
      codebase.members[owner, method].contains { member in
        codebase.parameters(of: member).contains { parameter in
          let types = codebase.files[Int(parameter.file)].facts.types
          let written = codebase.declaration(parameter).type
          guard written >= 0 else { return false }
          return (Int(written)..<Int(types[Int(written)].subtreeEnd)).contains { index in
            types[index].kind == .name
              && Self.views.contains(codebase.text(codebase.files[Int(parameter.file)].name(types[index].name)))
          }
        }
      }
    }
  }
}
