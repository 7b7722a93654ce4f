import ViperLinking

/// What the verdict means for linting: the dialect of code that is not VIPER, in place of a detected one.
struct ArchitectureGate: Sendable {
  private let verdict: ArchitectureVerdict
  private let survey: PartSurvey
  /// By architecture, the dialect that describes it; `unknown` for all others.
  private let dialects: [Architecture: Dialect]
  /// By anchor, what its own wiring shows.
  private let shapes: [TypeSymbol.ID: ArchitectureVote.Shape]

  /// - Parameter dialects: the built-in ones.
  init(_ verdict: ArchitectureVerdict, _ votes: [ArchitectureVote], _ survey: PartSurvey, among dialects: [Dialect]) {
    self.verdict = verdict
    self.survey = survey
    let others = dialects.filter { $0.architecture != .viper }.map { ($0.architecture, $0) }
    self.dialects = Dictionary(others, uniquingKeysWith: { first, _ in first })
    shapes = Dictionary(votes.map { ($0.anchor, $0.shape) }, uniquingKeysWith: { first, _ in first })
  }

  /// The dialect of the root's own group; nil where that is VIPER. Each file has a group, so a root has one at least.
  var main: Dialect? { dialect(of: verdict.groups[0].architecture) }

  /// The dialect of a module by its anchor; nil where it is judged as VIPER.
  func dialect(of anchor: TypeSymbol.ID) -> Dialect? {
    guard let file = survey.file(of: anchor) else { return nil }
    let group = verdict.group(ofFile: file)
    if group.setBy != nil { return dialect(of: group.architecture) }
    switch shapes[anchor] {
    // No helper is wired like these by chance, so they are what they are wherever they lie.
    case .cleanSwift: return dialect(of: .cleanSwift)
    case .ribs: return dialect(of: .ribs)
    case .viper, .presenterWithInteractor, .presenterWithRouter:
      if group.architecture == .viper || group.viperModules > 0 { return nil }
    default: break
    }
    return dialect(ofFile: file)
  }

  /// Whether what a presenter belongs to may be VIPER: nothing says that it is something else. A screen without any presenter that
  /// the linter knows by name may have one of another name.
  func mayBeViper(_ presenter: TypeSymbol.ID) -> Bool {
    guard let file = survey.file(of: presenter) else { return false }
    switch shapes[presenter] {
    case .cleanSwift, .ribs: return false
    default: break
    }
    let group = verdict.group(ofFile: file)
    return [.viper, .unknown, .mvc].contains(group.architecture) || group.viperModules > 0
  }

  /// The dialect of what lies in a file; nil where it is judged as VIPER.
  func dialect(ofFile file: Int32) -> Dialect? { dialect(of: verdict.group(ofFile: file).architecture) }

  private func dialect(of architecture: Architecture) -> Dialect? {
    architecture == .viper ? nil : dialects[architecture] ?? dialects[.unknown]
  }
}
