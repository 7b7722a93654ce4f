import ViperModel
import ViperTestSupport

/// Modules enough to have a convention, which no sample has.
enum ConventionCrowd {
  static let name = "crowd"

  private static let folder = Result {
    let folder = try ScratchFolder()
    // So few parts are in no dialect by themselves.
    try folder.write("dialect: viper\n", to: ".viper-lint.yml")
    for number in 1...42 {
      let m = "Room\(number)"
      try folder.write(
        // Copies of one module would be one vote: each is at another place.
        String(repeating: "\n", count: number) + """
          protocol \(m)Input: AnyObject {}

          final class \(m)Presenter {
              var interactor: \(m)Input?
          }

          final class \(m)Interactor: \(m)Input {
          }

          """, to: "\(m)/\(m).swift")
    }
    return folder
  }

  static func sample() throws -> CleanSample { try CleanSample(name, in: folder.get().path) }

  static let generator = MutationGenerator("convention-broken", "a module does something unlike nearly all others") { sample in
    ["Room7"].map { module in
      let file = "\(module)/\(module).swift"
      let line = sample.files[file]!.lines.firstIndex { $0.contains("var interactor") }!
      let text = sample.files[file]!.lines[line].replacing("var", with: "weak var")
      return [.replacing(line, in: file, with: [text])]
    }
  }
}
