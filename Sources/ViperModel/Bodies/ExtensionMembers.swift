import ViperFacts
import ViperLinking

/// The members that extensions of the code base add to types of frameworks.
struct ExtensionMembers {
  let codebase: Codebase
  private let types: [Name: [TypeSymbol.ID]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    types = Dictionary(grouping: codebase.types.lazy.filter(\.isExternal), by: \.name).mapValues { $0.map(\.id) }
  }

  /// Whether an extension declares a member of the type that is used.
  func contain(_ member: String, of use: ExternalUsage) -> Bool { !declarations(of: member, of: use).isEmpty }

  /// Whether an extension declares a member that only says yes or no, such as whether a window is wide.
  func tell(_ member: String, of use: ExternalUsage) -> Bool {
    let declarations = declarations(of: member, of: use)
    return !declarations.isEmpty && declarations.allSatisfy(isCondition)
  }

  private func declarations(of member: String, of use: ExternalUsage) -> [DeclarationReference] {
    guard let name = codebase.names.known(member) else { return [] }
    return types[use.name, default: []].flatMap { codebase.members[$0, name] }
  }

  private func isCondition(_ member: DeclarationReference) -> Bool {
    let (file, declaration) = (codebase.files[Int(member.file)], codebase.declaration(member))
    guard declaration.kind == .property, declaration.type >= 0 else { return false }
    return codebase.text(file.name(file.facts.types[Int(declaration.type)].name)) == "Bool"
  }
}
