import ViperFacts
import ViperLinking

/// The members of SwiftUI presenters that return views, which they build.
struct BuiltViews {
  /// What a view is built for.
  enum Purpose {
    /// To open what the presenter's router makes, or around content that the caller passes.
    case link
    case content
  }

  private let codebase: Codebase
  private let prescriptions: Prescriptions
  private let routers: PartNames

  init(_ codebase: Codebase, routers: PartNames) {
    self.codebase = codebase
    self.routers = routers
    prescriptions = Prescriptions(codebase: codebase)
  }

  /// The purpose of the view that the member around a use builds; nil for any other member.
  func purpose(of use: ExternalUsage) -> Purpose? {
    guard let member = prescriptions.member(around: use), codebase.declaration(member).body >= 0, returnsView(member) else {
      return nil
    }
    return usesRouter(member, of: use.from) || takesContent(member) ? .link : .content
  }

  private func returnsView(_ member: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(member)
    guard [.function, .property].contains(declaration.kind), declaration.type >= 0 else { return false }
    let file = codebase.files[Int(member.file)]
    return (Int(declaration.type)..<Int(file.facts.types[Int(declaration.type)].subtreeEnd)).contains {
      file.facts.types[$0].kind == .name && ViewRelays.types.contains(codebase.text(file.name(file.facts.types[$0].name)))
    }
  }

  private func usesRouter(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let file = codebase.files[Int(member.file)]
    let (nodes, body) = (file.facts.expressions, Int(codebase.declaration(member).body))
    return (body..<Int(nodes[body].subtreeEnd)).contains {
      [.name, .member].contains(nodes[$0].kind) && routers[type].contains(file.name(nodes[$0].name))
    }
  }

  /// Whether a method is generic over what a closure of its caller returns.
  private func takesContent(_ member: DeclarationReference) -> Bool {
    let file = codebase.files[Int(member.file)]
    let generics = Set(
      file.facts.children(of: Int(member.index)).lazy.map { file.facts.declarations[$0] }
        .filter { $0.kind == .genericParameter }.map(\.name))
    guard !generics.isEmpty else { return false }
    let types = file.facts.types
    return codebase.parameters(of: member).map { codebase.declaration($0).type }.filter { $0 >= 0 }.contains { type in
      let nodes = Int(type)..<Int(types[Int(type)].subtreeEnd)
      return nodes.contains { types[$0].kind == .function }
        && nodes.contains { types[$0].kind == .name && generics.contains(types[$0].name) }
    }
  }
}

/// By type, the names of the properties that hold parts of some roles.
struct PartNames {
  private var names: [TypeSymbol.ID: Set<Name>] = [:]

  /// - Parameter includesOutputs: whether the interfaces count by which a module reports to the one that opened it.
  init(
    _ roles: Set<Role>, includesOutputs: Bool = false, _ codebase: Codebase, _ graph: GraphBuilder.Result, _ usages: [TypeUsage]
  ) {
    for usage in usages where usage.kind == .stored {
      guard let slot = usage.property, let held = graph.index[usage.to].map({ graph.graph.components[$0] }),
        roles.contains(held.role) || includesOutputs && held.surface == .output
      else { continue }
      names[usage.from, default: []].insert(codebase.name(codebase.declaration(ofSlot: slot)))
    }
  }

  subscript(type: TypeSymbol.ID) -> Set<Name> { names[type] ?? [] }
}
