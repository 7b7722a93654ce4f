import Foundation

struct StoredItem: Codable {
    let identifier: UUID
    var name: String
    var amount: Int

    func show(in view: ListViewInterface) { // expect: entity-references-component
        view.showDisplayData(ListDisplayData(items: [ListDisplayItem(title: name, amount: "\(amount)")]))
    }
}
