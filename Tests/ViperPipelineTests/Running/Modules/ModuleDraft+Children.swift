/// Modules in a module, and what stands between two parts.
extension ModuleDraft {
  /// A small module inside of the view, whose presenter tells the one outside.
  mutating func addChild(_ isFaulty: Bool) {
    let child = "\(name)Detail"
    let output = "\(child)Output"
    let keepsInput = isFaulty || chance(2)
    let isBuiltByView = chance(2)
    parts[1].faces.append(output)
    parts[1].add("func detailDidFinish()", call(.presenterView, "showTitle()"))
    if keepsInput { parts[1].fields.append("private var detail: \(child)Presenter?") }
    let made =
      keepsInput
      ? ["let detail = \(child)Builder.build(output: self)", "self.detail = detail.presenter"]
      : ["let detail = \(child)Builder.build(output: self)"]
    add(
      .view, "embed(_ child: UIViewController)",
      ["addChild(child)", "view.addSubview(child.view)", "child.didMove(toParent: self)"])
    let index = parts[1].methods.firstIndex { $0.head == "func \(style.events.start)" }!
    parts[1].methods[index].lines += made + call(.presenterView, "embed(detail.view)")
    more.append((isBuiltByView ? "DetailModule" : "Detail", childText(child, output, isFaulty)))
  }

  private func childText(_ child: String, _ output: String, _ isFaulty: Bool) -> String {
    """
    import UIKit

    protocol \(output): AnyObject {
      func detailDidFinish()
    }

    final class \(child)ViewController: UIViewController {
      var presenter: \(child)Presenter?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.finish()
      }

      func fill() {
        title = "detail"
      }
    }

    final class \(child)Presenter {
      weak var view: \(child)ViewController?
      \(isFaulty ? "" : "weak ")var output: \(output)?

      func finish() {
        view?.fill()
        output?.detailDidFinish()
      }
    }

    enum \(child)Builder {
      static func build(output: \(output)) -> (view: UIViewController, presenter: \(child)Presenter) {
        let view = \(child)ViewController()
        let presenter = \(child)Presenter()
        view.presenter = presenter
        presenter.view = view
        presenter.output = output
        return (view, presenter)
      }
    }

    """
  }

  /// An object between two parts, which only its property keeps, and which holds the part itself weakly.
  mutating func addProxy(_ link: ModuleLink) {
    guard var slot = slots[link], !slot.isInitial, isFace(slot) else { return }
    let word = link == .interactorOutput ? "OutputProxy" : "ViewProxy"
    let type = name + word
    slot.hold = .strong
    slots[link] = slot
    let index = parts[link.owner.rawValue].slots.firstIndex { $0.name == slot.name }!
    parts[link.owner.rawValue].slots[index] = slot
    standIns[link] = "\(type)(\(local(link.target)))"
    isBound[link.face.rawValue] = true
    proxies.append((word, link.face))
  }

  /// The proxies' files, when all requirements are known.
  mutating func addProxyFiles() {
    for (word, face) in proxies {
      let methods = requirements[face.rawValue].map { requirement in
        "\n  \(requirement) {\n    target?.\(Self.forwarded(requirement))\n  }\n"
      }.joined()
      more.append(
        (
          word,
          "import UIKit\n\nfinal class \(name)\(word): \(faceName(face)) {\n  weak var target: \(heldType(face).hasPrefix("any ") ? "(\(heldType(face)))" : heldType(face))?\n\n  init(_ target: \(heldType(face))) {\n    self.target = target\n  }\n\(methods)}\n"
        ))
    }
  }

  /// A struct that has an interface, too: what holds a part by that cannot hold it weakly.
  mutating func addValue() {
    let free = ModuleFace.allCases.filter {
      !isBound[$0.rawValue] && !($0 == .output && style.answersByClosure)
    }
    guard hasFaces, !free.isEmpty, chance(6) else { return }
    let face = pick(free)
    let methods = requirements[face.rawValue].map { "  \($0) {}\n" }.joined()
    more.append(
      ("Sample", "import UIKit\n\nstruct \(name)Sample: \(faceName(face)) {\n\(methods)}\n"))
    traits.append("a struct adopts \(face)")
  }

  /// `embed(_ child: UIViewController)` as a call.
  private static func forwarded(_ requirement: String) -> String {
    let call = requirement.replacing("func ", with: "")
    return call.replacing(/\(_ (\w+): .*\)/) { "(\($0.1))" }
  }
}
