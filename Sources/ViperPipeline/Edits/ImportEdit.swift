internal import ViperFacts
internal import ViperRules

/// The edit of an import that nothing needs.
struct ImportEdit {
  private let file: AnalysedFile
  private let module: String
  /// The whole line, with its end.
  private let line: Range<Int>

  /// Nil unless the import is all there is in its line, outside of `#if`.
  init?(at place: SourceRange, module: String, in file: AnalysedFile) {
    guard let offset = file.offset(of: place), place.endLine == place.line else { return nil }
    (self.file, self.module) = (file, module)
    let lines = file.facts.lineStarts
    let end = place.line < lines.count ? Int(lines[place.line]) : file.bytes.count
    // A byte order mark stays.
    let start = max(Int(lines[place.line - 1]), Self.contentStart(file.bytes))
    line = start..<end
    guard start == Int(offset), file.text(line).trimmingCharacters == "import \(module)", !isConditional,
      file.facts.imports.count(where: { file.facts.names[$0.module] == module }) == 1
    else { return nil }
  }

  private static func contentStart(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether it lies within an `#if`, or the file has such code further down that no fact tells from other code.
  private var isConditional: Bool { file.text(0..<file.bytes.count).contains("#if") }

  /// The edit that removes it, or replaces it by Foundation, which UIKit re-exports; nil if neither is certain to compile.
  func removed(where names: CodeNames) -> [Edit] {
    let needs = ImportNeeds(file, names.seen(from: file))
    let others = Set(file.facts.imports.map { file.facts.names[$0.module] }).subtracting([module])
    if needs.isNothing { return [file.edit(removal, "")] }
    guard module == "UIKit", !needs.includesGraphics else { return [] }
    if others.contains("Foundation") { return [file.edit(removal, "")] }
    return [file.edit(line.lowerBound..<(line.lowerBound + "import UIKit".utf8.count), "import Foundation")]
  }

  /// The line, and the empty one after it if it was the only import, so that no two empty lines are left.
  private var removal: Range<Int> {
    guard file.facts.imports.count == 1 else { return line }
    let rest = file.bytes[line.upperBound...]
    let blank = rest.starts(with: [13, 10]) ? 2 : rest.first == 10 ? 1 : 0
    let before = file.bytes[Self.contentStart(file.bytes)..<line.lowerBound]
    let isAfterBlank = before.isEmpty || before.suffix(2) == [10, 10] || before.suffix(4) == [13, 10, 13, 10]
    return isAfterBlank ? line.lowerBound..<(line.upperBound + blank) : line
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
