#if os(Linux)
  import ViperTestSupport

  /// A program of many modules, which runs one after the other.
  struct VariantProgram {
    /// What became of a module.
    struct Outcome {
      /// The messages of the compiler, without their places.
      var warnings: [String] = []
      var errors: [String] = []
      /// Nil for one that does not compile.
      var record: RunRecord?
      var heap: RunHeap?

      /// What is worse than before: messages of the compiler, and what it does otherwise.
      func differences(from before: Outcome) -> [String] {
        let new = (errors + warnings).filter { !before.warnings.contains($0) }.map {
          "the compiler says \($0)"
        }
        guard let record, let earlier = before.record else { return new }
        return new + record.differences(from: earlier)
      }
    }

    /// By the variants' names.
    private(set) var outcomes: [String: Outcome] = [:]
    private let scratch: ScratchFolder
    private var program: String { "\(scratch.path)/program" }

    init(_ variants: [ModuleVariant]) throws {
      scratch = try ScratchFolder()
      for variant in variants { outcomes[variant.name] = Outcome() }
      let compiled = try compile(variants)
      try run(compiled)
    }

    /// Compiles those that can be compiled.
    private mutating func compile(_ variants: [ModuleVariant]) throws -> [ModuleVariant] {
      let files = try variants.flatMap {
        try $0.files.map { try scratch.write(ProbedText($0.text).text, to: $0.path) }
      }
      let plays = variants.map { "  (\"\($0.name)\", { \($0.app)() }),\n" }.joined()
      let main = """
        import Stage
        import UIKit

        let plays: [Stage.Play] = [
        \(plays)]
        Stage.play(plays, from: Int(CommandLine.arguments[1])!)

        """
      let (output, isMade) = try RunningStubs.shared.get().compile(
        files + [try scratch.write(main, to: "main.swift")], to: program)
      let messages = Set(
        output.split(separator: "\n").compactMap { CompilerMessage($0, in: scratch.path) })
      let broken = Set(messages.filter(\.isError).map(\.variant))
      for variant in variants where isMade || broken.contains(variant.name) {
        let own = messages.filter { $0.variant == variant.name }
        outcomes[variant.name]?.warnings = own.filter { !$0.isError }.map(\.text).sorted()
        outcomes[variant.name]?.errors = own.filter(\.isError).map(\.text).sorted()
      }
      if isMade { return variants }
      let rest = variants.filter { !broken.contains($0.name) }
      guard rest.count < variants.count else { throw RunningStubs.Failure(text: output) }
      return try compile(rest)
    }

    /// Runs all; one that ends the program is left as it is, and the next one begins.
    private mutating func run(_ variants: [ModuleVariant]) throws {
      var next = 0
      while next < variants.count {
        let output = try RunningStubs.output(of: program, ["\(next)"])
        let records = RunRecord.records(in: output)
        guard !records.isEmpty else {
          throw RunningStubs.Failure(text: "'\(variants[next].name)' was not run")
        }
        for (name, record) in records { outcomes[name]?.record = record }
        for (name, heap) in RunHeap.heaps(in: output) { outcomes[name]?.heap = heap }
        next += records.count
      }
    }
  }

  /// A line of the compiler's output that says something of a file of a variant.
  private struct CompilerMessage: Hashable {
    /// The name of the variant, which is that of the file's folder.
    let variant: String
    let text: String
    let isError: Bool
    /// So that two places with one message are two.
    let place: String

    init?(_ line: Substring, in folder: String) {
      guard let match = line.firstMatch(of: /^(.*):(\d+:\d+): (warning|error): (.*)$/),
        match.1.hasPrefix(folder)
      else {
        return nil
      }
      let path = match.1.dropFirst(folder.count + 1)
      variant = String(path.prefix { $0 != "/" })
      text = "\(path.dropFirst(variant.count + 1)): \(match.4)".replacing(variant, with: "")
      isError = match.3 == "error"
      place = String(match.2)
    }
  }
#endif
