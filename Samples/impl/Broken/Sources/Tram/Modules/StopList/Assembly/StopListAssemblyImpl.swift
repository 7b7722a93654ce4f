import UIKit

final class StopListAssemblyImpl: StopListAssembly {
    private let assemblyFactory: AssemblyFactory
    private let timetable: TimetableService

    init(assemblyFactory: AssemblyFactory, timetable: TimetableService) {
        self.assemblyFactory = assemblyFactory
        self.timetable = timetable
    }

    func module(isPad: Bool) -> UIViewController {
        let viewController = StopListViewController()
        let interactor = StopListInteractorImpl(timetable: timetable)
        let router: StopListRouter =
            isPad
            ? StopListRouterIpad(assemblyFactory: assemblyFactory, viewController: viewController)
            : StopListRouterIphone(assemblyFactory: assemblyFactory, viewController: viewController)
        let presenter = StopListPresenter(interactor: interactor, router: router)

        viewController.interactor = interactor
        presenter.view = viewController
        viewController.disposeBag.add(presenter)

        return viewController
    }
}
