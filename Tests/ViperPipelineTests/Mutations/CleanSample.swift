import Foundation
import ViperFacts
import ViperLinking
import ViperModel
import ViperPipeline
import ViperTestSupport

/// A dialect's clean sample, with the model of its code.
struct CleanSample: Sendable {
  /// The name of its dialect.
  let name: String
  let folder: String
  /// By path below the folder.
  let files: [String: SampleText]
  let model: CodeModel
  /// All lines with their files, in order.
  let lines: [(file: String, line: Int, text: String)]
  /// The properties of any component that keep another one.
  let slots: Set<String>

  init(of dialect: String) throws {
    let folder = "\(ScratchFolder.samples)/\(dialect)/Clean"
    (name, self.folder) = (dialect, folder)
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    files = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, SampleText(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))) })
    lines = files.keys.sorted().flatMap { [files] file in files[file]!.lines.enumerated().map { (file, $0.offset, $0.element) } }
    model = try Analysis(AnalysisOptions(testing: [folder], in: folder)).whole
    let graph = model.graph
    slots = Set(Self.links(of: graph).filter { Self.isLink($0, in: graph) }.compactMap(\.property))
  }

  /// The names of all samples.
  static let names = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples).filter { !$0.hasPrefix(".") }
    .sorted()

  var graph: ComponentGraph { model.graph }

  // MARK: components

  func block(of component: Component) -> SampleText.Block? {
    files[component.range.file]?.blocks.first {
      $0.lines.lowerBound <= component.range.line - 1 && $0.name == component.simpleName
    }
  }

  /// The classes and other types of modules with a role.
  func parts(_ role: Role, of module: ViperModule.ID? = nil) -> [Component] {
    graph.components.filter {
      !$0.isInterface && $0.role == role && $0.module != nil && (module == nil || $0.module == module)
        && block(of: $0)?.opening != nil && !$0.name.contains(".")
    }
  }

  /// The module whose parts have the most roles, then the first one.
  var fullest: ViperModule {
    graph.modules.max { first, second in
      let (a, b) = (roles(of: first).count, roles(of: second).count)
      return (a, second.id) < (b, first.id)
    }!
  }

  private func roles(of module: ViperModule) -> Set<Role> {
    Set(graph.components.filter { $0.module == module.id && !$0.isInterface }.map(\.role))
  }

  /// One part for each role of the fullest module, and of others for the roles that it lacks.
  var representatives: [(role: Role, part: Component)] {
    Set(graph.components.map(\.role)).sorted().compactMap { role in
      (parts(role, of: fullest.id) + parts(role)).first { $0.kind != .enum }.map { (role, $0) }
    }
  }

  /// The links between components that properties keep, in order.
  var links: [Reference] { Self.links(of: graph) }

  private static func links(of graph: ComponentGraph) -> [Reference] {
    graph.references.filter { $0.kind == .stored && $0.property != nil }
  }

  /// Whether a link leads to an object, not to data.
  func isLink(_ link: Reference) -> Bool { Self.isLink(link, in: graph) }

  private static func isLink(_ link: Reference, in graph: ComponentGraph) -> Bool {
    let target = graph.components[link.to]
    return [.class, .actor, .protocol].contains(target.kind)
      && ![Role.entity, .viewModel, .viewObject, .navigationOption].contains(target.role)
  }
}

extension Component {
  /// The name without the types around it.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
