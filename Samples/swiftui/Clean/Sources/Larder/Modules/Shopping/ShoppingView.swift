import SwiftUI

struct ShoppingView: View {
    @State var presenter: ShoppingPresenter

    var body: some View {
        List(presenter.lines) { line in
            Button(line.title) {
                presenter.didBuy(line)
            }
        }
        .toolbar {
            Button("Recipes") {
                presenter.didTapRecipes()
            }
        }
        .onAppear {
            presenter.didAppear()
        }
    }
}

#Preview {
    let builder = AppBuilder(services: AppServices(store: PantryStore()))
    return ShoppingView(
        presenter: ShoppingPresenter(
            interactor: builder.services,
            router: AppNavigator(navigation: nil, builder: builder)
        )
    )
}

extension AppBuilder {
    func shoppingView(navigator: AppNavigator) -> some View {
        ShoppingView(presenter: ShoppingPresenter(interactor: services, router: navigator))
    }
}
