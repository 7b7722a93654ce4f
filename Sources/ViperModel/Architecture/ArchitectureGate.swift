import ViperLinking

/// What the verdict means for linting: the dialect of code that is not VIPER, in place of a detected one.
struct ArchitectureGate: Sendable {
  private let verdict: ArchitectureVerdict
  private let survey: PartSurvey
  /// By architecture, the dialect that describes it; `unknown` for all others.
  private let dialects: [Architecture: Dialect]
  /// The interactors and presenters whose own wiring is Clean Swift's or RIBs', wherever they lie.
  private let proved: [TypeSymbol.ID: Architecture]

  /// - Parameter dialects: the built-in ones.
  init(_ verdict: ArchitectureVerdict, _ votes: [ArchitectureVote], _ survey: PartSurvey, among dialects: [Dialect]) {
    self.verdict = verdict
    self.survey = survey
    let others = dialects.filter { $0.architecture != .viper }.map { ($0.architecture, $0) }
    self.dialects = Dictionary(others, uniquingKeysWith: { first, _ in first })
    proved = Dictionary(
      votes.compactMap { vote in
        switch vote.shape {
        case .cleanSwift: (vote.anchor, .cleanSwift)
        case .ribs: (vote.anchor, .ribs)
        default: nil
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The dialect of the root's own group; nil where that is VIPER.
  var main: Dialect? { dialect(of: verdict.groups[0].architecture) }

  /// The dialect of a module by its anchor; nil where it is judged as VIPER.
  func dialect(of anchor: TypeSymbol.ID) -> Dialect? {
    if let own = proved[anchor] { return dialect(of: own) }
    return survey.file(of: anchor).flatMap(dialect(ofFile:))
  }

  /// The dialect of what lies in a file; nil where it is judged as VIPER.
  func dialect(ofFile file: Int32) -> Dialect? { dialect(of: verdict.group(ofFile: file).architecture) }

  private func dialect(of architecture: Architecture) -> Dialect? {
    architecture == .viper ? nil : dialects[architecture] ?? dialects[.unknown]
  }
}
