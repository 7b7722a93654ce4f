/// A class of a module, as it is written.
struct ModulePart: Sendable {
  struct Method: Sendable {
    var head: String
    var lines: [String]
  }

  let name: String
  /// The superclass.
  var base: String?
  var faces: [String] = []
  var slots: [Slot] = []
  /// Other stored properties.
  var fields: [String] = []
  /// What its initializer does when everything is set.
  var initLines: [String] = []
  var methods: [Method] = []
  var deinitLines: [String] = []
  /// Whether its interfaces are adopted in an extension.
  var usesExtension = false

  var isViewController: Bool { base == "UIViewController" }

  mutating func add(_ head: String, _ lines: [String]) {
    if let index = methods.firstIndex(where: { $0.head == head }) {
      methods[index].lines += lines
    } else {
      methods.append(Method(head: head, lines: lines))
    }
  }

  var text: String {
    let inherited = [base].compactMap(\.self) + (usesExtension ? [] : faces)
    let own =
      usesExtension && !faces.isEmpty
      ? methods.filter { $0.head.hasPrefix("override") || $0.head.hasPrefix("private") } : methods
    let others = methods.filter { method in !own.contains { $0.head == method.head } }
    var lines = [
      "final class \(name)\(inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) {"
    ]
    lines += (slots.map(\.declaration) + fields).map { "  \($0)" }
    lines += block(initializer)
    for method in own {
      lines += block(["\(method.head) {"] + method.lines.map { "  \($0)" } + ["}"])
    }
    if !deinitLines.isEmpty { lines += block(["deinit {"] + deinitLines.map { "  \($0)" } + ["}"]) }
    lines.append("}")
    if !others.isEmpty {
      lines += ["", "extension \(name): \(faces.joined(separator: ", ")) {"]
      for method in others {
        lines += block(["\(method.head) {"] + method.lines.map { "  \($0)" } + ["}"])
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n").replacing("{\n\n", with: "{\n") + "\n"
  }

  private func block(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [""] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private var initializer: [String] {
    let initial = slots.filter(\.isInitial)
    guard !initial.isEmpty || !initLines.isEmpty else { return [] }
    let parameters = initial.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    var lines = ["init(\(parameters)) {"] + initial.map { "  self.\($0.name) = \($0.name)" }
    if isViewController { lines.append("  super.init(nibName: nil, bundle: nil)") }
    lines += initLines.map { "  \($0)" } + ["}"]
    if isViewController {
      lines += [
        "", "required init?(coder: NSCoder) {", "  fatalError(\"no storyboard has it\")", "}",
      ]
    }
    return lines
  }
}
