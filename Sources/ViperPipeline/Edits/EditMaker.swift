internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// Turns the remedies of findings into edits that are certain to compile, using the facts and the bytes of the files.
///
/// Each finding with a repair is tried; in doubt there is no edit.
struct EditMaker {
  private var files: AnalysedFiles
  /// The meaning of names, computed for the first edit that needs it.
  private lazy var names = CodeNames(
    ProductionCode(files.reading.facts, targets: files.reading.targets), threads: tests.options.threads)
  /// The declared names, including those of skipped test code, whose doubles conform to interfaces as well.
  private lazy var namesWithTests = DeclaredNames(
    files.reading.facts.map(\.1) + tests.facts(in: files.reading.testFolders))
  private lazy var variables = LocalVariables(files.reading.facts.map(\.1))
  private lazy var observed = ObservedProperties(files.reading.facts.map(\.1))
  private lazy var unread = UnreadFiles(
    besides: (files.reading.facts.map(\.0) + tests.files(in: files.reading.testFolders)).map(\.path))
  private let tests: TestReading

  init(_ reading: SourceReading, tests: TestReading) {
    files = AnalysedFiles(reading, tests.options)
    self.tests = tests
  }

  /// The file that an edit changes, as it was analysed.
  mutating func original(of edit: Edit) -> OriginalFile? {
    files.file(edit.file).map { OriginalFile(path: $0.source.path, bytes: $0.bytes) }
  }

  /// All edits of a repair, or none.
  mutating func edits(for repair: Repair) -> [Edit] {
    switch repair {
    case .weaken(let place, let type, let interface):
      let property = PropertyEdit(at: place, type: type, in: files.file(place.file))
      guard let weakened = property?.weakened(where: { namesWithTests }) else { return [] }
      guard let interface else { return weakened + (type.map { leftVariables(of: $0) } ?? []) }
      let bound = binding(interface)
      return bound.isEmpty ? [] : weakened + bound
    case .bind(let interface): return binding(interface)
    case .removeImport(let place, let module):
      guard let file = files.file(place.file) else { return [] }
      return ImportEdit(at: place, module: module, in: file)?.removed(where: names) ?? []
    case .retype(let place, let type, let interface, let declared):
      return retyping(place, from: type, to: interface, declaredAt: declared)
    }
  }

  // MARK: interfaces

  private mutating func binding(_ interface: SourceRange) -> [Edit] {
    guard let file = files.file(interface.file), let edit = BindingEdit(at: interface, in: file) else { return [] }
    let users = namesWithTests.users(of: edit.name)
    guard users.areClasses, !isNoticed(changing: users) else { return [] }
    for place in users.places + namesWithTests.family(of: edit.name).places {
      guard let user = self.file(place.file), ValueMembers(of: place.declaration, in: user).areNone else { return [] }
    }
    guard let constants = constants(of: users), !unread.mentions(users.names, below: file.source.rootFolder) else { return [] }
    return edit.bound + constants
  }

  private mutating func file(_ number: Int) -> AnalysedFile? {
    number < files.reading.facts.count ? files.file(files.reading.facts[number].0.name) : nil
  }

  /// Whether something notices today that a member of the interface is set, and would not any more.
  private mutating func isNoticed(changing users: DeclaredNames.Users) -> Bool {
    observed.properties(of: users.names, changing: users.members).contains { property in
      guard !property.isObserved, let file = file(property.file) else { return true }
      let declaration = file.facts.declarations[property.declaration]
      return file.text(Int(declaration.span.start)..<Int(declaration.nameSpan.start)).contains("@")
    }
  }

  // MARK: variables

  /// The edits of variables that are no longer changed once their type is bound; nil if one is uncertain.
  private mutating func constants(of users: DeclaredNames.Users) -> [Edit]? {
    var edits: [Edit] = []
    let isSure = namesWithTests.areUnique(users.names)
    let typed = variables.places(of: users.names)
    for place in typed {
      guard let found = constant(at: place, users), isSure || found.isEmpty else { return nil }
      edits += found
    }
    let (direct, all) = (observed.owners(of: users.members), observed.allOwners(of: users.members))
    let values = variables.places(named: observed.owners(of: all)).filter { !typed.contains($0) }
    let areLeft =
      variables.otherPlaces(of: users.names, named: direct).allSatisfy { constant(at: $0, users)?.isEmpty == true }
      // A value with a property of the type, directly or in a nested value, changes through it.
      && values.allSatisfy { constant(at: $0, users, all)?.isEmpty == true }
    return areLeft ? edits : nil
  }

  private mutating func constant(
    at place: LocalVariables.Place, _ users: DeclaredNames.Users, _ owners: Set<String> = []
  ) -> [Edit]? {
    file(place.file).flatMap { ConstantEdit(of: place.binding, members: users.members, owners: owners, in: $0).edits }
  }

  /// The edits of variables that a run left which was ended after it had bound their type.
  private mutating func leftVariables(of type: String) -> [Edit] {
    guard namesWithTests.isProtocol(type) else { return [] }
    let users = namesWithTests.users(of: type)
    guard namesWithTests.areUnique(users.names) else { return [] }
    return variables.places(of: users.names).flatMap { constant(at: $0, users) ?? [] }
  }

  // MARK: classes

  private mutating func retyping(
    _ place: SourceRange, from type: String, to interface: String, declaredAt declared: SourceRange
  ) -> [Edit] {
    guard let user = files.file(place.file), let property = PropertyEdit(at: place, type: type, in: user),
      let uses = property.retypableUses, let owner = property.ownerName,
      // If a setting requires 'any' before interfaces, their bare names do not compile.
      !files.manifests(of: user.source, say: "ExistentialAny")
    else { return [] }
    let names = namesWithTests
    let (own, face) = (names.family(of: String(type.split(separator: ".").last ?? "")), names.family(of: interface))
    guard names.isProtocol(interface), !names.isGeneric(face),
      names.family(of: owner).names.isDisjoint(with: ["Codable", "Encodable", "Decodable"])
    else { return [] }
    var read: [Int: AnalysedFile] = [:]
    for place in own.places + face.places { read[place.file] = file(place.file) }
    let shared = SharedMembers(of: own, by: face, in: files.reading.facts.map(\.1)) { read[$0] }
    guard shared.include(uses, in: user) else { return [] }
    return property.retyped(as: interface, from: files.file(declared.file), at: declared)
  }
}
