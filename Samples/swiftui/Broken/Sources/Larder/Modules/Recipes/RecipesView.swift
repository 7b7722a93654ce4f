import SwiftUI

struct RecipesView: View {
    @Bindable var presenter: RecipesPresenter

    var body: some View {
        List(presenter.suggestions, id: \.self) { suggestion in
            Text(suggestion)
        }
        .toolbar {
            Button("Done") {
                presenter.didTapDone()
            }
        }
        .onAppear {
            presenter.didAppear()
        }
    }
}

extension AppBuilder {
    func recipesView(navigator: AppNavigator) -> some View {
        RecipesView(presenter: RecipesPresenter(interactor: services, router: navigator))
    }
}

extension AppNavigator: RecipesRouter {}

extension AppNavigator: ShoppingRouter {
    func showRecipes() {
        let recipes = UIHostingController(rootView: builder.recipesView(navigator: self))
        navigation?.pushViewController(recipes, animated: true)
    }
}
