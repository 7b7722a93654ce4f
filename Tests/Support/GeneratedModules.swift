import Foundation
import ViperFacts
import ViperModel

/// Twelve modules in the shape of a sample's: its fullest module with other names, and what is around it.
package struct GeneratedModules {
  package static let names = [
    "Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima",
  ]

  /// The files of the sample that belong to none of its modules, then those of the generated modules.
  package let code: MarkedCode
  /// The names of the modules' types, by what they are called without the module's name.
  package let affixes: Set<String>

  /// - Parameters:
  ///   - dialect: the name of the dialect and of its sample.
  ///   - change: changes the code of a file of a generated module, given the module's name.
  package init(_ dialect: String, _ change: (String, String) -> String = { $1 }) throws {
    let files = try Self.files(of: dialect)
    let model = try CodeModel(MarkedCode(Self.text(files)), dialect: dialect)
    let module = Self.fullest(model.graph)
    let own = model.graph.components.filter { $0.module == module.id }
    let paths = Set(own.map(\.range.file))
    let shared = files.filter { file in
      !paths.contains(file.name) && !model.graph.components.contains { $0.module != nil && $0.range.file == file.name }
    }
    let copies = Self.names.flatMap { name in
      files.filter { paths.contains($0.name) }.map { file in
        (name: file.name.replacing(module.name, with: name), code: change(name, file.code.replacing(module.name, with: name)))
      }
    }
    code = MarkedCode(Self.text(shared + copies))
    let parts: Set<Role> = [.view, .presenter, .interactor, .wireframe, .assembly, .delegate]
    affixes = Set(own.filter { parts.contains($0.role) }.map { $0.name.replacing(module.name, with: "") }.filter { !$0.isEmpty })
  }

  private static func files(of dialect: String) throws -> [(name: String, code: String)] {
    let folder = "\(ScratchFolder.samples)/\(dialect)/Clean"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.sorted().map {
      ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    }
  }

  private static func text(_ files: [(name: String, code: String)]) -> String {
    files.map { "// file: \($0.name)\n\($0.code)\n" }.joined()
  }

  /// The module with the most roles, then with the most parts, whose name is not in another one's.
  private static func fullest(_ graph: ComponentGraph) -> ViperModule {
    func rank(_ module: ViperModule) -> (Int, Int, Int) {
      let parts = graph.components.filter { $0.module == module.id }
      return (Set(parts.filter { !$0.isInterface }.map(\.role)).count, parts.count, -module.id)
    }
    return graph.modules.max { rank($0) < rank($1) }!
  }

  // MARK: invented words

  private static let inventions = [
    "View": "Pane", "Controller": "Board", "Presenter": "Brain", "Presentation": "Thought", "Interactor": "Engine",
    "Wireframe": "Pilot", "Router": "Rudder", "Use": "Work", "Case": "Order", "Assembly": "Plant", "Configurator": "Plant",
    "Factory": "Mill", "Module": "Unit", "Input": "Inlet", "Output": "Outlet", "Interface": "Face", "Protocol": "Shape",
    "Wire": "Sky", "Frame": "Way", "Impl": "Body", "Delegate": "Agent", "Default": "Plain",
  ]

  /// A name with invented words in place of those that say what a part is.
  package static func invented(_ affix: String) -> String {
    affix.replacing(/[A-Z][a-z]+/) { inventions[String($0.output)] ?? String($0.output) }
  }

  /// The code with invented words in all names of the modules' parts.
  package var invented: MarkedCode {
    let names = Self.names.flatMap { name in affixes.map { (name + $0, name + Self.invented($0)) } }
    let renamed = Dictionary(names, uniquingKeysWith: { first, _ in first })
    return MarkedCode(
      Self.text(
        code.files.map { file in
          (file.name, file.code.replacing(/[A-Za-z_][A-Za-z0-9_]*/) { renamed[String($0.output)] ?? String($0.output) })
        }))
  }
}
