import ViperFacts
import ViperLinking

/// The methods that a type has for UIKit to call: requirements of the framework's protocols, known by the naming that all of them
/// have, as in `tableView(_ tableView: UITableView, …)` of `UITableViewDelegate`.
struct FrameworkWitnesses {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let prescriptions: Prescriptions

  init(_ codebase: Codebase, _ ancestry: Ancestry) {
    self.codebase = codebase
    self.ancestry = ancestry
    prescriptions = Prescriptions(codebase: codebase)
  }

  /// The framework's protocol that makes a type name another one: the use is in a method that witnesses one of its requirements, and
  /// would move with the method.
  func conformance(around use: ExternalUsage) -> String? {
    guard let method = prescriptions.member(around: use), moves(use) else { return nil }
    return ancestry.external[use.from].lazy.map { codebase.text($0) }.first { name in
      FrameworkSymbols.subjects(of: name).contains { isWitness(method, of: $0) }
    }
  }

  /// Whether what is named goes where a method goes. What its body asks of the system, or opens, is the presenter's or wireframe's
  /// whoever calls it.
  func moves(_ use: ExternalUsage) -> Bool {
    let name = codebase.text(use.name)
    return !Self.requests.contains { name.hasSuffix($0) } || !codebase.isExpression(use)
  }

  private static let requests = [
    "Controller", "Application", "Device", "Pasteboard", "AlertAction", "Storyboard", "Window", "FeedbackGenerator",
  ]

  // MARK: naming

  /// Words that the few requirements begin with that name the subject in a label, as in `numberOfSections(in tableView:)`.
  private static let questions = ["number", "index", "section", "view", "update", "presentation"]
  private static let announcements = ["will", "did", "should"]

  private func isWitness(_ method: DeclarationReference, of subject: String) -> Bool {
    let declaration = codebase.declaration(method)
    guard declaration.kind == .function, declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate, .isStatic]),
      let taken = codebase.parameters(of: method).first(where: { isOf(subject, $0) })
    else { return false }
    let (name, stem) = (codebase.text(codebase.name(method)).lowercased(), subject.dropFirst(2).lowercased())
    if name.hasPrefix(stem) || name.contains(stem) && Self.announcements.contains(where: name.hasPrefix) { return true }
    let isIndirect = subject.hasSuffix("View") || subject == "UISearchController"
    return isIndirect && ["in", "for"].contains(codebase.text(codebase.name(taken)))
      && Self.questions.contains(where: name.hasPrefix)
  }

  /// Whether a parameter's type is a class, optional or not, or one whose name it begins.
  private func isOf(_ subject: String, _ parameter: DeclarationReference) -> Bool {
    let type = codebase.declaration(parameter).type
    guard type >= 0 else { return false }
    let file = codebase.files[Int(parameter.file)]
    return (Int(type)..<Int(file.facts.types[Int(type)].subtreeEnd)).contains {
      file.facts.types[$0].kind == .name && codebase.text(file.name(file.facts.types[$0].name)).hasPrefix(subject)
    }
  }
}

extension Codebase {
  /// Whether a type is named in an expression, to make one or for its static members, not as the type of something.
  func isExpression(_ use: ExternalUsage) -> Bool {
    files[use.file].facts.expressions.contains { $0.kind == .name && $0.span == use.span }
  }
}
