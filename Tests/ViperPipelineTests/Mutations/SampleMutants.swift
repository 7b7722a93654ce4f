import Foundation
import ViperPipeline
import ViperPlatform
import ViperRules
import ViperTestSupport

/// All mutants of a sample, each edit once.
struct SampleMutants: Sendable {
  let sample: CleanSample
  let mutants: [Mutant]

  init(of name: String) throws {
    let sample = try CleanSample(of: name)
    let edited = MutationGenerator.all.flatMap { $0.mutants(of: sample) }
    var seen: Set<[String: String]> = []
    self.sample = sample
    mutants = edited.filter { seen.insert($0.texts(in: sample)).inserted } + [.constraint, .baseline]
  }

  /// The rows of some mutants, without the compiler's verdicts.
  func rows(of indices: [Int]) throws -> [MutationTable.Row] {
    let scratch = try ScratchFolder()
    let cache = CacheChoice(path: "\(scratch.path)/facts", isNamed: true)
    var options = AnalysisOptions(testing: [sample.folder], in: sample.folder)
    options.cache = cache
    let known = Set(try Analysis(options).report.findings.map(\.fingerprint))
    let rows = WorkerThreads.map(count: indices.count, threads: ProcessInfo.processInfo.activeProcessorCount) { number in
      Result {
        let mutant = mutants[indices[number]]
        let run = try MutationRun(mutant, of: sample, known: known, cache: cache, scratch: scratch)
        return MutationTable.Row(
          edit: mutant.lines(in: sample), reports: run.reports.map(\.description), fix: run.fix.rawValue, compiler: "")
      }
    }
    return try rows.map { try $0.get() }
  }

  /// The table as the linter makes it, with the compiler's verdicts that are recorded.
  func table() throws -> MutationTable {
    var table = MutationTable(name: sample.name, rows: try rows(of: Array(mutants.indices)))
    table.adoptVerdicts(of: MutationTable(recorded: sample.name))
    return table
  }
}
