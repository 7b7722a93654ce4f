import UIKit

protocol DeparturesAssembly: AnyObject {
    func module(stop: Stop) -> UIViewController
}
