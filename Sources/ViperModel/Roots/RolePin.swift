internal import ViperFacts
internal import ViperLinking
package import ViperText

/// The role that the user gives to types by name, in place of the one that the code shows.
package struct RolePin: Sendable {
  package enum Verdict: Hashable, Sendable {
    case role(Role)
    /// A type that starts the app or puts modules together, itself part of none.
    case compositionRoot
    /// No role, so no component and no findings.
    case helper
  }

  /// A type's name, qualified or not; `*` matches any text.
  package var pattern: String
  package var verdict: Verdict
  /// The files that it applies to; nil for all.
  package var paths: [PathPattern]?
  /// The evidence in words: `set by roles: in .viper-lint.yml:7`.
  package var origin: String
  /// The line in the configuration.
  package var line: Int?

  package init(pattern: String, verdict: Verdict, paths: [PathPattern]? = nil, origin: String, line: Int? = nil) {
    self.pattern = pattern
    self.verdict = verdict
    self.paths = paths
    self.origin = origin
    self.line = line
  }

  /// - Parameter path: absolute.
  package func applies(toFile path: String) -> Bool { paths.map { $0.contains { $0.matches(file: path) } } ?? true }

  /// A pin that matches no type, and the type that may be meant.
  package struct Idle: Sendable, Equatable {
    /// The position in `DialectPins.roles`.
    package var pin: Int
    package var nearest: String?
  }
}

extension RolePin.Verdict {
  /// The words for verdicts that are no role.
  package static let words: [(word: String, verdict: Self)] = [("none", .helper), ("composition-root", .compositionRoot)]

  package var word: String {
    switch self {
    case .role(let role): role.name
    case .compositionRoot: "composition-root"
    case .helper: "none"
    }
  }
}

/// The types whose roles the user set.
struct SetRoles: Sendable {
  private var pins: [TypeSymbol.ID: RolePin] = [:]
  private(set) var idle: [RolePin.Idle] = []

  init() {}

  /// - Parameter pins: the last one that matches a type decides.
  init(_ pins: [RolePin], in codebase: Codebase) {
    if pins.isEmpty { return }
    let names = PinnedNames(pins)
    var used: Set<Int> = []
    for type in codebase.types where !type.isLocal {
      guard let declaration = type.declaration else { continue }
      let path = codebase.files[Int(declaration.file)].source.path
      for number in names.pins(of: type.qualifiedName) where pins[number].applies(toFile: path) {
        used.insert(number)
        self.pins[type.id] = pins[number]
      }
    }
    idle = pins.indices.filter { !used.contains($0) }.enumerated().map { count, pin in
      RolePin.Idle(pin: pin, nearest: count < Self.mostHints ? Self.nearest(to: pins[pin].pattern, in: codebase) : nil)
    }
  }

  /// The number of names that are compared with those of all types.
  private static let mostHints = 20

  var isEmpty: Bool { pins.isEmpty }

  subscript(type: TypeSymbol.ID) -> RolePin? { pins[type] }

  /// The types of a root that the user set a role for, ascending.
  func types(of types: RootTypes) -> [TypeSymbol.ID] { pins.keys.filter(types.contains).sorted() }

  private static func nearest(to pattern: String, in codebase: Codebase) -> String? {
    if pattern.contains("*") { return nil }
    let declared = codebase.types.filter { $0.declaration != nil && !$0.isLocal }
    let names = declared.map { pattern.contains(".") ? $0.qualifiedName : codebase.text($0.name) }
    // A type of that name in other files is no mistyped one.
    return names.contains(pattern) ? nil : NearestNames.nearest(to: pattern, among: Set(names).sorted())
  }
}

/// The names of pins: patterns are compared with each type, all others are looked up.
private struct PinnedNames {
  private var patterns: [(pin: Int, glob: Wildcard)] = []
  private var pins: [String: [Int]] = [:]

  init(_ pins: [RolePin]) {
    for (number, pin) in pins.enumerated() {
      if pin.pattern.contains("*") {
        patterns.append((number, Wildcard(pin.pattern)))
      } else {
        self.pins[pin.pattern, default: []].append(number)
      }
    }
  }

  /// Those that match a qualified name or its last part, ascending.
  func pins(of name: String) -> [Int] {
    var found = patterns.filter { $0.glob.fits(qualifiedName: name) }.map(\.pin) + (pins[name] ?? [])
    if let last = name.split(separator: ".").last, last.utf8.count < name.utf8.count { found += pins[String(last)] ?? [] }
    return found.sorted()
  }
}
