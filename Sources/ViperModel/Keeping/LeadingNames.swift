import ViperFacts

/// Names of a code base by which code gets at certain declarations, found in rounds: those of what mentions one join them.
struct LeadingNames {
  private let generated: GeneratedAccessors
  /// By number.
  private var names: [Bool]
  /// Names of functions that may be generated for a type of such a name.
  private var accessors: [Bool]
  /// Of either, those that no round has been made with.
  private var newNames: [Bool]

  init(_ generated: GeneratedAccessors, count: Int) {
    self.generated = generated
    names = Array(repeating: false, count: count)
    (accessors, newNames) = (names, names)
  }

  mutating func insert(_ name: Name) {
    guard !names[Int(name)] else { return }
    names[Int(name)] = true
    newNames[Int(name)] = true
    for accessor in generated.names(for: name) {
      accessors[Int(accessor)] = true
      newNames[Int(accessor)] = true
    }
  }

  /// Whether what these names stand for together may be got at.
  func areLed(to mentioned: [Name]) -> Bool {
    mentioned.contains { names[Int($0)] } || (mentioned.contains(.resources) && mentioned.contains { accessors[Int($0)] })
  }

  /// Those that have come since the last round, by number; nil where there are none.
  mutating func nextRound() -> [Bool]? {
    guard newNames.contains(true) else { return nil }
    defer { newNames = Array(repeating: false, count: names.count) }
    return newNames
  }
}
