import ViperFacts
import ViperLinking
import ViperModel

extension MutationGenerator {
  /// Who keeps whom, and how.
  static let ownership = [
    MutationGenerator("weak-dropped", "a weak or unowned property keeps its object", replacing: ["weak ", "unowned "]) { line in
      guard !line.contains("@IBOutlet"), line.contains("var ") || line.contains("let "), !line.contains("[") else { return nil }
      return line.replacing(/\b(weak|unowned)\s/, with: "", maxReplacements: 1)
    },
    MutationGenerator("weak-added", "a property that keeps a component does so no longer") { sample in
      sample.links.filter { $0.strength == .strong && sample.isLink($0) }.compactMap { link in
        let (file, line) = (link.range.file, link.range.line - 1)
        let text = sample.files[file]!.lines[line]
        guard text.contains(/\b(var|let)\s/), !text.contains("lazy"), !text.contains("@"), !text.contains("static ") else {
          return nil
        }
        let isOptional = text.contains("var ") && text.contains(/[?!]\)?(\s*$| *\{| *=)/)
        let word = isOptional ? "weak" : "unowned"
        return [.replacing(line, in: file, with: [text.replacing(/\b(var|let)\s/, maxReplacements: 1) { "\(word) \($0.1) " }])]
      }
    },
    MutationGenerator("capture-strengthened", "a closure keeps what it captured weakly", lines: ["[weak self", "[unowned self"]) {
      sample, file, line, text in
      let source = sample.files[file]!
      let closure = source.lines[source.balanced(from: line)]
      let strong = closure.filter { !$0.contains(/guard let (self|strongSelf|`self`)( = self)?( else|,)/) }.map { text in
        text.replacing(/\[(weak|unowned) self\] ?(in)?/) { text.contains("[\($0.1) self] in") ? "" : "\($0.2 ?? "")" }
          .replacing("self?.", with: "self.").replacing("strongSelf", with: "self").replacing("{ ", with: "{ ")
      }
      return [Mutant.Edit(file: file, lines: closure.indices, replacement: strong)]
    },
    MutationGenerator("closure-kept", "a component keeps a closure that keeps it") { sample in
      keeping(
        sample, ["private var mutantHandler: (() -> Void)?", "func mutantStart() { mutantHandler = { self.mutantStart() } }"])
    },
    MutationGenerator("timer-kept", "a timer that repeats keeps its component") { sample in
      keeping(
        sample,
        [
          "private var mutantTimer: Timer?", "func mutantStart() {",
          "    mutantTimer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.mutantStart() }", "}",
        ])
    },
    MutationGenerator("observer-kept", "a notification's block keeps its component") { sample in
      keeping(
        sample,
        [
          "private var mutantToken: NSObjectProtocol?", "func mutantStart() {",
          "    mutantToken = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.mutantStart() }",
          "}",
        ])
    },
    MutationGenerator("screen-not-shown", "a wireframe is made and not shown", lines: ["Wireframe("]) {
      sample, file, line, text in
      guard let match = text.wholeMatch(of: /(\s+).+?\.(?:push|present|setRoot)Wireframe\((\w+|\w+\(.*?\))(?:, .+)?\)/) else {
        return nil
      }
      let made = String(match.2)
      return [.replacing(line, in: file, with: made.hasSuffix(")") ? ["\(match.1)_ = \(made)"] : [])]
    },
    MutationGenerator("bound-dropped", "an interface is no longer bound to classes", replacing: ["AnyObject"]) { line in
      guard line.contains("protocol ") else { return nil }
      return line.replacing(": AnyObject {", with: " {").replacing("AnyObject, ", with: "").replacing(", AnyObject", with: "")
    },
    MutationGenerator("weak-and-bound-dropped", "an interface can no longer be held weakly, and is not") { sample in
      sample.lines.compactMap { file, line, text in
        guard let name = text.firstMatch(of: /protocol (\w+): AnyObject/).map({ String($0.1) }) else { return nil }
        let word = try! Regex(": \(name)\\b")
        let places = sample.lines.filter { $0.text.contains(word) && $0.text.contains(/\b(weak|unowned)\s/) }
        let bound = text.replacing(": AnyObject {", with: " {").replacing("AnyObject, ", with: "")
        guard !places.isEmpty, bound != text else { return nil }
        return [.replacing(line, in: file, with: [bound])]
          + places.map { .replacing($0.line, in: $0.file, with: [$0.text.replacing(/\b(weak|unowned)\s/, with: "")]) }
      }
    },
  ]

  /// Members in the view, presenter and interactor of one module, where those are classes.
  private static func keeping(_ sample: CleanSample, _ members: [String]) -> [[Mutant.Edit]] {
    sample.representatives.filter { [.view, .presenter, .interactor].contains($0.role) && $0.part.kind == .class }.compactMap {
      sample.adding(members, to: $0.part, imports: ["Foundation"])
    }
  }
}
