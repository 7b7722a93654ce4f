import ViperConfiguration
internal import ViperFacts
import ViperLinking
import ViperModel
internal import ViperText

/// What selectors select. Each condition is looked up once, since constraints share many.
struct SelectionTable {
  private let input: ConstraintInput
  private var known: [Selector.Condition: TypeSet] = [:]

  init(_ input: ConstraintInput) { self.input = input }

  mutating func types(_ selection: Selection) -> TypeSet { end(selection).types }

  /// All types for nil.
  mutating func types(_ selection: Selection?) -> TypeSet {
    if let selection { return types(selection) }
    return .all(input.typeCount)
  }

  mutating func end(_ selection: Selection) -> SelectedEnd { SelectedEnd(parts: parts(selection.selectors)) }

  /// All references for nil.
  mutating func end(_ selection: Selection?) -> SelectedEnd {
    if let selection { return end(selection) }
    return SelectedEnd(parts: [SelectedEnd.Part(types: .all(input.typeCount))])
  }

  private mutating func parts(_ selectors: [Selector]) -> [SelectedEnd.Part] {
    var parts: [SelectedEnd.Part] = []
    for selector in selectors {
      parts.append(
        SelectedEnd.Part(
          types: types(selector), kinds: Self.kinds(selector), strengths: Self.strengths(selector),
          exceptions: self.parts(selector.exceptions.filter(\.isAboutReferences))))
    }
    return parts
  }

  mutating func types(_ selector: Selector) -> TypeSet {
    var found = TypeSet.all(input.typeCount)
    for condition in selector.conditions where !condition.key.isAboutReferences { found.formIntersection(types(condition)) }
    for exception in selector.exceptions where !exception.isAboutReferences { found.subtract(types(exception)) }
    return found
  }

  /// What each condition of a selector keeps of what the ones before it have kept.
  mutating func trace(_ selector: Selector) -> [SelectionStep] {
    var left = TypeSet.all(input.typeCount)
    var steps: [SelectionStep] = []
    for condition in selector.conditions {
      if condition.key.isAboutReferences {
        steps.append(SelectionStep(text: Self.text(condition), kept: nil, dropped: 0))
        continue
      }
      let before = input.count(of: left)
      left.formIntersection(types(condition))
      steps.append(step(Self.text(condition), left, before))
    }
    for exception in selector.exceptions {
      let before = input.count(of: left)
      let words = exception.conditions.map(Self.text).joined(separator: ", ")
      if exception.isAboutReferences {
        steps.append(SelectionStep(text: "not {\(words)}", kept: nil, dropped: 0))
        continue
      }
      left.subtract(types(exception))
      steps.append(step("not {\(words)}", left, before))
    }
    return steps
  }

  private func step(_ text: String, _ left: TypeSet, _ before: Int) -> SelectionStep {
    let kept = input.count(of: left)
    return SelectionStep(text: text, kept: kept, dropped: before - kept)
  }

  static func text(_ condition: Selector.Condition) -> String {
    "\(condition.key.rawValue): \(condition.texts.joined(separator: ", "))"
  }

  // MARK: references

  private static func kinds(_ selector: Selector) -> [Bool]? {
    let conditions = selector.conditions.filter { $0.key == .reference }
    guard !conditions.isEmpty else { return nil }
    return ReferenceKind.allCases.map { kind in conditions.allSatisfy { $0.fits(kind.rawValue) } }
  }

  private static func strengths(_ selector: Selector) -> Set<String>? {
    let conditions = selector.conditions.filter { $0.key == .strength }
    guard !conditions.isEmpty else { return nil }
    return Set(ReferenceStrength.allCases.map(\.rawValue).filter { strength in conditions.allSatisfy { $0.fits(strength) } })
  }

  // MARK: conditions

  private mutating func types(_ condition: Selector.Condition) -> TypeSet {
    if let set = known[condition] { return set }
    let set = TypeSet(members(condition))
    known[condition] = set
    return set
  }

  /// By type, whether a condition selects it.
  func members(_ condition: Selector.Condition) -> [Bool] {
    let types = input.inventory.types
    switch condition.key {
    case .module:
      let fitting = input.graph.modules.map { condition.fits($0.name) }
      return input.modules.map { $0.map { fitting[$0] } ?? false }
    case .role:
      let fitting = input.roleNames.map(condition.fits)
      return types.indices.map { !types[$0].isFile && fitting[input.roleNumbers[$0]] }
    case .name: return withNested(input.names.fitting(condition.patterns))
    case .conforms, .inherits:
      let fitting = input.supertypes.fitting(condition.patterns)
      let isConformance = condition.key == .conforms
      return withNested(types.map { type in (isConformance ? type.protocols : type.bases).contains { fitting[Int($0)] } })
    case .path:
      let files = PathMatches(condition.paths).fitting(input.inventory.files)
      return types.map { files[$0.file] }
    case .group, .target, .package, .imports:
      let files = input.inventory.files.indices.map { fits(condition, file: $0) }
      return types.map { files[$0.file] }
    case .reference, .strength: return types.map { _ in true }
    }
  }

  /// The types that fit, and those whose owner does.
  private func withNested(_ own: [Bool]) -> [Bool] {
    own.indices.map { own[$0] || own[input.owner($0)] }
  }

  private func fits(_ condition: Selector.Condition, file number: Int) -> Bool {
    let file = input.inventory.files[number]
    switch condition.key {
    case .group: return input.groups[number].map { condition.fits($0.name) || condition.fits($0.path) } ?? false
    case .target: return file.targets.contains(where: condition.fits)
    case .package: return condition.fits(file.package)
    case .imports: return file.imports.contains { condition.fits($0.module) }
    default: return false
    }
  }
}

/// What a condition keeps and drops.
package struct SelectionStep: Sendable, Equatable {
  /// The condition as written.
  package var text: String
  /// Nil for a condition about references, which drops no type.
  package var kept: Int?
  package var dropped: Int
}

extension InventoryFile {
  /// The name without its folder.
  var base: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The name of the folder with the package or project.
  var package: String { root.split(separator: "/").last.map(String.init) ?? root }
}
