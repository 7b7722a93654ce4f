import UIKit

protocol FavoritesAssembly: AnyObject {
    func module(configure: (FavoritesModule) -> Void) -> UIViewController
}
