/// Modules on a framework's base classes: only casts name the parts, and nothing says that the views are view controllers, so that the
/// wiring looks as if they were the presenters of their forms.
package enum CastModules {
  package static let code = InventedModules.names.map(module).joined()

  /// - Parameter m: the name of the module.
  package static func module(_ m: String) -> String {
    """
    // file: Modules/\(m)/\(m)View.swift
    protocol \(m)ViewInterface {}
    final class \(m)View: UserInterface, \(m)ViewInterface {
      var form: \(m)FormView!
      var presenter: \(m)Presenter { return _presenter as! \(m)Presenter }
    }
    // file: Modules/\(m)/\(m)FormView.swift
    final class \(m)FormView: FormViewController {}
    // file: Modules/\(m)/\(m)Presenter.swift
    final class \(m)Presenter: Presenter {
      var view: \(m)ViewInterface { return _view as! \(m)ViewInterface }
      var interactor: \(m)Interactor { return _interactor as! \(m)Interactor }
      var router: \(m)Router { return _router as! \(m)Router }
    }
    // file: Modules/\(m)/\(m)Interactor.swift
    final class \(m)Interactor: Interactor {
      var presenter: \(m)Presenter { return _presenter as! \(m)Presenter }
    }
    // file: Modules/\(m)/\(m)Router.swift
    final class \(m)Router: Router {}

    """
  }
}
