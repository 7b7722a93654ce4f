package import ArgumentParser
internal import Foundation
internal import ViperDialects
internal import ViperPipeline

/// Shell completions of option values, shared by both executables.
package enum Completion {
  /// The word for detection, the built-in dialects, then YAML files and folders at the typed path.
  package static let dialect = CompletionKind.custom { _, _, word in ["auto"] + BuiltInDialects.all.map(\.name) + files(for: word)
  }

  /// The rules, and the constraints of the configuration for the working directory.
  package static let rule = CompletionKind.custom { _, _, _ in RuleCatalogue.completions(here) }

  /// The constraints of the configuration for the working directory.
  package static let constraint = CompletionKind.custom { _, _, _ in ConstraintCatalogue.completions(here) }

  private static var here: AnalysisOptions {
    AnalysisOptions(paths: ["."], basePath: FileManager.default.currentDirectoryPath, toolVersion: ToolVersion.current)
  }

  /// The report formats, each with `=` so that a file name can follow.
  package static let output = CompletionKind.custom { _, _, _ in ReporterName.allCases.map { $0.rawValue + "=" } }

  private static func files(for word: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      if name.hasSuffix(".yml") || name.hasSuffix(".yaml") { return folder + name }
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder) && isFolder.boolValue
        ? folder + name + "/" : nil
    }
  }
}
