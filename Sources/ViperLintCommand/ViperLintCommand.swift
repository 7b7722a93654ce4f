import Foundation
import PackagePlugin

/// `swift package viper-lint [ARGUMENTS]`: the linter, built from source and run at the package's root.
@main
struct ViperLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let run = LinterRun(
      tool: try context.tool(named: "viper-lint").url, folder: context.package.directoryURL, cache: context.pluginWorkDirectoryURL
    )
    try run(extractor.remainingArguments + targets.compactMap { ($0 as? SourceModuleTarget)?.directoryURL.path })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperLintCommand: XcodeCommandPlugin {
    /// Xcode names the targets that were chosen in its menu: their Swift files are linted, or the whole project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let files = context.xcodeProject.targets.filter { names.contains($0.displayName) }.flatMap(\.inputFiles)
      let run = LinterRun(
        tool: try context.tool(named: "viper-lint").url, folder: context.xcodeProject.directoryURL,
        cache: context.pluginWorkDirectoryURL)
      let paths = files.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url.path)
      try run(["--reporter", "xcode"] + extractor.remainingArguments + paths)
    }
  }
#endif
