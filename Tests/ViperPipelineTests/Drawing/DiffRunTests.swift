import Foundation
import Testing
import ViperGraph
import ViperPipeline

struct DiffRunTests {
  private static let old = """
    import UIKit
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { weak var view: LoginViewController?; var interactor: LoginInteractor! }
    final class LoginInteractor {}
    final class LoginWireframe {}
    """

  private func failures(_ new: String, failing: [GraphChange.Kind] = [.newCycle]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (side, text) in [("old", Self.old), ("new", new)] {
      let place = folder.appendingPathComponent(side)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent("Login.swift"))
    }
    let options = AnalysisOptions(paths: [], basePath: folder.path, dialect: "infinum", toolVersion: "1")
    var request = DiffRequest(from: "old", to: "new", options)
    request.failing = failing
    return try DiffRun(request).failures
  }

  @Test func strongViewIsANewCycle() throws {
    #expect(try failures(Self.old.replacingOccurrences(of: "weak var view", with: "var view")) == ["new-cycle: 1"])
  }

  @Test func slotThatIsEmptiedIsNoNewCycle() throws {
    let new = Self.old.replacingOccurrences(
      of: "weak var view: LoginViewController?;", with: "var view: LoginViewController?; func close() { view = nil };")
    #expect(try failures(new).isEmpty)
    #expect(try failures(new, failing: [.newStrongReference]) == ["new-strong-reference: 1"])
  }

  @Test func inheritedPropertyIsANewCycle() throws {
    let new = Self.old.replacingOccurrences(
      of: "final class LoginPresenter { weak var view: LoginViewController?;",
      with: "class ShowingPresenter { var shown: LoginViewController? }\nfinal class LoginPresenter: ShowingPresenter {")
    #expect(try failures(new) == ["new-cycle: 1"])
  }
}
