import UIKit

protocol PhotoDetailViewControllerProtocol: AnyObject {
    var navigationController: UINavigationController? { get }

    func showImage(_ data: Data)
    func showFailure(_ message: String)
    func showBookmark(_ isBookmarked: Bool)
}

final class PhotoDetailViewController: UIViewController, PhotoDetailViewControllerProtocol {
    var presenter: PhotoDetailPresenterProtocol?
    var photoID = 0
    var url: URL?

    private let imageView = UIImageView()
    private lazy var bookmarkButton = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { [weak self] _ in
            self?.toggleBookmark()
        }
    )
    private lazy var closeButton = UIBarButtonItem(
        title: "Close",
        primaryAction: UIAction { [weak self] _ in
            self?.presenter?.close()
        }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = closeButton
        navigationItem.rightBarButtonItem = bookmarkButton
        imageView.frame = view.bounds
        imageView.contentMode = .scaleAspectFit
        view.addSubview(imageView)
        presenter?.open(photoID: photoID, url: url)
    }

    func showImage(_ data: Data) {
        imageView.image = UIImage(data: data)
    }

    func showFailure(_ message: String) {
        navigationItem.prompt = message
    }

    func showBookmark(_ isBookmarked: Bool) {
        bookmarkButton.title = isBookmarked ? "Remove" : "Add"
    }

    private func toggleBookmark() {
        presenter?.toggleBookmark(photoID: photoID)
    }
}
