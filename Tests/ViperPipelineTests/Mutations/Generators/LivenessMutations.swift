import ViperFacts
import ViperModel

extension MutationGenerator {
  /// Which modules and parts there are, and who opens them.
  static let liveness = [
    MutationGenerator("opening-emptied", "nothing opens a module any more") { sample in
      sample.graph.modules.compactMap { module in
        let places = openings(of: module, in: sample)
        let functions = places.compactMap { file, line in sample.files[file]!.function(around: line).map { (file, $0) } }
        guard !places.isEmpty, functions.count == places.count else { return nil }
        var seen: Set<String> = []
        return functions.filter { seen.insert("\($0.0):\($0.1.header)").inserted }.map { file, function in
          let text = sample.files[file]!
          let isVoid = !text.lines[function.header..<function.body.lowerBound].contains { $0.contains("->") }
          let body = isVoid ? [] : [text.lines[function.header].indentation + "    fatalError()"]
          return Mutant.Edit(file: file, lines: function.body, replacement: body)
        }
      }
    },
    MutationGenerator("assembly-called", "a component opens another module by itself") { sample in
      sample.representatives.filter { [.view, .presenter, .interactor].contains($0.role) }.flatMap { _, part in
        [Role.assembly, .wireframe].compactMap { role in
          let assemblies = sample.parts(role).filter { $0.module != part.module }
          return assemblies.lazy.compactMap { sample.call(of: $0.name) }.first.flatMap { sample.doing(making($0), in: part) }
        }
      }
    },
    MutationGenerator("part-deleted", "a module lacks a part") { sample in
      sample.representatives.filter { [.view, .interactor, .wireframe, .assembly].contains($0.role) }.map { _, part in
        sample.files.keys.sorted().flatMap { file in
          sample.files[file]!.blocks.filter { $0.name == part.simpleName && sample.files[file]!.isOutermost($0) }.map {
            Mutant.Edit(file: file, lines: $0.lines, replacement: [])
          }
        }
      }
    },
  ]

  /// The places outside of a module that name what makes it.
  private static func openings(of module: ViperModule, in sample: CleanSample) -> [(file: String, line: Int)] {
    let parts = sample.graph.components.filter { $0.module == module.id && !$0.isInterface }
    let makers = parts.filter { [.assembly, .wireframe, .view].contains($0.role) }.map(\.simpleName)
    guard !makers.isEmpty else { return [] }
    let own = Set(parts.map(\.range.file))
    let pattern = try! Regex<Substring>("\\b(?:\(makers.joined(separator: "|")))\\b")
    return sample.lines.filter { !own.contains($0.file) && !$0.text.trimmed.hasPrefix("//") && $0.text.contains(pattern) }
      .filter { file, line, text in sample.files[file]!.blocks.allSatisfy { $0.lines.lowerBound != line } && text.contains("(") }
      .map { ($0.file, $0.line) }
  }
}

extension SampleText {
  func isOutermost(_ block: Block) -> Bool {
    !blocks.contains { $0.lines.lowerBound < block.lines.lowerBound && $0.lines.contains(block.lines.lowerBound) }
  }
}
