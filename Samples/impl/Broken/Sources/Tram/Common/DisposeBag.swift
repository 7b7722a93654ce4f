/// Keeps whatever must live as long as its owner.
final class DisposeBag {
    private var objects: [AnyObject] = []

    func add(_ object: AnyObject) {
        objects.append(object)
    }
}

protocol DisposingViewController: AnyObject {
    var disposeBag: DisposeBag { get }
}
