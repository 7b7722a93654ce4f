internal import ViperFacts
internal import ViperRules

/// The edit that makes a local variable a constant once an interface is bound to classes.
///
/// Until then, setting a member of a variable of the interface changes the variable. Of an object, it does not, and the compiler warns
/// of a variable that nothing changes.
struct ConstantEdit {
  private let file: AnalysedFile
  private let binding: Int
  private var facts: FileFacts { file.facts }
  private var node: Expression { facts.expressions[binding] }
  /// The members that the interface is known to have.
  private let members: Set<String>

  /// The names through which these may be changed.
  private let owners: Set<String>

  /// - Parameter members: what is declared in the interface, those that inherit it, and their extensions.
  init(of binding: Int, members: Set<String>, owners: Set<String> = [], in file: AnalysedFile) {
    (self.binding, self.members, self.owners, self.file) = (binding, members, owners, file)
  }

  /// Empty if it must stay a variable; nil if that is unknown.
  var edits: [Edit]? {
    let uses = VariableUses(in: file).all(where: isUse)
    let changes = uses.filter { $0.effect != .read }
    if isConstant || !changes.contains(where: mayEnd) { return [] }
    let isReplaced = changes.contains { $0.member == nil }
    // A member of another protocol, which values may conform to: setting it still changes the variable.
    if !isReplaced, !changes.allSatisfy(mayEnd) { return [] }
    // Where it has an observer or a wrapper, these would not notice the change of a member any more.
    guard node.flags.contains(.isLoneVariable), !isHidden, !changes.contains(where: { $0.effect == .unknown }) else { return nil }
    if isReplaced { return [] }
    // A method of another protocol, which may be a mutating one.
    let read = uses.filter { $0.effect == .read }.compactMap(\.member)
    guard members.isSuperset(of: read), let keyword = file.keyword(before: node.span) else { return nil }
    return [file.edit(keyword, "let", in: .constant)]
  }

  /// Whether a change of the variable may no longer be one.
  private func mayEnd(_ change: VariableUses.Use) -> Bool {
    guard let member = change.member else { return false }
    return members.contains(member) || member == VariableUses.keyPath || change.length > 1 && owners.contains(member)
  }

  /// Whether no `var` declares it, so that a change of its member changes an object.
  private var isConstant: Bool {
    if node.flags.contains(.isLoneVariable) { return false }
    if let keyword = file.keyword(before: node.span), file.text(keyword) == "let" { return true }
    let line = facts.lineStarts[facts.position(of: node.span.start).line - 1]
    return !file.text(Int(line)..<Int(node.span.start)).contains("var ")
  }

  /// The statements that see it.
  private var scope: Range<Int> {
    let around = facts.expressions[..<binding].indices.last {
      Int(facts.expressions[$0].subtreeEnd) > binding && [.block, .closure].contains(facts.expressions[$0].kind)
    }
    return binding + 1..<(around.map { Int(facts.expressions[$0].subtreeEnd) } ?? binding + 1)
  }

  private func isUse(_ index: Int) -> Bool {
    scope.contains(index) && facts.expressions[index].kind == .name && facts.expressions[index].name == node.name
  }

  /// Whether something else has its name in its scope.
  private var isHidden: Bool {
    let scope = scope
    if scope.contains(where: { facts.expressions[$0].kind == .binding && facts.expressions[$0].name == node.name }) {
      return true
    }
    let end = scope.last.map { facts.expressions[$0].span.end } ?? node.span.end
    return facts.declarations.contains {
      $0.nameInBody == node.name && node.span.start < $0.nameSpan.start && $0.nameSpan.start < end
    }
  }
}
