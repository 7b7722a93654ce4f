import ViperFacts
import ViperLinking

/// Static members that create an object of their own type, such as a router's `createModule()`.
struct OwnFactories {
  let codebase: Codebase

  func create(_ type: TypeSymbol.ID) -> Bool {
    let symbol = codebase.types[type]
    guard symbol.kind == .class, !symbol.isExternal else { return false }
    return codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .function, declaration.flags.contains(.isStatic) else { return false }
      let file = codebase.files[Int(member.file)]
      return file.facts.expressions.contains { node in
        node.kind == .name && file.name(node.name) == symbol.name && declaration.span.start <= node.span.start
          && node.span.end <= declaration.span.end
      }
    }
  }
}

/// What the static functions of wireframes and assemblies take and return.
struct ModuleFactories {
  let codebase: Codebase
  let graph: GraphBuilder.Result

  /// Those of screens that answer the code which shows them, as alerts and pickers do: each function takes a closure.
  var answering: [Component.ID] {
    makers([.wireframe, .assembly]) { type in
      let factories = factories(of: type)
      return !factories.isEmpty && factories.allSatisfy { takesClosure($0, of: type) }
    }
  }

  /// The wireframes that a static function of their own returns, and not the screen.
  var entrances: [Component.ID] {
    makers([.wireframe]) { type in
      factories(of: type).contains { factory in
        let result = codebase.resolve(codebase.declaration(factory).type, in: codebase.scope(of: factory, owner: type))
        return result.unwrapped.symbol.map { $0 == type || codebase.ancestors(of: type).contains($0) } ?? false
      }
    }
  }

  private func makers(_ roles: Set<Role>, where fits: (TypeSymbol.ID) -> Bool) -> [Component.ID] {
    graph.graph.components.lazy.filter { roles.contains($0.role) && !$0.isInterface }.map(\.id)
      .filter { fits(graph.typeOfComponent[$0]) }
  }

  private func factories(of type: TypeSymbol.ID) -> [DeclarationReference] {
    codebase.members[type].filter { member in
      let declaration = codebase.declaration(member)
      return declaration.kind == .function && declaration.flags.contains(.isStatic) && declaration.type >= 0
    }
  }

  private func takesClosure(_ function: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    codebase.parameters(of: function).contains { parameter in
      let written = codebase.declaration(parameter).type
      guard written >= 0 else { return false }
      if case .function = codebase.resolve(written, in: codebase.scope(of: function, owner: type)).unwrapped { return true }
      return false
    }
  }
}
