internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// The code base that a snippet of a constraint stands for.
struct SnippetCode {
  struct File: Equatable {
    /// Relative to the configuration's folder.
    var name: String
    var code: String
  }

  let files: [File]

  private static let fileName = "Snippet.swift"
  private static let mark = "// file:"

  /// - Parameter text: Swift code, in which a line `// file: Path.swift` begins a file.
  init(_ text: String) {
    var files = [File(name: Self.fileName, code: "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.mark) {
        files.append(File(name: line.dropFirst(Self.mark.count).trimmingCharacters(in: .whitespaces), code: ""))
      } else {
        files[files.count - 1].code += line + "\n"
      }
    }
    if files.count > 1, files[0].code.allSatisfy(\.isWhitespace) { files.removeFirst() }
    self.files = files
  }

  /// The findings of a constraint in the snippet, or why it cannot be read.
  enum Outcome {
    case findings([Finding], selected: [(key: String, count: Int)])
    case unreadable(String)
  }

  /// - Parameters:
  ///   - folder: absolute; path patterns are relative to it.
  ///   - pins: what the configuration sets.
  ///   - dialects: the built-in ones to detect among, and the base that they extend.
  func outcome(
    of constraint: Constraint, in folder: String, pins: DialectPins, dialects: (builtIns: [Dialect], base: Dialect)
  ) -> Outcome {
    var code: [(SourceFile, FileFacts)] = []
    var tests: [FileFacts] = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      switch FactReader.read(Array(file.code.utf8)) {
      case .facts(let read):
        if let error = read.syntaxErrors.first {
          return .unreadable("\(file.name):\(read.position(of: error.offset).line): syntax error: \(read.names[error.message])")
        }
        let source = SourceFile(path: AbsolutePath(file.name, in: folder).string, name: file.name, root: ".")
        if Self.isTestCode(source, read) { tests.append(read) } else { code.append((source, read)) }
      case .unreadable(let reason): return .unreadable("\(file.name): \(reason)")
      case .refused(let line, let reason): return .unreadable("\(file.name):\(line): \(reason)")
      }
    }
    let model = ModelBuilder.build(ProductionCode(code), pins: pins, dialects: dialects, isInventoried: true)
    guard let input = ConstraintInput(model, tests: TestTypes(tests)) else { return .findings([], selected: []) }
    var engine = ConstraintEngine(input, folder: folder)
    let found = engine.places([constraint]).folded()
    return .findings(found, selected: engine.counts(of: constraint))
  }

  /// Whether a run would read a file only for the existence of its types, judging by its imports or a folder around it.
  private static func isTestCode(_ file: SourceFile, _ facts: FileFacts) -> Bool {
    let patterns = IgnorePatterns()
    return TestCode.contains(facts)
      || file.name.split(separator: "/").dropLast().contains { patterns.isTestCode(folder: String($0)) }
  }
}
