import Foundation
import ViperFacts

@testable import ViperLinking

/// A small code base that is edited at random: bodies mostly, but also everything that bodies elsewhere depend on.
struct EditedCode {
  private struct File {
    var path: String
    var root = "."
    var lines: [String]
  }

  private var files: [File]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    files = (0..<6).map { number in
      File(path: ["App", "App/Deep", "Core"][number % 3] + "/File\(number).swift", lines: [])
    }
    for file in files.indices { for _ in 0..<4 { files[file].lines.append(declaration()) } }
  }

  var linked: [(SourceFile, FileFacts)] {
    files.sorted { $0.path < $1.path }.map { file in
      (
        SourceFile(path: "/" + file.path, name: file.path, root: file.root),
        FactExtractor.facts(of: Array(file.lines.joined(separator: "\n").utf8))
      )
    }
  }

  mutating func edit() {
    let file = number(files.count)
    switch number(16) {
    case 0: files[file].path = ["App", "App/Deep", "Core", "Other"][number(4)] + "/Moved\(number(1000)).swift"
    case 1: files[file].root = [".", "Package"][number(2)]
    case 2: files.append(File(path: "App/New\(number(1000)).swift", lines: [declaration()]))
    case 3 where files.count > 3: files.remove(at: file)
    case 4: files[file].lines.shuffle(using: &random)
    case 5 where !files[file].lines.isEmpty: files[file].lines.remove(at: number(files[file].lines.count))
    case 6, 7: files[file].lines.append(declaration())
    case 8: files[file].lines.append("typealias \(type()) = \(type())")
    case 9: files[file].lines.append("extension \(type()) { func \(member())() -> \(type()) { \(expression()) } }")
    default: editBody(of: file)
    }
  }

  /// Another body for one line, whose declaration stays.
  private mutating func editBody(of file: Int) {
    guard !files[file].lines.isEmpty else { return }
    let line = number(files[file].lines.count)
    let text = files[file].lines[line]
    guard let start = text.range(of: "/*b*/"), let end = text.range(of: "/*e*/") else { return }
    files[file].lines[line].replaceSubrange(start.upperBound..<end.lowerBound, with: statements())
  }

  private mutating func declaration() -> String {
    switch number(5) {
    case 0: "protocol \(type()) { func \(member())(_ x: \(type())); var \(member()): \(type()) { get } }"
    case 1: "func \(member())(_ x: \(type())) -> \(type()) { /*b*/\(statements())/*e*/ }"
    case 2: "extension \(type()) { class \(type()) {}; var \(member()): \(type()) { /*b*/\(statements())/*e*/ } }"
    default:
      "class \(type()): \(type()) { let \(member()) = \(expression()); lazy var \(member()) = \(expression()); var \(member()): \(type())?; func \(member())(\(member()) x: \(type())) -> \(type()) { /*b*/\(statements())/*e*/ } }"
    }
  }

  private mutating func statements() -> String {
    (0..<(1 + number(3))).map { _ in
      switch number(4) {
      case 0: "let \(member()) = \(expression())"
      case 1: "self.\(member()) = \(expression())"
      case 2: "func \(member())() { _ = \(expression()) }"
      default: expression()
      }
    }.joined(separator: "; ")
  }

  private mutating func expression() -> String {
    switch number(6) {
    case 0: "\(type())()"
    case 1: "\(type())().\(member())"
    case 2: "\(member()).\(member())(\(type())())"
    case 3: "\(type())(\(member()): \(member()))"
    case 4: "\(member())(\(member()))"
    default: member()
    }
  }

  private mutating func type() -> String { ["A", "B", "C", "D", "E", "UIView", "BaseView", "Outer.Inner"][number(8)] }
  private mutating func member() -> String { ["a", "b", "c", "d", "e", "f"][number(6)] }
  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}

/// SplitMix64: the same numbers for a seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
