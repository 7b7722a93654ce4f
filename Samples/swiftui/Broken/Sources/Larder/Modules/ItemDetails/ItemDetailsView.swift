import SwiftUI

struct ItemDetailsView: View {
    @ObservedObject var viewModel: ItemDetailsPresenter

    var body: some View {
        VStack {
            Text(viewModel.name)
            FinishButton(presenter: viewModel)
        }
    }
}

struct FinishButton: View {
    let presenter: ItemDetailsPresenter

    var body: some View {
        Button("Used up") {
            presenter.didTapFinish()
        }
    }
}
