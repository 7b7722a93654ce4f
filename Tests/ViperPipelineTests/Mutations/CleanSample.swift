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

  init(_ name: String, in folder: String) throws {
    (self.name, self.folder) = (name, folder)
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
    files = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, SampleText(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))) })
    lines = files.keys.sorted().flatMap { [files] file in files[file]!.lines.enumerated().map { (file, $0.offset, $0.element) } }
    model = try Analysis(AnalysisOptions(paths: [folder], basePath: folder, toolVersion: "test")).whole
  }

  /// The names of all samples.
  static let names = try! FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples).filter { !$0.hasPrefix(".") }
    .sorted()

  init(of dialect: String) throws { try self.init(dialect, in: "\(ScratchFolder.samples)/\(dialect)/Clean") }

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
  var links: [Reference] { graph.references.filter { $0.kind == .stored && $0.property != nil } }

  /// The properties of any component that keep another one.
  var slots: Set<String> { Set(links.filter { isLink($0) }.compactMap(\.property)) }

  /// Whether a link leads to an object, not to data.
  func isLink(_ link: Reference) -> Bool {
    let target = graph.components[link.to]
    return [.class, .actor, .protocol].contains(target.kind)
      && ![Role.entity, .viewModel, .viewObject, .navigationOption].contains(target.role)
  }

  // MARK: edits

  /// Members added at the start of a type, and the imports that they need.
  func adding(_ members: [String], to part: Component, imports: [String] = []) -> [Mutant.Edit]? {
    let file = part.range.file
    guard let text = files[file], let opening = block(of: part)?.opening else { return nil }
    let indentation = text.lines[opening].indentation + "    "
    return [.inserting(members.map { indentation + $0 }, at: opening + 1, in: file)] + adding(imports, to: file)
  }

  /// Statements at the start of a function that a type has, which others call; in one of their own where there is none.
  func doing(_ statements: [String], in part: Component, members: [String] = [], imports: [String] = []) -> [Mutant.Edit]? {
    let file = part.range.file
    guard let text = files[file] else { return nil }
    let own = text.blocks.filter { $0.name == part.simpleName }.flatMap(\.lines)
    let header = own.first { line in
      let words = text.lines[line].trimmed
      return words.contains("func ") && words.hasSuffix("{")
        && !["->", "static ", "class ", "async"].contains(where: words.contains)
        && text.block(around: line)?.name == part.simpleName
    }
    guard let header else {
      let body = ["func mutantDo() {"] + statements.map { "    " + $0 } + ["}"]
      return adding(members + body, to: part, imports: imports)
    }
    let indentation = text.lines[header].indentation + "    "
    let edit = Mutant.Edit.inserting(statements.map { indentation + $0 }, at: header + 1, in: file)
    guard !members.isEmpty else { return [edit] + adding(imports, to: file) }
    return adding(members, to: part, imports: imports).map { [edit] + $0 }
  }

  private func adding(_ imports: [String], to file: String) -> [Mutant.Edit] {
    let text = files[file]!
    let missing = imports.filter { name in !text.lines.contains { $0.hasPrefix("import \(name)") || $0.hasPrefix("import UIKit") }
    }
    return missing.isEmpty ? [] : [.inserting(missing.map { "import \($0)" }, at: 0, in: file)]
  }

  /// The requirements without parameters that the block of a protocol has.
  func events(of interface: String) -> [String] {
    for text in files.values {
      for block in text.blocks where block.keyword == "protocol" && block.name == interface {
        return text.lines[block.lines].compactMap { $0.wholeMatch(of: /\s*func (\w+)\(\)\s*/).map { String($0.1) } }
      }
    }
    return []
  }

  /// A call as the code has it, of a type or a static member of it, with arguments of no certain type.
  func call(of name: String) -> String? {
    for (_, _, text) in lines where text.contains("\(name)(") || text.contains("\(name).") {
      guard let match = text.firstMatch(of: try! Regex<(Substring, Substring)>("\\b(\(name)(?:\\(\\))?(?:\\.[a-z]\\w*)?)\\(")),
        !text.trimmed.hasPrefix("func"), !text.trimmed.hasPrefix("//")
      else { continue }
      guard let labels = Self.labels(text[match.range.upperBound...]) else { continue }
      return "\(match.1)(\(labels.map { $0.isEmpty ? "any()" : "\($0): any()" }.joined(separator: ", ")))"
    }
    return nil
  }

  /// The labels of the arguments up to the closing bracket; nil where that is in another line.
  private static func labels(_ text: Substring) -> [String]? {
    var (depth, arguments) = (0, [""])
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        if depth == 0 {
          return arguments == [""]
            ? [] : arguments.map { $0.firstMatch(of: /^\s*(\w+):/).map { String($0.1) } ?? "" }
        }
        depth -= 1
      }
      if character == ",", depth == 0 { arguments.append("") } else { arguments[arguments.count - 1].append(character) }
    }
    return nil
  }
}

extension Component {
  /// The name without the types around it.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
