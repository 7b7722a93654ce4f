import Foundation
import Testing
import ViperTestSupport

/// Parts that are read where the project is not at hand, as in a build system's sandbox.
struct IndexRootTests {
  private static let view = "final class HomeViewController: UIViewController { var presenter: HomePresenter! }\n"
  private static let layers = """
    final class HomePresenter { var view: HomeViewController?; var interactor: HomeInteractor! }
    final class HomeInteractor { weak var presenter: HomePresenter? }
    final class HomeWireframe {}

    """

  private let folder: ScratchFolder

  /// An app with a package inside it: each has its own `HomeViewController`, in a circle with its presenter.
  init() throws {
    folder = try ScratchFolder()
    for root in ["App", "App/Kit"] {
      try folder.write("", to: "whole/\(root)/Package.swift")
      for place in ["whole/\(root)", "apart/\(root)"] {
        try folder.write(Self.layers, to: "\(place)/Home/Layers.swift")
        try folder.write(Self.view, to: "\(place)/Views/View.swift")
      }
    }
  }

  private func run(_ arguments: [String], in place: String) throws -> Executable.Outcome {
    try Executable.viperLint.run(["--no-cache", "--base-path", "\(folder.path)/\(place)"] + arguments)
  }

  private func index(_ part: String, roots: [String], in place: String = "apart") throws -> Executable.Outcome {
    let base = "\(folder.path)/\(place)"
    let options = roots.flatMap { ["--root", "\(base)/\($0)"] }
    return try Executable.viperLint.run(
      ["index", "--no-cache", "--base-path", base, "--out", out(part)] + options + ["\(base)/\(part)"])
  }

  private func out(_ part: String) -> String { "\(folder.path)/\(part.replacingOccurrences(of: "/", with: "-"))" }

  /// The report on the four folders, each read alone.
  private func linked(roots: [String], in place: String = "apart") throws -> String {
    let parts = ["App/Home", "App/Views", "App/Kit/Home", "App/Kit/Views"]
    for part in parts {
      let above = roots.filter { $0 == "." || part.hasPrefix($0 + "/") }
      #expect(try index(part, roots: above, in: place).status == 0)
    }
    return try run(["--reporter", "json"] + parts.flatMap { ["--index", out($0)] }, in: place).output
  }

  @Test(arguments: [["App", "App/Kit"], ["App/Kit", "App"]]) func namedRootsTakeThePlaceOfProjects(_ roots: [String]) throws {
    let expected = try run(["--reporter", "json", "\(folder.path)/whole/App"], in: "whole").output
    #expect(expected.contains("retain-cycle"))
    #expect(try linked(roots: roots) == expected)
    #expect(try linked(roots: []) != expected)
    #expect(try linked(roots: ["App"]) != expected)
  }

  @Test func aProjectNearerThanANamedRootStaysARoot() throws {
    let expected = try run(["--reporter", "json", "\(folder.path)/whole/App"], in: "whole").output
    #expect(try linked(roots: ["App"], in: "whole") == expected)
    #expect(try linked(roots: ["."], in: "whole") == expected)
  }

  @Test(arguments: ["App/Views", "App/Hom", "none"]) func aRootWithoutFilesIsAUsageError(_ root: String) throws {
    let outcome = try index("App/Home", roots: ["App", root])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: no path is inside the root '\(root)'; name the folder of their project\n")
  }
}
