internal import OrderedCollections
internal import ViperFacts
internal import ViperLinking
internal import ViperModel

struct InteractorSwallowsFailure: Rule {
  static let id = "interactor-swallows-failure"
  static let ids: RuleIDs = .one(id)

  static let documentation = RuleDocumentation(
    summary: "An interactor reports the success of a request, but not its failure.",
    rationale: """
      The caller waits forever: the activity indicator does not stop, and the user sees no error. A branch is reported if it \
      does nothing, returns, or only logs the failure; which calls count as logging is data of the dialect ('apis', \
      'logging'). Any other call may report the failure, and so may a result, a thrown error, or the code after the branch. \
      Cancellation is silent on purpose, and a value missing from the interactor's own state is not a failure.
      """,
    severity: .info,
    cases: [
      .init("failure", .info, "the branch that handles the failure: a 'catch', a 'case' or an 'if'"),
      .init("early-return", .info, "a 'guard' returns because a result is missing"),
    ],
    triggering: [
      Example(
        dialect: "rambler",
        """
        protocol LoginInteractorInput: AnyObject { func login(name: String); func restore(from text: String) }
        protocol LoginInteractorOutput: AnyObject { func didLogin(_ user: String); func didFailLogin(_ error: Error) }
        final class LoginInteractor: LoginInteractorInput {
          weak var output: LoginInteractorOutput?
          let service: LoginService
          init(service: LoginService) { self.service = service }
          func login(name: String) {
            service.login(name) { [weak self] result in
              switch result {
              case .success(let user): self?.output?.didLogin(user)
              case 1️⃣.failure(let error): print("login failed: \\(error.localizedDescription)")
              }
            }
          }
          func logout() {
            service.logout { answer, error in
              if let 2️⃣error = error {
                Logger.shared.error(error)
                return
              }
              guard let answer = answer as? String else { return }
              self.tell(answer)
            }
            service.forget { answer, error in
              if let error = error { print(error) } else { self.tell("forgotten") }
            }
          }
          func leave() {
            service.leave { answer in
              3️⃣guard let answer = answer as? String else { return }
              self.tell(answer)
            }
          }
          func restore(from text: String) {
            do {
              let user = try service.restore(text)
              tell(user)
            } 4️⃣catch {}
          }
          private func tell(_ user: String) { output?.didLogin(user) }
        }
        final class LoginPresenter: LoginInteractorOutput {
          var interactor: LoginInteractorInput?
          func didLogin(_ user: String) {}
          func didFailLogin(_ error: Error) {}
        }
        """),
      Example(
        dialect: "infinum",
        """
        final class LoginInteractor {
          let service: LoginService
          init(service: LoginService) { self.service = service }
          func login(_ completion: @escaping (String) -> Void) {
            service.login { data in
              if let data = data {
                completion(data)
              } else 1️⃣{
                NSLog("no data")
              }
            }
          }
          func load(_ completion: @escaping (String) -> Void) {
            service.load(success: { completion($0) }, failure: 2️⃣{ error in print(error) })
          }
        }
        final class LoginPresenter { let interactor: LoginInteractor; init(interactor: LoginInteractor) { self.interactor = interactor } }
        """),
    ],
    nonTriggering: [
      // All of these tell: a result, an error, a completion, what follows, another object.
      Example(
        dialect: "rambler",
        """
        protocol LoginInteractorInput: AnyObject { func login(name: String); func restore() }
        protocol LoginInteractorOutput: AnyObject { func didLogin(_ user: String); func didFinish(); func didFail(_ error: Error) }
        final class LoginInteractor: LoginInteractorInput {
          weak var output: LoginInteractorOutput?
          let service: LoginService
          var isLoading = false
          init(service: LoginService) { self.service = service }
          func load() {
            service.load { [weak self] user, error in
              if let error {
                self?.output?.didFail(error)
                return
              }
              guard let user else { return }
              self?.output?.didLogin(user)
            }
          }
          func send(_ order: Order) {
            guard let body = try? JSONEncoder().encode(order) else { return }
            service.send(body) { [weak self] in self?.output?.didFinish() }
          }
          func unlock(_ context: LAContext) {
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { [weak self] success, _ in
              if success { self?.output?.didFinish() } else { print("locked") }
            }
          }
          func watch() {
            service.addLoginSubscription { [weak self] result in
              switch result {
              case .success(let user): self?.output?.didLogin(user)
              case .failure(let error): print(error)
              }
            }
          }
          func login(name: String) {
            service.login(name) { [weak self] result in
              switch result {
              case .success(let user): self?.output?.didLogin(user)
              case .failure(let error): print(error)
              }
              self?.output?.didFinish()
            }
          }
          func user() -> String? {
            do {
              let user = try service.restore("")
              output?.didLogin(user)
              return user
            } catch { return nil }
          }
          func check() throws {
            do { output?.didLogin(try service.restore("")) } catch { print(error); throw error }
          }
          func retry() {
            service.load { result in
              switch result {
              case .success(let user): self.output?.didLogin(user)
              case .failure: self.service.retry()
              }
            }
          }
          func stop() {
            service.load { result in
              switch result {
              case .success(let user): self.output?.didLogin(user)
              case .failure: self.isLoading = false
              }
            }
          }
          func logOut() {
            service.load { result in
              switch result {
              case .success(let user): self.output?.didLogin(user)
              case .failure: self.service.logOut()
              }
            }
          }
          func restore() {
            defer { output?.didFinish() }
            do { output?.didLogin(try service.restore("")) } catch { print(error) }
          }
        }
        final class LoginPresenter: LoginInteractorOutput {
          var interactor: LoginInteractorInput?
          func didLogin(_ user: String) {}
          func didFinish() {}
        }
        """),
      // State, the object itself, a flag, a position, a cancellation, one of several elements, events that nobody asked for.
      Example(
        dialect: "rambler",
        """
        protocol LoginInteractorInput: AnyObject { func login(page: Int); func all() async }
        protocol LoginInteractorOutput: AnyObject { func didLogin(_ user: String) }
        final class LoginInteractor: LoginInteractorInput {
          weak var output: LoginInteractorOutput?
          let service: LoginService
          var isLoading = false
          var user: String?
          init(service: LoginService) { self.service = service }
          func login(page: Int) {
            guard !isLoading else { return }
            guard let user = user else { return }
            guard let known = service.currentUser() else { return }
            service.login(user) { [weak self] users in
              guard let self = self else { return }
              guard let first = users.first else { return }
              self.output?.didLogin(first)
            }
          }
          func all() async {
            do { output?.didLogin(try await service.load()) } catch is CancellationError { print("stopped") } catch { output?.didLogin("") }
            for name in ["a", "b"] {
              do { output?.didLogin(try service.restore(name)) } catch { print(error) }
            }
            service.load { user, error in
              if let error = error, error.isCancelled { return }
              self.output?.didLogin(user)
            }
            service.observe { value in
              guard let name = value as? String else { return }
              self.output?.didLogin(name)
            }
          }
          func save() {
            service.save { error in if let error = error { print(error) } }
          }
        }
        final class LoginPresenter: LoginInteractorOutput {
          var interactor: LoginInteractorInput?
          func didLogin(_ user: String) {}
        }
        """),
    ])

  func findings(in input: LintInput) -> [Violation] {
    // The paths of one request are one finding.
    struct Request: Hashable {
      var component: Component.ID
      var function: String
    }
    var requests: OrderedDictionary<Request, [SwallowedFailure]> = [:]
    for entry in input.observations.swallowed {
      requests[Request(component: entry.component, function: entry.function), default: []].append(entry)
    }
    return requests.values.map { paths in
      // A group has a path at least.
      let entry = paths[0]
      let further = paths.dropFirst().map { Finding.Note(range: $0.range, message: "nor is it reported here") }
      return Violation(
        rule: Self.id, case: entry.kind.rawValue, .swallows(entry, input.component(entry.component)), at: entry.range,
        component: entry.component, property: entry.function,
        notes: further + [
          Finding.Note(range: entry.told, message: "another path reports to '\(entry.listener)' here")
        ])
    }
  }
}

extension Violation.Message {
  fileprivate static func swallows(_ entry: SwallowedFailure, _ interactor: Component) -> Self {
    let what =
      switch entry.kind {
      case .failure: entry.isLogged ? "logs the failure but does not report it" : "does not report the failure"
      case .earlyReturn: "returns without reporting the failure"
      }
    let remedy =
      entry.isAnswer
      ? "call '\(entry.listener)' here, too"
      : entry.remedy.map { "call '\(entry.listener).\($0)'" } ?? "report it to '\(entry.listener)', too"
    return "'\(entry.function)' of \(interactor.role) '\(interactor.name)' \(what); \(remedy)"
  }
}
