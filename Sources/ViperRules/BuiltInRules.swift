/// The rules that come with the tool. A new rule is a file in `Rules` and a line here.
extension RuleRegistry {
  package static let builtIn = RuleRegistry(
    rules: [
      AssemblyCalledOutsideWireframe.self,
      ComponentCreatedOutsideAssembly.self,
      ConcreteDependency.self,
      CrossModuleReference.self,
      DeviatesFromConvention.self,
      DuplicateTypeName.self,
      EventNeverSent.self,
      ForbiddenReference.self,
      ImportsUIKit.self,
      InteractorStrongPresenter.self,
      InterfaceNotClassBound.self,
      MissingComponent.self,
      ModuleNeverCreated.self,
      PresenterUsesUIKitType.self,
      ProtocolOutsideInterfacesFile.self,
      ProtocolWithoutConformer.self,
      RetainCycle.self,
      StrongViewReference.self,
      UnimplementedEvent.self,
      UnusedProtocolRequirement.self,
      ViewConformsToPresenterProtocol.self,
      WeakOwner.self,
    ],
    rulesOfAcceptance: [
      InvalidSuppression.self,
      StaleBaselineEntry.self,
      UnusedSuppression.self,
    ])
}
