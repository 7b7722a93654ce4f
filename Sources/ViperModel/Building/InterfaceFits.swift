import ViperFacts
import ViperLinking

/// For each property typed by a component's class: the interfaces of that class, and what they lack of the members that are used.
struct InterfaceFits {
  let codebase: Codebase
  let graph: GraphBuilder.Result

  func all(_ stored: [TypeUsage]) -> [Observations.InterfaceFit] {
    let members = UsedMembers(codebase: codebase)
    return stored.flatMap { usage -> [Observations.InterfaceFit] in
      guard let slot = usage.property, let owner = graph.index[usage.from],
        let held = graph.index[usage.to]
      else { return [] }
      let component = graph.graph.components[held]
      guard component.kind == .class || component.kind == .actor else { return [] }
      let interfaces = codebase.ancestors(of: usage.to).filter { codebase.types[$0].isProtocol && graph.index[$0] != nil }
      if interfaces.isEmpty { return [] }
      let property = codebase.name(codebase.declaration(ofSlot: slot))
      let used = members.names(through: property, in: usage.from)
      return interfaces.map { interface in
        Observations.InterfaceFit(
          owner: owner, property: codebase.text(property), interface: graph.index[interface]!,
          lacks: used.subtracting(members.names(of: interface)).map { codebase.text($0) }.sorted())
      }
    }
  }
}
