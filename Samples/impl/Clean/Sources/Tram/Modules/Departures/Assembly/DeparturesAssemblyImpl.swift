import UIKit

final class DeparturesAssemblyImpl: DeparturesAssembly {
    private let timetable: TimetableService

    init(timetable: TimetableService) {
        self.timetable = timetable
    }

    func module(stop: Stop) -> UIViewController {
        let viewController = DeparturesViewController()
        let interactor = DeparturesInteractorImpl(stop: stop, timetable: timetable)
        let router = DeparturesUIKitRouter(viewController: viewController)
        let presenter = DeparturesPresenterImpl(interactor: interactor, router: router)

        interactor.output = presenter
        presenter.view = viewController
        viewController.presenter = presenter

        return viewController
    }
}
