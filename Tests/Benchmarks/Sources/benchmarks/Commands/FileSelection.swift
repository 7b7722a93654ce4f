import ArgumentParser
import SpeedFloors

/// Which files a floor is measured on.
struct FileSelection: ParsableArguments {
  @Argument(help: "Files and folders.")
  var paths: [String]

  @Flag(help: "Every .swift file; left out, those that viper-lint reads: no tests, no dependencies, no manifests.")
  var all = false

  /// Nothing is no floor: a mistyped path must not look like a fast machine.
  func files() throws -> SwiftFiles {
    let files = SwiftFiles(below: paths, all ? .all : .linted)
    guard !files.files.isEmpty else {
      throw ValidationError("no Swift file below '\(paths.joined(separator: "', '"))'; check the paths")
    }
    return files
  }
}
