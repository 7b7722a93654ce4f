import ViperFacts
import ViperLinking

/// The overrides of a view controller that only hand a storyboard's segue on: UIKit calls no other object for it.
struct SegueForwarding {
  let codebase: Codebase

  private static let methods = ["prepare": ["for", "sender"], "shouldPerformSegue": ["withIdentifier", "sender"]]

  /// Whether a usage is in such a method, all of whose statements are calls that take its own parameters, or calls of `super`.
  func contains(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.body else { return false }
    let method = codebase.declaration(ofSlot: slot)
    let (declaration, file) = (codebase.declaration(method), codebase.files[Int(method.file)])
    let parameters = codebase.parameters(of: method)
    guard declaration.kind == .function, declaration.flags.contains(.isOverride), declaration.body >= 0,
      Self.methods[codebase.text(codebase.name(method))] == parameters.map({ codebase.text(codebase.name($0)) })
    else { return false }
    let names = Set(parameters.map { codebase.declaration($0).nameInBody })
    return file.facts.operands(of: Int(declaration.body)).allSatisfy { hands(names, on: $0, in: file.facts) }
  }

  private func hands(_ names: Set<NameTable.ID>, on statement: Int, in facts: FileFacts) -> Bool {
    let nodes = facts.expressions
    guard let call = nodes[statement].kind == .return ? facts.innerOperand(of: statement) : statement, nodes[call].kind == .call
    else { return false }
    let arguments = facts.operands(of: call).dropFirst().map { facts.innerOperand(of: $0) }
    return !arguments.isEmpty
      && arguments.allSatisfy { $0.map { nodes[$0].kind == .name && names.contains(nodes[$0].name) } ?? false }
  }
}
