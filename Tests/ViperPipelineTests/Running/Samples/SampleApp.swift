import Foundation
import Testing
import ViperTestSupport

/// A sample whose app can be started with the stubs.
struct SampleApp: CustomTestStringConvertible, Sendable {
  /// `rambler/Clean`.
  let name: String

  /// Those that begin with a storyboard, or need another framework, are not run.
  static let all: [SampleApp] = [
    "clean-swift", "contract", "impl", "infinum", "infinum-classic", "module-owner", "mutual-mobile", "rambler",
    "static-wireframe",
    "view-factory", "viper-module",
  ].map { SampleApp(name: "\($0)/Clean") }

  var testDescription: String { name }

  /// Its Swift files, by path and text.
  var files: [(path: String, text: String)] {
    get throws {
      let folder = "\(ScratchFolder.samples)/\(name)/Sources"
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      return try paths.map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    }
  }

  /// What starts it: the app's delegate, or that of a scene.
  func start(in files: [(path: String, text: String)]) -> (app: String, entry: String) {
    files.contains { $0.path.hasSuffix("SceneDelegate.swift") }
      ? ("SceneApp(SceneDelegate())", "SceneDelegate.scene(_:willConnectTo:options:)")
      : ("AppDelegate()", "AppDelegate.application(_:didFinishLaunchingWithOptions:)")
  }
}
