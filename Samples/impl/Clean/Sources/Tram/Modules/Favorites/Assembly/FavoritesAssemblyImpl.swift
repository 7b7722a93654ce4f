import UIKit

final class FavoritesAssemblyImpl: FavoritesAssembly {
    private let assemblyFactory: AssemblyFactory
    private let timetable: TimetableService

    init(assemblyFactory: AssemblyFactory, timetable: TimetableService) {
        self.assemblyFactory = assemblyFactory
        self.timetable = timetable
    }

    func module(configure: (FavoritesModule) -> Void) -> UIViewController {
        let viewController = FavoritesViewController()
        let interactor = DefaultFavoritesInteractor(timetable: timetable)
        let router = FavoritesRouterImpl(assemblyFactory: assemblyFactory, viewController: viewController)
        let presenter = FavoritesPresenter(interactor: interactor, router: router)

        presenter.view = viewController
        viewController.disposeBag.add(presenter)
        configure(presenter)

        return viewController
    }
}
