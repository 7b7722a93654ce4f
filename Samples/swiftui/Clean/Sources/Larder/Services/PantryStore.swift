import Combine

final class PantryStore {
    private let subject = CurrentValueSubject<[Grocery], Never>([])

    var items: [Grocery] {
        subject.value
    }

    var itemsPublisher: AnyPublisher<[Grocery], Never> {
        subject.eraseToAnyPublisher()
    }

    func setAmount(_ amount: Int, of id: Grocery.ID) {
        subject.value = subject.value.map { item in
            var item = item
            if item.id == id {
                item.amount = amount
            }
            return item
        }
    }
}
