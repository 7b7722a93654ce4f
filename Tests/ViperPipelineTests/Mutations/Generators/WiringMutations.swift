import ViperFacts
import ViperModel

/// An assignment to a property that keeps a component.
private struct Wire {
  /// The object whose property is assigned; empty or `self` for the own.
  var owner: String
  var slot: String
  var value: String
  /// Its lines.
  var statement: Range<Int>

  init?(_ sample: CleanSample, _ file: String, _ line: Int, _ text: String) {
    guard let match = text.wholeMatch(of: /\s*((?:[\w?!]+(?:\(\))?\.)*)(\w+) = (.+)/), sample.slots.contains(String(match.2)),
      let statement = sample.files[file]!.statement(at: line), sample.files[file]!.function(around: line) != nil
    else { return nil }
    (owner, slot, value) = (String(match.1.dropLast()), String(match.2), String(match.3))
    self.statement = statement
  }

  var isOwn: Bool { owner.isEmpty || owner == "self" }

  /// Whether the own property must be set, which the compiler sees to.
  func isRequired(in text: SampleText) -> Bool {
    guard isOwn else { return false }
    let declaration = text.lines.first { $0.contains("let \(slot): ") || $0.contains("var \(slot): ") } ?? ""
    return declaration.contains("let ") || !["?", "!"].contains(declaration.trimmed.suffix(1))
  }

  /// The expression that makes the value, from its own line or from that of the local; nil where it is none.
  func creation(in text: SampleText) -> String? {
    let line = text.lines[..<statement.lowerBound].last { $0.contains("let \(value)") }
    let expression = line?.firstMatch(of: /let \w+(?::[^=]+)? = (.+)/).map { String($0.1) } ?? value
    return expression.contains(/^[A-Z]\w*\(.*\)$/) ? expression : nil
  }
}

extension MutationGenerator {
  /// Which object gets which.
  static let wiring = [
    MutationGenerator("wiring-deleted", "a component is not handed over", lines: [" = "]) { sample, file, line, text in
      guard let wire = Wire(sample, file, line, text), !wire.isRequired(in: sample.files[file]!) else { return nil }
      return [Mutant.Edit(file: file, lines: wire.statement, replacement: sample.files[file]!.removal(of: wire.statement))]
    },
    MutationGenerator("wiring-repeated", "another object replaces the one that was handed over", lines: [" = "]) {
      sample, file, line, text in
      guard let wire = Wire(sample, file, line, text), !wire.isOwn, wire.statement.count == 1,
        let creation = wire.creation(in: sample.files[file]!)
      else { return nil }
      return [.inserting(["\(text.indentation)\(wire.owner).\(wire.slot) = \(creation)"], at: line + 1, in: file)]
    },
    MutationGenerator("used-before-wiring", "a property is used before it is set", lines: [" = "]) { sample, file, line, text in
      guard let wire = Wire(sample, file, line, text), !wire.isOwn,
        let link = sample.links.first(where: {
          $0.property == wire.slot && sample.graph.components[$0.to].isInterface
            && $0.range.file.hasPrefix(folder(of: folder(of: file)))
        }),
        let event = sample.events(of: sample.graph.components[link.to].simpleName).first
      else { return nil }
      return [.inserting(["\(text.indentation)\(wire.owner).\(wire.slot)?.\(event)()"], at: line, in: file)]
    },
    MutationGenerator(
      "part-unconnected", "a component is made, a property of it is set, and it is handed to nothing", lines: ["let "]
    ) {
      sample, file, line, text in
      guard let match = text.wholeMatch(of: /(\s+)let (\w+)(?::[^=]+)? = (([A-Z]\w*)\(.*\))/),
        let part = sample.graph.components.first(where: { $0.simpleName == match.4 && !$0.isInterface && $0.module != nil }),
        [Role.view, .presenter, .interactor, .wireframe].contains(part.role), sample.files[file]!.statement(at: line)?.count == 1,
        let wiring = sample.files[file]!.lines[(line + 1)...].firstIndex(where: { $0.hasPrefix("\(match.1)\(match.2).") }),
        let setting = sample.files[file]!.lines[wiring].wholeMatch(of: /\s+\w+(\.\w+ = .+)/)
      else { return nil }
      return [.inserting(["\(match.1)let mutant = \(match.3)", "\(match.1)mutant\(setting.1)"], at: wiring + 1, in: file)]
    },
    MutationGenerator("environment-deleted", "an object is not put into the environment", replacing: [".environmentObject("]) {
      $0.replacing(/\.environmentObject\((?:[^()]|\([^()]*\))*\)/, with: "")
    },
  ]

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
