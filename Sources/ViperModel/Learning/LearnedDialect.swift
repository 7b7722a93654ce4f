package import ViperLinking

/// A dialect that was mined from a code base, with the support of each of its lines.
///
/// It has what the code agrees on and nothing else: the rest is the base dialect's.
package struct LearnedDialect: Sendable, Equatable {
  /// A line and the modules that agree with it.
  package struct Line<Value: Sendable & Equatable>: Sendable, Equatable {
    package var value: Value
    package var support: ConventionSupport
  }

  package struct PropertyName: Sendable, Equatable {
    package var name: String
    package var count: Int
  }

  package struct RoleLines: Sendable, Equatable {
    package var role: Role
    package var names: [Line<NamePattern>] = []
    /// Whether modules must have it; nil where the base's own answer is right.
    package var isRequired: Line<Bool>?
    package var kinds: [Component.Kind] = []
    /// The names under which others hold it, with how often.
    package var properties: [PropertyName] = []
  }

  package struct InterfaceLines: Sendable, Equatable {
    package var key: String
    package var names: [Line<NamePattern>] = []
    /// Names that many types of the code base have that are no part of a module.
    package var siblingNames: [Line<NamePattern>] = []
    package var implementer: Role
    /// In how many modules a part of that role implements it.
    package var implemented: ConventionSupport
    package var consumers: [Role] = []
    /// In how many modules the consumers use it.
    package var consumed: ConventionSupport
    package var surface: Component.Surface = .internal
    package var file: Line<NamePattern>?
  }

  package struct ReferenceLine: Sendable, Equatable {
    package var from: Role
    package var to: Role
    /// Nil where the base's rule stays.
    package var rule: ReferenceRule?
    /// The strength of most, and how many have it; nil where nothing is stored.
    package var strength: Line<[ReferenceStrength]>?
    /// The reason why the way of most is not asked for.
    package var remark: String?
  }

  /// The name of a dialect that a run learns for itself from roots that see each other, by their position among such groups.
  static func nameInRun(_ group: Int) -> String { group == 0 ? namesInRuns : "\(namesInRuns)-\(group + 1)" }

  /// The name of a dialect that a run learns for itself; where it learns several, a number follows.
  package static let namesInRuns = "learned"

  /// Whether a dialect of that name is one that the run learned.
  package static func isNamedInRun(_ name: String) -> Bool { name == namesInRuns || name.hasPrefix(namesInRuns + "-") }

  package var name: String
  package var moduleCount: Int
  /// The number of modules of other conventions.
  package var otherModules: Int
  package var roles: [RoleLines] = []
  package var interfaces: [InterfaceLines] = []
  package var references: [ReferenceLine] = []
  package var assemblyRoles: [Line<Role>] = []
  package var assemblyMethod: Line<String>?
  package var isAssemblyStatic = false
  package var previousWireframe: Line<Bool>
  package var selfAssemblingView: Line<Bool>
  package var signs: [DetectionSign] = []
}

/// What came of learning a dialect for a run.
package enum LearningVerdict: Sendable, Equatable {
  /// - Parameters:
  ///   - text: the dialect's file.
  ///   - moduleCount: the number of modules that it was learned from.
  case learned(text: String, moduleCount: Int)
  /// The reason: the code speaks against what its wiring suggests.
  case refused(String)
}
