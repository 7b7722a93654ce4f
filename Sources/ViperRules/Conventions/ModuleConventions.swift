internal import ViperFacts
import ViperLinking
internal import ViperModel
internal import ViperText

/// What the modules of one root and dialect agree on besides its table: how strongly a part keeps another one, who puts modules
/// together, where interfaces are declared, and how parts are named.
struct ModuleConventions {
  /// A thing that modules may do alike.
  enum Topic: Hashable {
    case strength(from: Role, to: Role)
    case assembler
    /// The file of the interfaces with one affix.
    case file(of: String)
    case name(of: Role)
  }

  /// What one module does.
  struct Vote {
    var value: String
    var component: Component.ID
    var target: Component.ID?
    var property: String?
    var range: SourceRange
    /// Whether the module cannot do otherwise: a property that makes its own value cannot be weak.
    var isFixed = false
  }

  /// The way of a module that is odd, and what most do.
  struct Deviation {
    var topic: Topic
    var vote: Vote
    var majority: String
    var support: ConventionSupport
  }

  private let input: LintInput
  private let originals: Set<ViperModule.ID>
  private var votes: [Key: [ViperModule.ID: Vote]] = [:]
  /// The topics of which some module has two ways: it has no vote.
  private var torn: [Key: Set<ViperModule.ID>] = [:]

  private struct Key: Hashable {
    var root: String
    var dialect: String
    var topic: Topic
  }

  init(_ input: LintInput) {
    self.input = input
    originals = ModuleCopies(input.graph).originals
    for reference in input.graph.references { add(reference) }
    addParts()
  }

  // MARK: votes

  private mutating func add(_ vote: Vote, on topic: Topic, in module: ViperModule.ID) {
    let (root, dialect) = (input.graph.modules[module].root, input.graph.modules[module].dialect)
    let key = Key(root: root, dialect: dialect, topic: topic)
    if let other = votes[key]?[module], other.value != vote.value { torn[key, default: []].insert(module) }
    if votes[key]?[module] == nil { votes[key, default: [:]][module] = vote }
  }

  private static let core = Set(Role.all(with: .core))

  private mutating func add(_ reference: Reference) {
    let (from, to) = (input.component(reference.from), input.component(reference.to))
    guard let module = to.module, !from.isInterface else { return }
    if reference.kind == .stored, from.module == module, !reference.isTransient, let strength = reference.strength,
      Self.core.contains(from.role), Self.core.contains(to.role), isOpen(reference)
    {
      let vote = Vote(
        value: strength.rawValue, component: from.id, target: to.id, property: reference.property, range: reference.range,
        isFixed: !reference.canBeWeak)
      add(vote, on: .strength(from: from.role, to: to.role), in: module)
    }
    if reference.kind == .construction, to.role == .presenter, !to.isInterface, from.module == module {
      let vote = Vote(value: from.role.name, component: from.id, target: to.id, range: reference.range)
      add(vote, on: .assembler, in: module)
    }
  }

  /// Whether the dialect's table leaves the strength open: what it asks for has rules of its own.
  private func isOpen(_ reference: Reference) -> Bool {
    guard let rule = input.rule(for: reference) else { return false }
    return !rule.isForbidden && rule.hold.isEmpty
  }

  private mutating func addParts() {
    for component in input.graph.components {
      guard let module = component.module, Self.core.contains(component.role) || component.role == .assembly,
        let affix = Self.affix(of: component.name, around: input.graph.modules[module].name)
      else { continue }
      if !component.isInterface {
        // A base class of several parts has a name of its own.
        if input.references(to: component.id).contains(where: { $0.kind == .inheritance }) { continue }
        add(Vote(value: affix, component: component.id, range: component.range), on: .name(of: component.role), in: module)
      } else if input.observations.expectedFiles[component.id] == nil, let file = Self.file(of: component, input) {
        add(Vote(value: file, component: component.id, range: component.range), on: .file(of: affix), in: module)
      }
    }
  }

  /// The name with an asterisk for the module's.
  private static func affix(of name: String, around module: String) -> String? {
    let own = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name
    return own == module ? nil : own.replacingName(module, atMost: 1)
  }

  /// The file's name with an asterisk for the module's; nil where it is not named after the module.
  private static func file(of component: Component, _ input: LintInput) -> String? {
    component.module.flatMap { component.range.fileName.replacingName(input.graph.modules[$0].name, atMost: 1) }
  }

  // MARK: deviations

  /// The odd modules, where the others agree with a certainty of at least a share.
  func deviations(from least: Double) -> [Deviation] {
    votes.flatMap { key, votes in
      let counted = votes.filter { originals.contains($0.key) && torn[key]?.contains($0.key) != true }
      return deviations(in: counted, on: key.topic, from: least)
    }
  }

  private func deviations(in votes: [ViperModule.ID: Vote], on topic: Topic, from least: Double) -> [Deviation] {
    var tally = ConventionTally<String>()
    let sorted = votes.sorted { $0.key < $1.key }
    for (module, vote) in sorted { tally.add(vote.value, module: input.graph.modules[module].name, place: vote.range) }
    guard let majority = tally.majority else { return [] }
    let support = tally.support(of: [majority])
    let odd = sorted.map(\.value).filter { $0.value != majority && !$0.isFixed && !isLonger($0.value, than: majority, topic) }
    guard support.lowerBound >= least, !odd.isEmpty, !isReported(majority, topic, sorted.map(\.value)) else { return [] }
    return odd.map { Deviation(topic: topic, vote: $0, majority: majority, support: support) }
  }

  /// Whether a name only has more words before what the others end with: then it is the module that is called otherwise.
  private func isLonger(_ value: String, than majority: String, _ topic: Topic) -> Bool {
    if case .name = topic { value.hasSuffix(majority.dropFirst()) } else { false }
  }

  /// Whether the way of most is itself a finding: a strong reference in a cycle, or an assembler that may not be one.
  private func isReported(_ majority: String, _ topic: Topic, _ votes: [Vote]) -> Bool {
    switch topic {
    case .strength:
      let cycles = Set(input.cycleCuts.flatMap(\.cycle).map(\.reference.range))
      return votes.contains { $0.value == majority && cycles.contains($0.range) }
    case .assembler:
      guard let vote = votes.first(where: { $0.value == majority }) else { return false }
      let roles = input.dialect(of: input.component(vote.component)).assembly.roles
      return !roles.isEmpty && !roles.contains { $0.name == majority }
    case .file, .name: return false
    }
  }
}
