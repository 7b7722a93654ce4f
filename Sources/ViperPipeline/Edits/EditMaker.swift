internal import ViperFacts
internal import ViperModel
internal import ViperRules

/// Makes edits of what findings say, where they surely compile: of the facts of the files, and their bytes.
///
/// An edit is tried for each finding that has a repair; what cannot be told makes none.
struct EditMaker {
  private var files: AnalysedFiles
  /// What names mean, computed for the first edit that asks.
  private lazy var names = CodeNames(
    ProductionCode(files.reading.facts, targets: files.reading.targets), threads: tests.options.threads)
  /// What the code base says about names, with test code that was skipped, whose doubles conform to interfaces, too.
  private lazy var namesWithTests = DeclaredNames(
    files.reading.facts.map(\.1) + tests.facts(in: files.reading.testFolders))
  private lazy var variables = LocalVariables(files.reading.facts.map(\.1))
  private lazy var observed = ObservedProperties(files.reading.facts.map(\.1))
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
      guard let weakened = PropertyEdit(at: place, type: type, in: files.file(place.file))?.weakened else { return [] }
      guard let interface else { return weakened }
      let bound = binding(interface)
      return bound.isEmpty ? [] : weakened + bound
    case .bind(let interface): return binding(interface)
    case .removeImport(let place, let module):
      guard let file = files.file(place.file) else { return [] }
      return ImportEdit(at: place, module: module, in: file)?.removed(where: names) ?? []
    case .retype(let place, let type, let interface, let declared):
      guard let property = PropertyEdit(at: place, type: type, in: files.file(place.file)) else { return [] }
      return property.retyped(as: interface, from: files.file(declared.file), at: declared)
    }
  }

  private mutating func binding(_ interface: SourceRange) -> [Edit] {
    guard let file = files.file(interface.file), let edit = BindingEdit(at: interface, in: file) else { return [] }
    let users = namesWithTests.users(of: edit.name)
    guard users.areClasses, !observed.notice(changesOf: users.members, of: users.names) else { return [] }
    // 'mutating' has no meaning for classes, so that a bound protocol must not say it.
    for place in users.places {
      guard place.file < files.reading.facts.count, let user = files.file(files.reading.facts[place.file].0.name),
        !user.text(user.facts.declarations[place.declaration].span).contains("mutating")
      else { return [] }
    }
    return constants(of: users).map { edit.bound + $0 } ?? []
  }

  /// The edits of variables that nothing changes any more once their type is bound; nil where one cannot be told.
  private mutating func constants(of users: DeclaredNames.Users) -> [Edit]? {
    var edits: [Edit] = []
    for place in variables.places(of: users.names) {
      guard let found = constant(at: place, users) else { return nil }
      edits += found
    }
    return variables.otherPlaces(of: users.names).allSatisfy { constant(at: $0, users)?.isEmpty == true } ? edits : nil
  }

  private mutating func constant(at place: LocalVariables.Place, _ users: DeclaredNames.Users) -> [Edit]? {
    let file = files.file(files.reading.facts[place.file].0.name)
    return file.flatMap { ConstantEdit(of: place.binding, members: users.members, in: $0).edits }
  }
}
