import ViperFacts
import ViperModel

extension MutationGenerator {
  /// What interfaces require, and who calls and implements it.
  static let contracts = [
    MutationGenerator("call-deleted", "a component no longer tells another one", lines: ["("]) { sample, file, line, text in
      guard let match = text.firstMatch(of: /^\s*(?:(?:self|strongSelf|this)[?!]?\.)?(\w+)[?!]?\.\w+ ?[({]/),
        sample.slots.contains(String(match.1)), let statement = sample.files[file]!.statement(at: line)
      else { return nil }
      return [Mutant.Edit(file: file, lines: statement, replacement: sample.files[file]!.removal(of: statement))]
    },
    MutationGenerator("requirement-added", "an interface requires what nobody calls") { sample in
      interfaces(of: sample).compactMap { interface, part in
        guard let required = sample.adding(["func mutantEvent()"], to: interface),
          let implemented = sample.adding(["func mutantEvent() {}"], to: part)
        else { return nil }
        return required + implemented
      }
    },
    MutationGenerator("implementation-dropped", "a presenter leaves an event to a default", lines: ["func "]) {
      sample, file, line, text in
      guard let name = text.firstMatch(of: /func (\w+)\(/).map({ String($0.1) }), defaults(of: sample).contains(name),
        let block = sample.files[file]!.block(around: line), block.keyword != "protocol",
        sample.parts(.presenter).contains(where: { $0.simpleName == block.name })
      else { return nil }
      return [Mutant.Edit(file: file, lines: sample.files[file]!.balanced(from: line), replacement: [])]
    },
    MutationGenerator(
      "conformance-dropped", "a type no longer says what it conforms to", lines: ["class ", "extension ", "struct "]
    ) {
      sample, file, line, text in
      guard let block = sample.files[file]!.blocks.first(where: { $0.lines.lowerBound == line }),
        sample.graph.components.contains(where: { $0.simpleName == block.name && !$0.isInterface && $0.module != nil }),
        let interface = sample.graph.components.last(where: { $0.isInterface && text.contains(inherited($0.simpleName)) })
      else { return nil }
      let name = interface.simpleName
      let dropped = text.replacing(try! Regex(", \(name)\\b"), with: "").replacing(try! Regex(": \(name),"), with: ":")
        .replacing(try! Regex(": \(name)\\b"), with: "")
      return [.replacing(line, in: file, with: [dropped])]
    },
    MutationGenerator("interface-added", "a component keeps an interface that nothing conforms to") { sample in
      sample.representatives.filter { [.presenter, .interactor].contains($0.role) }.compactMap { _, part in
        guard let edits = sample.adding(["weak var mutant: \(part.simpleName)Listener?"], to: part) else { return nil }
        let declaration = ["", "protocol \(part.simpleName)Listener: AnyObject {", "    func mutantEvent()", "}"]
        let file = part.range.file
        return edits + [.inserting(declaration, at: sample.files[file]!.lines.count - 1, in: file)]
      }
    },
    MutationGenerator("interface-swapped", "a property is declared with the class behind its interface") { sample in
      sample.links.compactMap { link in
        let (interface, owner) = (sample.graph.components[link.to], sample.graph.components[link.from])
        guard interface.isInterface, let held = link.holds.first else { return nil }
        let (file, line) = (link.range.file, link.range.line - 1)
        let text = sample.files[file]!.lines[line]
        let name = sample.graph.components[held.component].name
        let swapped = text.replacing(try! Regex("\\b(any )?\(interface.simpleName)\\b"), with: name)
        return swapped == text || owner.isInterface ? nil : [.replacing(line, in: file, with: [swapped])]
      }
    },
    MutationGenerator("presenter-interface-adopted", "a view adopts what it should call") { sample in
      sample.links.compactMap { link in
        let (view, target) = (sample.graph.components[link.from], sample.graph.components[link.to])
        guard view.role == .view, target.role == .presenter, target.isInterface, !view.isInterface,
          let block = sample.block(of: view), let opening = block.opening, opening == block.lines.lowerBound
        else { return nil }
        let text = sample.files[view.range.file]!.lines[opening]
        let adopting = text.replacing(/\s*\{$/, with: "\(text.contains(": ") ? "," : ":") \(target.simpleName) {")
        return [.replacing(opening, in: view.range.file, with: [adopting])]
      }
    },
    MutationGenerator("early-return-added", "an interactor returns without telling anybody", lines: ["presenter", "output"]) {
      sample, file, line, text in
      let source = sample.files[file]!
      guard text.contains(/\b(presenter|output)[?!]?\.\w+\(/), let block = source.block(around: line),
        sample.parts(.interactor).contains(where: { $0.simpleName == block.name }), let function = source.function(around: line),
        !source.lines[function.header].contains("->"),
        !source.lines[function.body.lowerBound..<line].contains(where: { $0.contains(/\b(presenter|output)[?!]?\./) })
      else { return nil }
      let start = function.body.lowerBound
      return [.inserting([source.lines[start].indentation + "if \"\\(self)\".isEmpty { return }"], at: start, in: file)]
    },
    MutationGenerator("interface-moved", "an interface stands beside its class") { sample in
      interfaces(of: sample).compactMap { interface, part in
        let (file, target) = (interface.range.file, part.range.file)
        guard file != target, let block = sample.block(of: interface) else { return nil }
        let lines = sample.files[file]!.lines[block.lines]
        return [
          Mutant.Edit(file: file, lines: block.lines, replacement: []),
          .inserting([""] + Array(lines), at: sample.files[target]!.lines.count - 1, in: target),
        ]
      }
    },
  ]

  private static func inherited(_ name: String) -> Regex<Substring> { try! Regex("[:,] \(name)\\b") }

  /// The interfaces of the fullest module's parts, each with its class.
  private static func interfaces(of sample: CleanSample) -> [(interface: Component, part: Component)] {
    var seen: Set<Component.ID> = []
    return sample.links.compactMap { link in
      let interface = sample.graph.components[link.to]
      guard interface.isInterface, interface.module == sample.fullest.id, link.holds.count == 1, let held = link.holds.first,
        seen.insert(interface.id).inserted
      else { return nil }
      return (interface, sample.graph.components[held.component])
    }
  }

  /// The functions that fail by default.
  private static func defaults(of sample: CleanSample) -> Set<String> {
    Set(
      sample.lines.compactMap { file, line, text in
        guard text.contains("fatalError("), let function = sample.files[file]!.function(around: line),
          sample.files[file]!.block(around: line)?.keyword == "extension"
        else { return nil }
        return sample.files[file]!.lines[function.header].firstMatch(of: /func (\w+)\(/).map { String($0.1) }
      })
  }
}
