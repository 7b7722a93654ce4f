import ViperFacts
import ViperModel

extension MutationGenerator {
  /// What components do that is another one's work.
  static let behaviour = [
    MutationGenerator("io-added", "a component talks to the network or the disk") { sample in
      let calls = [
        "URLSession.shared.dataTask(with: URL(string: \"https://example.com\")!) { _, _, _ in }.resume()",
        "UserDefaults.standard.set(true, forKey: \"mutant\")", "try? FileManager.default.removeItem(atPath: \"/mutant\")",
      ]
      return sample.representatives.filter { [.view, .presenter, .wireframe].contains($0.role) }.flatMap { _, part in
        calls.compactMap { sample.doing([$0], in: part, imports: ["Foundation"]) }
      }
    },
    MutationGenerator("navigation-added", "a component shows another screen") { sample in
      sample.representatives.flatMap { role, part in
        navigation(of: role, in: part, sample).compactMap {
          sample.doing([$0], in: part, imports: ["UIKit"])
        }
      }
    },
    MutationGenerator(
      "failure-swallowed", "an interactor only logs a failure", lines: ["} catch {", "case .failure", "= ratio else {"]
    ) {
      sample, file, line, text in
      guard sample.parts(.interactor).contains(where: { $0.range.file == file }) else { return nil }
      let lines = sample.files[file]!.lines
      let body = lines[(line + 1)...].prefix { $0.trimmed.isEmpty || $0.indentation.count > text.indentation.count }
      let isGuard = text.trimmed.hasPrefix("guard")
      return [
        Mutant.Edit(
          file: file, lines: body.startIndex..<body.endIndex,
          replacement: ["print(\"failed\")"].appending(isGuard ? ["return"] : []).map { text.indentation + "    " + $0 })
      ]
    },
    MutationGenerator("uikit-type-added", "a component deals in what is for the screen") { sample in
      sample.representatives.filter { [.presenter, .interactor, .entity].contains($0.role) }.compactMap { _, part in
        sample.adding(["var mutantColor: UIColor? { nil }"], to: part, imports: ["UIKit"])
      }
    },
    MutationGenerator("framework-imported", "a component's file imports a framework for the screen") { sample in
      sample.parts(.presenter).appending(sample.parts(.interactor)).appending(sample.entities).flatMap { part in
        let text = sample.files[part.range.file]!
        return ["UIKit", "SwiftUI"].compactMap { framework in
          let isThere = text.lines.contains { $0.hasPrefix("import \(framework)") }
          return isThere ? nil : [Mutant.Edit.inserting(["import \(framework)"], at: 0, in: part.range.file)]
        }
      }
    },
  ]

  /// How a component of a role may show something.
  private static func navigation(of role: Role, in part: Component, _ sample: CleanSample) -> [String] {
    switch role {
    case .view where part.kind == .class:
      [
        "navigationController?.pushViewController(UIViewController(), animated: true)",
        "present(UIViewController(), animated: true)",
      ]
    case .presenter, .interactor:
      ["UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)"]
        + sample.links.filter { $0.from == part.id && sample.graph.components[$0.to].role == .view }.prefix(1).map {
          "(\($0.property!) as? UIViewController)?.present(UIViewController(), animated: true)"
        }
    default: []
    }
  }
}

extension CleanSample {
  /// The data of the app.
  var entities: [Component] { graph.components.filter { $0.role == .entity && !$0.isInterface && block(of: $0) != nil } }
}

extension Array {
  fileprivate func appending(_ others: [Element]) -> [Element] { self + others }
}
