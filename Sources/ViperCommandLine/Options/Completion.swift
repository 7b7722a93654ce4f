package import ArgumentParser
internal import Foundation
internal import ViperDialects
internal import ViperPipeline

/// What a shell offers where a value is to be typed, for both executables.
package enum Completion {
  /// The built-in dialects, and the YAML files and folders of where the word points to.
  package static let dialect = CompletionKind.custom { _, _, word in BuiltInDialects.all.map(\.name) + files(for: word) }

  package static let rule = CompletionKind.custom { _, _, _ in RuleCatalogue.list.split(separator: "\n").map(String.init) }

  /// The formats of reports, each to be followed by a file's name.
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
