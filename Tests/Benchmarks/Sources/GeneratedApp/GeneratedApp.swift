/// A VIPER app in the Infinum dialect, of any size: the same text for the same size and seed.
///
/// Five files a module, a mistake in one module of ten, at most fifty modules in a folder.
package struct GeneratedApp: Sendable {
  package let files: [GeneratedFile]
  package let mistakes: [Mistake]

  package init(modules count: Int, seed: UInt64 = 1) {
    let plan = AppPlan(modules: count, seed: seed)
    mistakes = plan.modules.compactMap(\.mistake)
    files = Self.commonFiles(of: plan) + plan.modules.flatMap(Self.files)
  }

  private static func commonFiles(of plan: AppPlan) -> [GeneratedFile] {
    let start = plan.modules.first.map {
      [GeneratedFile(path: "Sources/Application/AppDelegate.swift", text: CommonTemplate.appDelegate(opening: $0.name))]
    }
    return [
      GeneratedFile(path: "Package.swift", text: CommonTemplate.package),
      GeneratedFile(path: "Sources/Common/VIPER/Interfaces.swift", text: CommonTemplate.interfaces),
      GeneratedFile(path: "Sources/Common/VIPER/BaseWireframe.swift", text: CommonTemplate.baseWireframe),
    ] + (start ?? [])
      + plan.services.map {
        GeneratedFile(path: "Sources/Common/Services/\($0).swift", text: ServiceTemplate.text(of: $0))
      }
  }

  private static func files(of module: ModulePlan) -> [GeneratedFile] {
    let folder = "Sources/Modules/Area\(module.area + 1)/\(module.name)/\(module.name)"
    return [
      GeneratedFile(path: folder + "Interfaces.swift", text: InterfacesTemplate.text(of: module)),
      GeneratedFile(path: folder + "Interactor.swift", text: InteractorTemplate.text(of: module)),
      GeneratedFile(path: folder + "Presenter.swift", text: PresenterTemplate.text(of: module)),
      GeneratedFile(path: folder + "ViewController.swift", text: ViewTemplate.text(of: module)),
      GeneratedFile(path: folder + "Wireframe.swift", text: WireframeTemplate.text(of: module)),
    ]
  }
}
