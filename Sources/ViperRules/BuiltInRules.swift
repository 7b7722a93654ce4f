/// The rules that come with the tool. A new rule is a file in `Rules` and a line here.
extension RuleRegistry {
  package static let builtIn = RuleRegistry(
    rules: [
      ComponentCreatedOutsideAssembly.self,
      ConcreteDependency.self,
      CrossModuleReference.self,
      DependencyUsedBeforeSet.self,
      DeviatesFromConvention.self,
      EventNeverSent.self,
      ForbiddenReference.self,
      ImportsUIKit.self,
      InteractorStrongPresenter.self,
      InterfaceNotClassBound.self,
      LeakedModule.self,
      MissingComponent.self,
      PresenterUsesUIKitType.self,
      ProtocolOutsideInterfacesFile.self,
      ProtocolWithoutConformer.self,
      ReassignedDependency.self,
      RetainCycle.self,
      StrongViewReference.self,
      UnassignedDependency.self,
      UnconnectedComponent.self,
      UnimplementedEvent.self,
      UnownedComponent.self,
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
