import Testing
import ViperHeap

/// Whether a screen outlives its closing for what it hands to frameworks when it has loaded.
struct ModelledLifeTests {
  struct Example: CustomTestStringConvertible, Sendable {
    /// The body of `viewDidLoad()`.
    let code: String
    /// Members of the view.
    var members = ""
    /// Whether the view lives when the screen is closed.
    let lives: HeapReport.Answer

    init(_ code: String, _ members: String = "", lives: HeapReport.Answer) {
      (self.code, self.members, self.lives) = (code, members, lives)
    }

    var testDescription: String { code }
  }

  private func check(_ example: Example) throws {
    let code = """
      final class LoginPresenter { weak var view: LoginView? }
      final class LoginView: UIViewController {
        var presenter: LoginPresenter?
        \(example.members)
        override func viewDidLoad() { \(example.code) }
        @objc func tick() {}
      }
      final class LoginChild: UIViewController { weak var owner: LoginView? }
      enum Assembly {
        static func build() -> UIViewController {
          let view = LoginView()
          let presenter = LoginPresenter()
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }
      """
    let report = try #require(ExecutedCode(code).report("Assembly.build()"))
    #expect(report.lives("LoginView", in: .shown) == "yes")
    #expect(report.lives("LoginView", in: .closed) == example.lives.rawValue, "\(report.text)")
  }

  @Test(arguments: [
    Example(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "var timer: Timer?", lives: .yes),
    Example(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }", "var timer: Timer?",
      lives: .no),
    Example("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }", lives: .no),
    Example(
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
      "var timer: Timer?", lives: .yes),
    Example(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
      "var timer: Timer?; override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }", lives: .no),
    Example(
      "let timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }; RunLoop.main.add(timer, forMode: .common)",
      lives: .yes),
    Example("Timer(timeInterval: 1, repeats: true) { _ in self.tick() }", lives: .no),
    Example("perform(#selector(tick), with: nil, afterDelay: 1)", lives: .no),
  ]) func timers(_ example: Example) throws { try check(example) }

  @Test(arguments: [
    Example("NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .now, object: nil)", lives: .no),
    Example(
      "token = NotificationCenter.default.addObserver(forName: .now, object: nil, queue: .main) { _ in self.tick() }",
      "var token: NSObjectProtocol?", lives: .yes),
    Example(
      "_ = NotificationCenter.default.addObserver(forName: .now, object: nil, queue: .main) { _ in self.tick() }", lives: .yes),
    Example(
      "token = NotificationCenter.default.addObserver(forName: .now, object: nil, queue: .main) { [weak self] _ in self?.tick() }",
      "var token: NSObjectProtocol?", lives: .no),
    Example(
      "token = NotificationCenter.default.addObserver(forName: .now, object: nil, queue: .main) { _ in self.tick() }",
      """
      var token: NSObjectProtocol?
      override func viewWillDisappear(_ animated: Bool) { NotificationCenter.default.removeObserver(token!) }
      """, lives: .no),
    Example(
      "observation = observe(\\.title, options: [.new]) { _, _ in self.tick() }", "var observation: NSKeyValueObservation?",
      lives: .yes),
    Example(
      "observation = observe(\\.title) { [weak self] _, _ in self?.tick() }", "var observation: NSKeyValueObservation?",
      lives: .no),
  ]) func observers(_ example: Example) throws { try check(example) }

  @Test(arguments: [
    Example("DispatchQueue.main.async { self.tick() }", lives: .no),
    Example("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.tick() }", lives: .no),
    Example("item = DispatchWorkItem { self.tick() }", "var item: DispatchWorkItem?", lives: .yes),
    Example("DispatchQueue.main.async(execute: DispatchWorkItem { self.tick() })", lives: .no),
    Example("Task { self.tick() }", lives: .no),
    Example("OperationQueue.main.addOperation { self.tick() }", lives: .no),
    Example("let queue = OperationQueue(); queue.addOperation(BlockOperation { self.tick() })", lives: .no),
    Example("URLSession.shared.dataTask(with: URL(string: \"\")!) { _, _, _ in self.tick() }.resume()", lives: .no),
    Example(
      "session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)", "var session: URLSession?", lives: .yes
    ),
    Example(
      "session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)",
      "var session: URLSession?; override func viewDidDisappear(_ animated: Bool) { session?.invalidateAndCancel() }", lives: .no),
    Example(
      "source = DispatchSource.makeTimerSource(); source?.setEventHandler { self.tick() }; source?.resume()",
      "var source: DispatchSourceTimer?", lives: .yes),
    Example(
      "source = DispatchSource.makeTimerSource(); source?.setEventHandler { [weak self] in self?.tick() }; source?.resume()",
      "var source: DispatchSourceTimer?", lives: .no),
  ]) func queuesAndRequests(_ example: Example) throws { try check(example) }

  @Test(arguments: [
    Example("button.addTarget(self, action: #selector(tick), for: .touchUpInside)", "let button = UIButton()", lives: .no),
    Example("button.addAction(UIAction { _ in self.tick() }, for: .touchUpInside)", "let button = UIButton()", lives: .yes),
    Example(
      "button.addAction(UIAction { [weak self] _ in self?.tick() }, for: .touchUpInside)", "let button = UIButton()", lives: .no),
    Example("view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tick)))", lives: .no),
    Example(
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"\", style: .plain, target: self, action: #selector(tick))",
      lives: .no),
    Example("table.delegate = self; table.dataSource = self; view.addSubview(table)", "let table = UITableView()", lives: .no),
    Example("UIView.animate(withDuration: 1) { self.tick() } completion: { _ in self.tick() }", lives: .no),
    Example("animation.delegate = self", "let animation = CABasicAnimation(keyPath: \"opacity\")", lives: .yes),
    Example(
      "link = CADisplayLink(target: self, selector: #selector(tick)); link?.add(to: .main, forMode: .common)",
      "var link: CADisplayLink?", lives: .yes),
    Example(
      "source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in self.tick(); return nil }",
      "let table = UITableView(); var source: UITableViewDiffableDataSource<Int, Int>?", lives: .yes),
    Example(
      """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.tick() })
      present(alert, animated: true)
      """, lives: .no),
    Example(
      """
      alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert?.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.tick() })
      """, "var alert: UIAlertController?", lives: .yes),
    Example("child.owner = self; addChild(child)", "let child = LoginChild()", lives: .no),
    Example("present(UIViewController(), animated: true) { self.tick() }", lives: .no),
    Example("navigationController?.pushViewController(UIViewController(), animated: true)", lives: .no),
  ]) func viewsAndControls(_ example: Example) throws { try check(example) }

  @Test(arguments: [
    Example("subject.sink { _ in self.tick() }.store(in: &bag)", combine, lives: .yes),
    Example("subject.sink { [weak self] _ in self?.tick() }.store(in: &bag)", combine, lives: .no),
    Example("subject.sink { _ in self.tick() }", combine, lives: .no),
    Example(
      "subject.map { $0 }.filter { _ in true }.sink { [weak self] _ in self?.tick() }.store(in: &bag)", combine, lives: .no),
    Example("subject.map { self.tick(); return $0 }.sink { _ in }.store(in: &bag)", combine, lives: .yes),
    Example("cancellable = subject.assign(to: \\.number, on: self)", combine, lives: .yes),
    Example("cancellable = subject.sink { _ in self.tick() }; cancellable?.cancel()", combine, lives: .no),
    Example("Just(1).sink { _ in self.tick() }.store(in: &bag)", combine, lives: .no),
    Example("NotificationCenter.default.publisher(for: .now).sink { _ in self.tick() }.store(in: &bag)", combine, lives: .yes),
  ]) func publishers(_ example: Example) throws { try check(example) }

  private static let combine = """
    let subject = PassthroughSubject<Int, Never>(); var bag = Set<AnyCancellable>(); var cancellable: AnyCancellable?; var number = 0
    """

  @Test(arguments: [
    Example("relay.subscribe(onNext: { _ in self.tick() }).disposed(by: bag)", rx, lives: .yes),
    Example("relay.subscribe(onNext: { [weak self] _ in self?.tick() }).disposed(by: bag)", rx, lives: .no),
    Example("relay.subscribe(with: self, onNext: { view, _ in view.tick() }).disposed(by: bag)", rx, lives: .no),
    Example("relay.map { self.tick(); return $0 }.bind(onNext: { _ in }).disposed(by: bag)", rx, lives: .yes),
    Example("relay.asDriver().drive(onNext: { [unowned self] _ in self.tick() }).disposed(by: bag)", rx, lives: .no),
    Example("Single<Int>.just(1).subscribe(onSuccess: { _ in self.tick() }).disposed(by: bag)", rx, lives: .no),
    Example("relay.subscribe(onNext: { _ in self.tick() }).dispose()", rx, lives: .no),
  ]) func observables(_ example: Example) throws { try check(example) }

  private static let rx = "let relay = BehaviorRelay<Int>(value: 0); let bag = DisposeBag()"

  @Test(arguments: [
    Example("controller.add(self, name: \"login\")", "let controller = WKUserContentController()", lives: .yes),
    Example("web.navigationDelegate = self; view.addSubview(web)", "let web = WKWebView()", lives: .no),
    Example("web.configuration.userContentController.add(self, name: \"login\")", "let web = WKWebView()", lives: .yes),
    Example("manager.delegate = self", "let manager = CLLocationManager()", lives: .no),
    Example(
      "token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in self.tick() }",
      "let player = AVPlayer(); var token: Any?", lives: .yes),
    Example(
      "token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in self.tick() }",
      "let player = AVPlayer(); var token: Any?; override func viewWillDisappear(_ animated: Bool) { player.removeTimeObserver(token!) }",
      lives: .no),
    Example("SKPaymentQueue.default().add(self)", lives: .no),
    Example("results.delegate = self", "let results = NSFetchedResultsController<LoginItem>()", lives: .no),
    Example("AF.request(\"\").responseData { _ in self.tick() }", lives: .no),
    Example("view.snp.makeConstraints { $0.edges.equalTo(self.view); self.tick() }", lives: .no),
    Example("firstly { Promise.value(1) }.done { _ in self.tick() }.catch { _ in self.tick() }", lives: .no),
    Example("motion.startGyroUpdates(to: .main) { _, _ in self.tick() }", "let motion = CMMotionManager()", lives: .yes),
    Example(
      "motion.startGyroUpdates(to: .main) { _, _ in self.tick() }",
      "let motion = CMMotionManager(); override func viewWillDisappear(_ animated: Bool) { motion.stopGyroUpdates() }", lives: .no
    ),
    Example(
      "monitor.pathUpdateHandler = { _ in self.tick() }; monitor.start(queue: .main)", "let monitor = NWPathMonitor()",
      lives: .yes),
    Example("map.delegate = self; view.addSubview(map)", "let map = MKMapView()", lives: .no),
    Example(
      "token = realm.observe { _, _ in self.tick() }", "let realm = try! Realm(); var token: NotificationToken?", lives: .yes),
    Example(
      "token = realm.observe { _, _ in self.tick() }; token?.invalidate()",
      "let realm = try! Realm(); var token: NotificationToken?", lives: .no),
    Example("container.register(LoginPresenter.self) { _ in self.presenter! }", "let container = Container()", lives: .yes),
    Example("UNUserNotificationCenter.current().delegate = self", lives: .no),
    Example("UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in self.tick() }", lives: .no),
  ]) func librariesAndKits(_ example: Example) throws { try check(example) }

  @Test(arguments: [
    Example("watchers.add(self)", "let watchers = NSHashTable<AnyObject>.weakObjects()", lives: .no),
    Example("watchers.add(self)", "let watchers = NSMutableArray()", lives: .yes),
    Example(
      "cache.setObject(self, forKey: key)", "let cache = NSCache<NSString, LoginView>(); let key: NSString = \"\"", lives: .yes),
    Example(
      "cache.setObject(self, forKey: key); cache.removeAllObjects()",
      "let cache = NSCache<NSString, LoginView>(); let key: NSString = \"\"", lives: .no),
    Example("undo.registerUndo(withTarget: self) { view in view.tick() }", "let undo = UndoManager()", lives: .no),
    Example("undo.registerUndo(withTarget: self) { _ in self.tick() }", "let undo = UndoManager()", lives: .yes),
    Example("[1, 2].forEach { _ in self.tick() }", lives: .no),
    Example("operation.completionBlock = { self.tick() }", "let operation = BlockOperation()", lives: .yes),
  ]) func collectionsAndCaches(_ example: Example) throws { try check(example) }
}
