import ViperConfiguration
import ViperModel

/// Checks that something exists: `every-module-has` and `counterpart`.
struct ExistenceConstraints {
  private let input: ConstraintInput
  /// The qualified names of all types of the production code.
  private let names: Set<String>

  init(input: ConstraintInput) {
    self.input = input
    names = Set(input.inventory.types.lazy.filter { !$0.isFile }.map(\.name))
  }

  // MARK: companions

  func missing(_ companions: [ConstraintCompanion], of types: TypeSet) -> [ConstraintBreach] {
    var parts: [ViperModule.ID: [CodeInventory.ID]] = [:]
    for type in input.inventory.types.indices where input.isWhole(type) {
      if let module = input.modules[type] { parts[module, default: []].append(type) }
    }
    let selected = Set(types.types.compactMap { input.modules[$0] })
    return selected.sorted().flatMap { module in
      companions.compactMap { companion in breach(of: module, without: companion, parts[module] ?? []) }
    }
  }

  private func breach(
    of module: ViperModule.ID, without companion: ConstraintCompanion, _ parts: [CodeInventory.ID]
  ) -> ConstraintBreach? {
    let relevant = parts.filter { companion.role == nil || input.role($0) == companion.role }
    // A module without such a part misses the part, which is another matter.
    guard let first = Self.spokesman(relevant, input),
      !has(companion.kind, relevant, in: module)
    else { return nil }
    let name = input.graph.modules[module].name
    let words = companion.text.replacing("-", with: " ")
    return ConstraintBreach(first, subject: companion.text, "module '\(name)' has no \(words)", in: input)
  }

  private func has(_ kind: ConstraintCompanion.Kind, _ parts: [CodeInventory.ID], in module: ViperModule.ID) -> Bool {
    switch kind {
    case .tests: parts.contains { isTested(input.inventory.types[$0].name) } || isTested(input.graph.modules[module].name)
    case .mock: parts.contains(where: isDoubled)
    case .interface: parts.contains { input.component($0)?.isInterface == true }
    case .assembly: parts.contains(where: assembles)
    case .preview:
      parts.contains { input.inventory.file(of: $0).hasPreview } || hasPreview(below: input.graph.modules[module].path)
    }
  }

  /// The part that a finding about the module is at: its presenter, else a part that is no interface.
  private static func spokesman(_ parts: [CodeInventory.ID], _ input: ConstraintInput) -> CodeInventory.ID? {
    let classes = parts.filter { !input.isInterface($0) }
    return classes.first { input.role($0) == "presenter" } ?? classes.first ?? parts.first
  }

  private func hasPreview(below folder: String) -> Bool {
    !folder.isEmpty && input.inventory.files.contains { $0.hasPreview && $0.name.hasPrefix(folder + "/") }
  }

  private static let testEndings = ["Tests", "Test", "Spec", "Specs", "TestCase"]

  private func isTested(_ name: String) -> Bool {
    Self.testEndings.contains { input.doubles.contains(name + $0) }
  }

  private static let doubles = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

  /// Whether a part or its interface has a double: by its name, or as a type of test code that implements the interface.
  private func isDoubled(_ part: CodeInventory.ID) -> Bool {
    let name = input.inventory.types[part].name
    let named = Self.doubles.contains { double in
      [double + name, name + double].contains { input.doubles.contains($0) || names.contains($0) }
    }
    return named || input.component(part)?.isInterface == true && input.doubles.implements(name)
  }

  private func assembles(_ part: CodeInventory.ID) -> Bool {
    guard let component = input.component(part), !component.isInterface else { return false }
    return component.role == .assembly || input.dialect(part)?.assembly.roles.contains(component.role) == true
  }

  // MARK: counterparts

  func missing(_ counterpart: ConstraintCounterpart, of types: TypeSet) -> [ConstraintBreach] {
    types.types.filter(input.isWhole).compactMap { type in
      guard let name = counterpart.name(for: input.inventory.types[type].name), !names.contains(name),
        !input.doubles.contains(name)
      else { return nil }
      return ConstraintBreach(type, subject: name, "\(input.noun(type)) has no counterpart '\(name)'", in: input)
    }
  }
}
