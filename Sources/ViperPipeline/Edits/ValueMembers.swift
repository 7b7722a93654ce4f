internal import ViperFacts

/// Members of a protocol or an extension that compile only for value types, not once the protocol is bound to classes.
struct ValueMembers {
  private let file: AnalysedFile
  private let place: Int
  private var facts: FileFacts { file.facts }

  init(of place: Int, in file: AnalysedFile) { (self.place, self.file) = (place, file) }

  var areNone: Bool {
    !file.text(facts.declarations[place].span).contains("mutating") && !facts.children(of: place).contains(where: replacesSelf)
  }

  /// Whether a setter or an initializer uses `self` other than for its members: it may put another value in its place.
  private func replacesSelf(_ member: Int) -> Bool {
    let declaration = facts.declarations[member]
    guard declaration.body >= 0, [.property, .subscript, .initializer].contains(declaration.kind) else { return false }
    let body = facts.expressions[Int(declaration.body)]
    guard declaration.kind == .initializer || ["set", "_modify"].contains(where: file.text(body.span).contains) else {
      return false
    }
    let parts = Int(declaration.body)..<Int(body.subtreeEnd)
    let members = Set(parts.filter { facts.expressions[$0].kind == .member }.compactMap { facts.operands(of: $0).first })
    return parts.contains { facts.expressions[$0].kind == .selfReference && !members.contains($0) }
  }
}
