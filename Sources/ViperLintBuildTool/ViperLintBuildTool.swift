import Foundation
import PackagePlugin

/// Lints a target whenever one of its files has changed, before it is compiled; errors fail the build.
@main
struct ViperLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget, module.kind != .test else { return [] }
    return [
      .linting(
        target.name, module.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map(\.url),
        companions: module.sourceFiles.map(\.url).filter(\.isOfInterfaceBuilder), root: context.package.directoryURL,
        with: try context.tool(named: "viper-lint").url, in: context.pluginWorkDirectoryURL)
    ].compactMap(\.self)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
      return [
        .linting(
          target.displayName, files, companions: target.inputFiles.map(\.url).filter(\.isOfInterfaceBuilder),
          root: context.xcodeProject.directoryURL, with: try context.tool(named: "viper-lint").url,
          in: context.pluginWorkDirectoryURL)
      ].compactMap(\.self)
    }
  }
#endif
