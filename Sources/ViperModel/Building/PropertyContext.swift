import ViperFacts
import ViperLinking

/// The parts of a usage's context that depend on the property that stores it: who fills it, and when.
struct PropertyContext {
  private struct Pair: Hashable {
    var user: TypeSymbol.ID
    var used: TypeSymbol.ID
  }

  private let codebase: Codebase
  /// The slots that an initializer's parameter flows into.
  private var filled: Set<Int> = []
  /// What each type creates.
  private var creations: Set<Pair> = []
  /// The types that some body creates.
  private var created: Set<TypeSymbol.ID> = []
  /// The names of all variables and properties that some body assigns to.
  private var assignedNames: Set<Name> = []

  /// - Parameter types: those whose properties are asked about.
  init(_ codebase: Codebase, usages: [TypeUsage], flow: ValueFlow, types: [TypeSymbol.ID]) {
    self.codebase = codebase
    let parameters = Set(
      types.flatMap { codebase.members[$0, .initializer] }.flatMap { codebase.parameters(of: $0) }.map { codebase.slot($0) })
    for edge in flow.edges where parameters.contains(edge.from) { filled.insert(edge.to) }
    for usage in usages where usage.kind == .construction {
      creations.insert(Pair(user: usage.from, used: usage.to))
      created.insert(usage.to)
    }
    for file in codebase.files { collectAssignedNames(in: file) }
  }

  private mutating func collectAssignedNames(in file: LinkedFile) {
    let expressions = file.facts.expressions
    for index in 0..<expressions.count where expressions[index].kind == .assignment && index + 1 < expressions.count {
      var target = index + 1
      while expressions[target].kind == .unwrap, target + 1 < expressions.count { target += 1 }
      guard [.name, .member].contains(expressions[target].kind) else { continue }
      assignedNames.insert(file.name(expressions[target].name))
    }
  }

  /// Whether a lazy property is never made, since no code mentions it; a private one is looked for in its file.
  private func isNeverMade(_ reference: DeclarationReference) -> Bool {
    let declaration = codebase.declaration(reference)
    guard declaration.flags.contains(.isLazy) else { return false }
    let (name, own) = (codebase.name(reference), declaration.span)
    let isPrivate = declaration.flags.contains(.isPrivate) || declaration.flags.contains(.isFilePrivate)
    let files = isPrivate ? [codebase.files[Int(reference.file)]] : codebase.files
    // A local of the same name in the initial value says nothing.
    return !files.contains { file in
      let isHome = file.source.name == codebase.files[Int(reference.file)].source.name
      return mentions(name, in: file, except: isHome ? own : nil)
    }
  }

  private func mentions(_ name: Name, in file: LinkedFile, except own: Span?) -> Bool {
    guard file.names.contains(name) else { return false }
    return file.facts.expressions.contains { node in
      guard node.kind == .name || node.kind == .member, file.name(node.name) == name else { return false }
      return own.map { node.span.end <= $0.start || $0.end <= node.span.start } ?? true
    }
  }

  /// Whether a property that starts empty stays so: its owner is created, and nothing assigns to a property of its name.
  private func staysEmpty(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property, created.contains(usage.from) else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    return codebase.declaration(reference).flags.isDisjoint(with: [.isOutlet, .isPublished])
      && !assignedNames.contains(codebase.name(reference))
  }

  /// Whether nothing but its wrapper fills a property, as one that asks a container for its value.
  func isFilledByWrapper(_ usage: TypeUsage) -> Bool {
    guard let slot = usage.property, !filled.contains(slot) else { return false }
    let reference = codebase.declaration(ofSlot: slot)
    let property = codebase.declaration(reference)
    return property.flags.contains(.hasWrapper) && property.value < 0 && !assignedNames.contains(codebase.name(reference))
  }

  /// - Parameter usage: by a stored property.
  func context(of usage: TypeUsage) -> UsageContext {
    guard let slot = usage.property else { return [] }
    let reference = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(reference)
    var context: UsageContext = []
    if startsEmpty(declaration, slot: slot, file: Int(reference.file)) {
      context.insert(.startsEmpty)
      if staysEmpty(usage) { context.insert(.staysEmpty) }
    } else if isNeverMade(reference) {
      context.insert(.staysEmpty)
    }
    let isPrivate = declaration.flags.contains(.isPrivate) || declaration.flags.contains(.isFilePrivate)
    if isPrivate, creations.contains(Pair(user: usage.from, used: usage.to)) { context.insert(.selfMade) }
    return context
  }

  private func startsEmpty(_ property: Declaration, slot: Int, file: Int) -> Bool {
    guard property.type >= 0, property.value < 0, !filled.contains(slot) else { return false }
    for flag in [Declaration.Flags.isConstant, .isLazy, .hasWrapper, .isComputed] where property.flags.contains(flag) {
      return false
    }
    let kind = codebase.files[file].facts.types[Int(property.type)].kind
    return kind == .optional || kind == .implicitlyUnwrapped
  }
}
