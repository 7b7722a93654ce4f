import ViperFacts
import ViperLinking

/// The inputs of every step that classifies the types of one root under one dialect.
struct RootScope: Sendable {
  let codebase: Codebase
  let ancestry: Ancestry
  let folders: Folders
  let targets: Targets
  let usages: UsageIndex
  let namespaced: NamespacedNames
  let root: Int
  let types: RootTypes
  let dialect: Dialect
  /// Whether the user pinned the dialect: the root is then VIPER without further evidence.
  let isPinned: Bool
  /// Whether only modules and the roles of their parts are needed, for detection: entities and evidence texts are left out.
  let isDraft: Bool
  /// The roles that the user set.
  let setRoles: SetRoles
  let interfaceNames: InterfaceNames

  init(
    codebase: Codebase, ancestry: Ancestry, folders: Folders, targets: Targets, usages: UsageIndex,
    namespaced: NamespacedNames, root: Int, types: RootTypes, dialect: Dialect, isPinned: Bool, isDraft: Bool,
    setRoles: SetRoles = SetRoles()
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.folders = folders
    self.targets = targets
    self.usages = usages
    self.namespaced = namespaced
    self.root = root
    self.types = types
    self.dialect = dialect
    self.isPinned = isPinned
    self.isDraft = isDraft
    self.setRoles = setRoles
    interfaceNames = InterfaceNames(dialect, of: types, isProvider: codebase.isProvider) { Self.text($0, codebase, namespaced) }
  }

  static let core = Role.all(with: .core)

  // MARK: types

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  /// The unqualified name, with the module's name for a type in a module's namespace.
  func text(_ type: TypeSymbol.ID) -> String { Self.text(type, codebase, namespaced) }

  private static func text(_ type: TypeSymbol.ID, _ codebase: Codebase, _ namespaced: NamespacedNames) -> String {
    namespaced[type] ?? codebase.text(codebase.types[type].name)
  }

  /// The outermost type around a type, itself if there is none but a module's namespace.
  func outermost(_ type: TypeSymbol.ID) -> TypeSymbol.ID { codebase.enclosing(type).last { !namespaced.isNamespace($0) } ?? type }

  func isProtocol(_ type: TypeSymbol.ID) -> Bool { codebase.types[type].isProtocol }

  /// Whether a type is declared in the root and is no protocol.
  func isConcrete(_ type: TypeSymbol.ID) -> Bool { !codebase.types[type].isProtocol && !codebase.types[type].isExternal }

  func file(of type: TypeSymbol.ID) -> Int32? { codebase.types[type].declaration?.file }

  func folder(of type: TypeSymbol.ID) -> Folders.Number? { file(of: type).map { folders[$0] } }

  /// The folder of a type's module, without folders for layers.
  func moduleFolder(of type: TypeSymbol.ID) -> Folders.Number? { folder(of: type).flatMap { folders.module(of: $0) } }

  /// The share of folders that two types have in common: 99 in one file, else 0...98.
  func nearness(_ a: TypeSymbol.ID, _ b: TypeSymbol.ID) -> Int {
    guard let x = file(of: a), let y = file(of: b) else { return 0 }
    return x == y ? 99 : folders.nearness(folders[x], folders[y])
  }

  // MARK: protocols

  /// The conformers that tell what a protocol is: those in its own target, else what an assembly hands over for it, or its only
  /// implementation. The conformers of a demo app or of a client say nothing about it.
  func conformers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] {
    let all = codebase.conformers(of: type).filter(types.contains)
    if all.isEmpty || !codebase.hasTargets && targets.isSingle { return all }
    let own = all.filter { isInOneTarget($0, type) }
    if !own.isEmpty { return own }
    let isOnly = codebase.conformers(of: type).count == 1
    return all.filter { !isShowcase($0) && (isOnly && isImplementation($0, of: type) || isHandedOver($0, as: type)) }
  }

  private func isInOneTarget(_ conformer: TypeSymbol.ID, _ type: TypeSymbol.ID) -> Bool {
    if codebase.hasTargets { return codebase.isOwn(conformer, type) }
    return file(of: type).map { targets[$0] } == file(of: conformer).map { targets[$0] }
  }

  /// Whether a conformer is in a library that declares that it depends on the protocol's target.
  private func isImplementation(_ conformer: TypeSymbol.ID, of type: TypeSymbol.ID) -> Bool {
    guard let a = file(of: conformer), let b = file(of: type) else { return false }
    if !codebase.hasTargets { return targets.imports(a, targetOf: b, in: codebase) }
    let (here, there) = (codebase.files[Int(a)].source.targets, codebase.files[Int(b)].source.targets)
    return codebase.targets.isLibrary(here) && codebase.targets.depends(here, on: there)
  }

  /// Whether a body makes the conformer together with what takes the protocol.
  private func isHandedOver(_ conformer: TypeSymbol.ID, as type: TypeSymbol.ID) -> Bool {
    let bodies = Set(usages.of(conformer).filter { $0.kind == .construction }.compactMap(\.body))
    if bodies.isEmpty { return false }
    let takers = Set(usages.of(type).filter { $0.kind == .stored || $0.context.contains(.initializer) }.map(\.from))
    return takers.contains { taker in
      usages.of(taker).contains { $0.kind == .construction && $0.body.map(bodies.contains) == true }
    }
  }

  private func isShowcase(_ type: TypeSymbol.ID) -> Bool {
    guard let file = file(of: type) else { return false }
    let names = codebase.targets.names(of: codebase.files[Int(file)].source.targets)
    return (names.isEmpty ? [targets.name(of: file)] : names).contains(where: TargetGraph.isShowcase)
  }

  /// The interface rules that match a protocol's name, without those that need another part with the same stem.
  func rules(forInterface type: TypeSymbol.ID) -> [InterfaceRule] { rules(of: type).map { dialect.interfaces[$0] } }

  /// The positions of these rules, since a rule is a large value.
  private func rules(of type: TypeSymbol.ID) -> some Sequence<Int> {
    interfaceNames.numbers(of: type, named: text(type)).lazy.map(interfaceNames.index.value).filter { !$0.needsSibling }
      .map(\.rule)
  }

  /// Whether a protocol may be by its name what other modules call.
  func isInput(_ type: TypeSymbol.ID) -> Bool { rules(of: type).contains { dialect.interfaces[$0].surface == .input } }

  /// The role that the first matching rule for an interface between the parts of a module names.
  func interfaceRole(of type: TypeSymbol.ID) -> Role? {
    rules(of: type).first { dialect.interfaces[$0].surface == .internal }.map { dialect.interfaces[$0].implementer }
  }

  /// Whether a protocol is by its name what other modules know of a module; only such names match it.
  func isPublished(_ type: TypeSymbol.ID) -> Bool {
    var isPublished = false
    for rule in rules(of: type) {
      guard [.input, .output].contains(dialect.interfaces[rule].surface) else { return false }
      isPublished = true
    }
    return isPublished
  }

  /// An evidence text, empty in a draft.
  func words(_ text: @autoclosure () -> String) -> String { isDraft ? "" : text() }
}

/// The dialect's interface rules, indexed by naming pattern.
struct InterfaceNames: Sendable {
  /// A rule's position, and whether its pattern counts only if another part has the same stem.
  struct Entry {
    var rule: Int
    var needsSibling: Bool
  }

  private(set) var index = NamePatternIndex<Entry>()
  /// By protocol of the root, the numbers of the patterns that fit its name: several steps ask for them.
  private var numbers: SparseTypeArray<[Int]>

  /// - Parameter isProvider: whether a protocol only gives access to a part, whose name it therefore has.
  init(_ dialect: Dialect, of types: RootTypes, isProvider: (TypeSymbol.ID) -> Bool, text: (TypeSymbol.ID) -> String) {
    numbers = SparseTypeArray(types)
    for (number, rule) in dialect.interfaces.enumerated() {
      for pattern in rule.names { index.add(pattern, Entry(rule: number, needsSibling: false)) }
      for pattern in rule.siblingNames { index.add(pattern, Entry(rule: number, needsSibling: true)) }
    }
    for type in types.protocols { numbers[type] = isProvider(type) ? [] : index.numbers(of: text(type)) }
  }

  /// - Parameter text: the type's name, for a type that is no protocol of the root.
  func numbers(of type: TypeSymbol.ID, named text: @autoclosure () -> String) -> [Int] {
    numbers[type] ?? index.numbers(of: text())
  }
}

extension Codebase {
  /// Whether a protocol says that something has a part: `HasLoginInteractor` with the property `interactor` alone.
  fileprivate func isProvider(_ type: TypeSymbol.ID) -> Bool {
    guard text(types[type].name).hasPrefix("Has") else { return false }
    let members = members[type]
    return !members.isEmpty && members.allSatisfy { declaration($0).kind == .property }
  }
}
