package import ArgumentParser
package import ViperPipeline

/// The options that limit the report to a part of the analysed code base.
package struct ScopeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings related to changes since this Git revision, uncommitted ones included.", valueName: "REV"))
  package var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Report only findings in the files that this file lists, one per line or NUL-separated ('-': standard input).",
      valueName: "FILE"), completion: .file())
  package var filesFrom: String?

  @Flag(help: "Read the file of '--assume-filename' from standard input, and report only findings in it.")
  package var stdin = false

  @Option(
    help: ArgumentHelp("Treat standard input as the content of this file; it need not exist.", valueName: "FILE"),
    completion: .file(extensions: ["swift"]))
  package var assumeFilename: String?

  package init() {}

  package func validate() throws {
    if stdin != (assumeFilename != nil) { throw ValidationError("'--stdin' and '--assume-filename' need each other; give both") }
    if let assumeFilename, !assumeFilename.hasSuffix(".swift") {
      throw ValidationError("'\(assumeFilename)' is not a Swift file; use a name that ends in .swift")
    }
    guard [changedSince != nil, filesFrom != nil, stdin].count(where: \.self) < 2 else {
      throw ValidationError("'--changed-since', '--files-from' and '--stdin' cannot be combined; use one")
    }
  }

  /// Applies the options to a run, reading the file list or standard input if they ask for it.
  package func apply(to options: inout AnalysisOptions) throws {
    if let changedSince { options.scope = .changes(since: changedSince) }
    if let filesFrom { options.scope = .files(try FileList.read(filesFrom)) }
    guard stdin, let assumeFilename else { return }
    guard options.indexes.isEmpty else { throw ValidationError("'--stdin' and '--index' cannot be combined; pass paths instead") }
    options.scope = .files([assumeFilename])
    options.replacement = ReplacedFile(path: assumeFilename, bytes: try StandardInput.read())
  }
}
