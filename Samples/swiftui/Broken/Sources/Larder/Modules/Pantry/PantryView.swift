import SwiftUI

struct PantryView: View {
    @EnvironmentObject var presenter: PantryPresenter
    let router: PantryRouting // expect: view-references-wireframe

    var body: some View {
        List(presenter.rows) { row in
            Button(row.title) {
                presenter.didSelect(row)
            }
        }
        .onAppear {
            presenter.didAppear()
        }
    }
}

#if DEBUG
struct PantryView_Previews: PreviewProvider {
    static var previews: some View {
        let services = AppServices(store: PantryStore())
        PantryView(router: PantryRouter(services: services))
            .environmentObject(PantryPresenter(interactor: services, router: PantryRouter(services: services)))
    }
}
#endif
