import UIKit

/// Makes and links all modules, once.
class AppDependencies {
    private let listWireframe = ListWireframe()

    init() {
        configureDependencies()
    }

    func installRootViewController(into window: UIWindow) {
        listWireframe.presentListInterface(from: window)
    }

    private func configureDependencies() {
        let itemStore = ItemStore()
        let rootWireframe = RootWireframe()

        let listPresenter = ListPresenter()
        let listInteractor = ListInteractor(dataManager: ListDataManager(itemStore: itemStore))

        let addWireframe = AddWireframe()
        let addPresenter = AddPresenter()
        let addInteractor = AddInteractor(dataManager: AddDataManager(itemStore: itemStore))

        let editWireframe = EditWireframe()
        let editPresenter = EditPresenter()
        let editInteractor = EditInteractor(dataManager: EditDataManager(itemStore: itemStore))

        listInteractor.output = listPresenter

        listPresenter.interactor = listInteractor
        listPresenter.wireframe = listWireframe

        listWireframe.addWireframe = addWireframe
        listWireframe.editWireframe = editWireframe
        listWireframe.listPresenter = listPresenter
        listWireframe.rootWireframe = rootWireframe

        addPresenter.interactor = addInteractor
        addPresenter.wireframe = addWireframe
        addPresenter.moduleDelegate = listPresenter
        addWireframe.addPresenter = addPresenter

        editInteractor.output = editPresenter

        editPresenter.interactor = editInteractor
        editPresenter.wireframe = editWireframe
        editPresenter.moduleDelegate = listPresenter
        editWireframe.editPresenter = editPresenter
    }
}
