package import ViperConfiguration
import ViperModel
internal import ViperText

/// A selector of a constraint that selects nothing, or a text in one: a typing error, or a leftover of removed code.
package struct InertSelection: Sendable, Equatable {
  /// As written: `to`, `layers[1]`, `from.not`; for a text, with the condition that has it: `from.not.module`.
  package var key: String
  /// The text that fits nothing; nil where the conditions together do.
  package var text: String?
  /// What to do, as the end of a sentence.
  package var remedy = "; correct or remove it"
  package var line: Int?

  package var words: String { text.map { "'\($0)' in '\(key)'" } ?? "'\(key)'" }
}

extension ConstraintEngine {
  /// What selects nothing in a constraint.
  package mutating func inertSelections(of constraint: Constraint) -> [InertSelection] {
    var inert: [InertSelection] = []
    for (key, selection) in constraint.selections { inert += inertSelections(in: selection.selectors, key) }
    switch constraint.statement {
    case .imports(_, let modules):
      let names = Set(input.inventory.files.flatMap(\.imports).map(\.module))
      inert += modules.filter { text in !names.contains(where: Wildcard(text).matches) }.map { text in
        inertText(text, in: "may-import", nearest: NearestNames.nearest(to: text, among: names.sorted()))
      }
    case .counterpart(let counterpart, let types):
      guard inert.isEmpty, !selected(types).contains(where: { counterpart.name(for: input.inventory.types[$0].name) != nil })
      else { break }
      inert.append(InertSelection(key: "each"))
    default: break
    }
    return inert
  }

  private mutating func inertSelections(in selectors: [Selector], _ key: String) -> [InertSelection] {
    var inert: [InertSelection] = []
    for (number, selector) in selectors.enumerated() {
      let key = selectors.count == 1 ? key : "\(key)[\(number)]"
      var own = selector.conditions.flatMap { inertTexts(of: $0, in: key) }
      if own.isEmpty, selected(Selection([selector])).isEmpty { own.append(InertSelection(key: key)) }
      for index in own.indices { own[index].line = selector.line }
      inert += own + inertSelections(in: selector.exceptions, "\(key).not")
    }
    return inert
  }

  /// The texts of a condition that fit nothing. The words of roles and references are checked when they are read.
  private func inertTexts(of condition: Selector.Condition, in key: String) -> [InertSelection] {
    if condition.key == .role || condition.key.isAboutReferences { return [] }
    let key = "\(key).\(condition.key.rawValue)"
    return condition.single.filter { !selects($0) }.map { single in
      let text = single.texts[0]
      let nearest =
        condition.key == .path
        ? NearestPaths(input.inventory.files.map(\.path), below: folder).nearest(to: text)
        : NearestNames.nearest(to: text, among: names(for: condition.key))
      return inertText(text, in: key, nearest: nearest)
    }
  }

  private func inertText(_ text: String, in key: String, nearest: String?) -> InertSelection {
    var inert = InertSelection(key: key, text: text)
    if let nearest { inert.remedy = "; did you mean '\(nearest)'?" }
    return inert
  }

  /// The names that a condition is about.
  private func names(for key: Selector.Key) -> [String] {
    let (inventory, files) = (input.inventory, input.inventory.files)
    let names: [String] =
      switch key {
      case .module: input.graph.modules.map(\.name)
      case .group: input.groups.compactMap { $0?.name }
      case .target: files.flatMap(\.targets)
      case .package: files.map(\.package)
      case .name: inventory.types.filter { !$0.isFile }.map(\.name)
      case .conforms, .inherits: inventory.supertypes
      case .imports: files.flatMap(\.imports).map(\.module)
      case .role, .path, .reference, .strength: []
      }
    return Set(names).sorted()
  }
}

extension Selector.Condition {
  /// A condition for each of its texts.
  fileprivate var single: [Self] {
    patterns.map { Self(key, patterns: [$0]) } + paths.map { Self(key, paths: [$0]) }
  }
}
