import ViperFacts
import ViperModel

/// Edits that several generators make.
extension CleanSample {
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
