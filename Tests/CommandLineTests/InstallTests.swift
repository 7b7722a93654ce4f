import Foundation
import Testing
import ViperTestSupport

/// `.scripts/install` with executables that are built already.
struct InstallTests {
  /// A shell whose `CDPATH` has a folder of the same name would take that one, and print it.
  @Test func aRelativePrefixIsBelowTheWorkingDirectory() throws {
    let folder = try ScratchFolder()
    let script = DocumentationPage.root.appendingPathComponent(".scripts/install").path
    try folder.write("", to: "elsewhere/usr/a")
    let outcome = try Executable.viperLint.run(
      [script, folder.path], shell: #"cd "$2" && BIN="$(dirname "$0")" PREFIX=usr CDPATH="$2/elsewhere" "$1""#)
    #expect(outcome.status == 0 && outcome.output.hasSuffix(" in \(folder.path)/usr\n"), "\(outcome.output)\(outcome.errors)")
    #expect(folder.names(in: "usr/bin") == ["viper-graph", "viper-graph-layout", "viper-lint"])
  }

  @Test func everythingLiesBelowThePrefix() throws {
    let prefix = try ScratchFolder()
    let script = DocumentationPage.root.appendingPathComponent(".scripts/install").path
    let outcome = try Executable.viperLint.run(
      [script, "\(prefix.path)/usr"], shell: "BIN=\"$(dirname \"$0\")\" PREFIX=\"$2\" \"$1\"")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix(" in \(prefix.path)/usr\n"))
    let files = try #require(FileManager.default.enumerator(atPath: "\(prefix.path)/usr")).compactMap { $0 as? String }
    for file in [
      "bin/viper-lint", "bin/viper-graph", "bin/viper-graph-layout",
      "share/bash-completion/completions/viper-lint", "share/zsh/site-functions/_viper-graph",
      "share/fish/vendor_completions.d/viper-lint.fish",
    ] {
      #expect(files.contains(file))
    }
  }

  /// What a release packs.
  @Test func theLicenceOfEachLinkedPackageIsCollected() throws {
    let folder = try ScratchFolder()
    let script = DocumentationPage.root.appendingPathComponent(".scripts/licenses").path
    let outcome = try Executable.viperLint.run([script, "\(folder.path)/to"], shell: #""$1" "$(dirname "$0")" "$2""#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pins = try String(contentsOf: DocumentationPage.root.appendingPathComponent("Package.resolved"), encoding: .utf8)
    let packages = pins.matches(of: /"location" : ".*\/([^\/"]+)"/).map { String($0.1) }
    #expect(packages.count == pins.matches(of: /"identity"/).count)
    for package in packages {
      #expect(folder.names(in: "to/\(package)").contains { $0.hasPrefix("LICENSE") }, "\(package)")
    }
  }

  @Test func noLicencesAreCollectedElsewhere() throws {
    let folder = try ScratchFolder()
    let script = DocumentationPage.root.appendingPathComponent(".scripts/licenses").path
    let outcome = try Executable.viperLint.run([script, folder.path], shell: #""$1" "$2" "$2/to""#)
    #expect(outcome.status == 1 && outcome.errors.contains("is in no build folder"), "\(outcome)")
  }
}
