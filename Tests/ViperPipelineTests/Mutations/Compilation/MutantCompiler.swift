#if os(Linux)
  import Foundation
  import ViperTestSupport

  /// Asks the compiler for its verdicts on mutants of a sample.
  struct MutantCompiler {
    let sample: CleanSample
    private let modules: StubModules
    private let scratch: ScratchFolder

    init(_ sample: CleanSample) throws {
      (self.sample, scratch) = (sample, try ScratchFolder())
      modules = try StubModules.shared.get()
    }

    /// The errors of the sample with all the edits of some mutants.
    func errors(in mutants: [Mutant]) throws -> [String] {
      let all = Mutant("", mutants.flatMap(\.edits)).texts(in: sample)
      let files = try sample.files.keys.sorted().map { file in
        try all[file].map { try scratch.write($0, to: file) } ?? "\(sample.folder)/\(file)"
      }
      return try modules.errors(in: files)
    }

    /// Which of some mutants the compiler accepts: those whose edits do not touch are compiled together, and by halves where that
    /// fails.
    func accepted(_ mutants: [Mutant]) throws -> [Bool] {
      var verdicts = mutants.map { _ in false }
      for group in Self.groups(mutants) { try judge(group, of: mutants, &verdicts) }
      return verdicts
    }

    private func judge(_ group: [Int], of mutants: [Mutant], _ verdicts: inout [Bool]) throws {
      if try errors(in: group.map { mutants[$0] }).isEmpty {
        for index in group { verdicts[index] = true }
      } else if group.count > 1 {
        try judge(Array(group[..<(group.count / 2)]), of: mutants, &verdicts)
        try judge(Array(group[(group.count / 2)...]), of: mutants, &verdicts)
      }
    }

    private static let largestGroup = 16

    /// Mutants of one kind whose edits are in different lines, and insert nothing at the same place.
    private static func groups(_ mutants: [Mutant]) -> [[Int]] {
      var groups: [(indices: [Int], lines: [String: Set<Int>])] = []
      var kind = ""
      for (index, mutant) in mutants.enumerated() {
        let lines = Dictionary(grouping: mutant.edits, by: \.file).mapValues { edits in
          Set(edits.flatMap { Array($0.lines) + [$0.lines.lowerBound] })
        }
        let start =
          kind == mutant.kind
          ? groups.firstIndex { group in
            group.indices.count < largestGroup && group.indices.allSatisfy { mutants[$0].kind == kind }
              && lines.allSatisfy { group.lines[$0.key, default: []].isDisjoint(with: $0.value) }
          } : nil
        kind = mutant.kind
        if let start {
          groups[start].indices.append(index)
          groups[start].lines.merge(lines) { $0.union($1) }
        } else {
          groups.append(([index], lines))
        }
      }
      return groups.map(\.indices)
    }
  }
#endif
