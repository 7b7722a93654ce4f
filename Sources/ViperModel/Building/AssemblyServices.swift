import ViperFacts
import ViperLinking

/// The static members of assemblies that neither make nor return a part: services that a facade offers along with its screens.
struct AssemblyServices {
  private let codebase: Codebase
  private let isPart: (TypeSymbol.ID) -> Bool
  /// By assembly, the names of such members.
  private var names: [TypeSymbol.ID: Set<Name>] = [:]

  /// - Parameter role: that of a type which is a component.
  init(
    _ codebase: Codebase, usages: [TypeUsage], assemblies: [TypeSymbol.ID], role: @escaping (TypeSymbol.ID) -> Role?
  ) {
    self.codebase = codebase
    isPart = { role($0).map { RootScope.core.contains($0) || $0 == .assembly } ?? false }
    if assemblies.isEmpty { return }
    var making: Set<Int> = []
    for usage in usages where usage.kind == .construction || usage.kind == .staticCall {
      if let body = usage.body, isPart(usage.to) { making.insert(body) }
    }
    for type in assemblies { names[type] = services(of: type, making) }
  }

  /// Whether a static use of an assembly is of such a member.
  func isService(_ usage: TypeUsage) -> Bool {
    guard usage.kind == .staticCall, let names = names[usage.to], !names.isEmpty else { return false }
    let file = codebase.files[usage.file]
    let nodes = file.facts.expressions
    let base = nodes.indices.first { nodes[$0].span == usage.span && [.name, .member].contains(nodes[$0].kind) }
    guard let base, base > 0, nodes[base - 1].kind == .member, Int(nodes[base - 1].subtreeEnd) > base else { return false }
    return names.contains(file.name(nodes[base - 1].name))
  }

  private func services(of type: TypeSymbol.ID, _ making: Set<Int>) -> Set<Name> {
    let members = codebase.members[type]
    var makers = Set(
      members.filter { making.contains(codebase.slot($0)) || mayReturnPart($0, of: type) }.map { codebase.name($0) })
    var grown = true
    while grown {
      grown = false
      for member in members where !makers.contains(codebase.name(member)) && mentions(member, makers) {
        makers.insert(codebase.name(member))
        grown = true
      }
    }
    let statics = members.filter { codebase.declaration($0).flags.contains(.isStatic) }
    return Set(statics.map { codebase.name($0) }).subtracting(makers)
  }

  /// Whether the result may be a component or something of the user interface; also where there is no telling.
  private func mayReturnPart(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(member)
    guard declaration.kind == .function || declaration.kind == .property else { return true }
    guard declaration.type >= 0 else { return declaration.kind == .property }
    switch codebase.resolve(declaration.type, in: codebase.scope(of: member, owner: type)).unwrapped {
    case .nominal(let symbol, _) where !codebase.types[symbol].isExternal: return symbol == type || isPart(symbol)
    case .nominal(let symbol, _): return !Self.plainTypes.contains(codebase.text(codebase.types[symbol].name))
    case .external(let name, _): return !Self.plainTypes.contains(codebase.text(name))
    default: return true
    }
  }

  private static let plainTypes: Set = ["Bool", "Data", "Date", "Double", "Float", "Int", "String", "URL", "Void"]

  private func mentions(_ member: DeclarationReference, _ names: Set<Name>) -> Bool {
    let (file, span) = (codebase.files[Int(member.file)], codebase.declaration(member).span)
    return file.facts.expressions.contains { node in
      (node.kind == .name || node.kind == .member) && span.start <= node.span.start && node.span.end <= span.end
        && names.contains(file.name(node.name))
    }
  }
}
