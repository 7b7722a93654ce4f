internal import Foundation
internal import ViperFacts

/// The facts of all files that could be read, and what is to say about the others.
struct SourceReading {
  private(set) var facts: [(SourceFile, FileFacts)] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: [SourceFile], _ options: AnalysisOptions) {
    let total = files.count
    let step = max(1, total / 100)
    let progress = options.progress
    let outcomes = FactReader.read(
      files, threads: options.threads, timeLimit: options.fileTimeLimit,
      stalled: { StalledFile.endRun(files[$0], limit: options.fileTimeLimit) }
    ) { index in
      if index % step == 0 { progress?(index, total) }
    }
    for (file, outcome) in zip(files, outcomes) { add(file, outcome) }
  }

  private mutating func add(_ file: SourceFile, _ outcome: FactReader.Outcome) {
    switch outcome {
    case .unreadable(let reason):
      diagnostics.append(Diagnostic(.error, reason, file: file.name, makesRunIncomplete: true))
    case .refused(let line, let reason):
      diagnostics.append(Diagnostic(.error, reason, file: file.name, line: line, makesRunIncomplete: true))
    case .facts(let fileFacts):
      facts.append((file, fileFacts))
      for error in fileFacts.syntaxErrors {
        let line = fileFacts.position(of: error.offset).line
        let message = "does not parse here: \(fileFacts.names[error.message]); analysed as far as it does"
        diagnostics.append(Diagnostic(.warning, message, file: file.name, line: line))
      }
    }
  }
}
