import Testing

@testable import ViperLinking

/// The type of each form of expression, and of the nearest one that has another.
@Suite struct ValueTypeTests {
  private static let surroundings = """
    class Name { var text: String }
    class User {
      var name: Name; var friend: User?; var friends: [User]; var byKey: [String: User]
      static let shared = User()
      static func make() -> User { User() }
      func load() -> User { self }
      func find() -> User? { nil }
      subscript(index: Int) -> Name { name }
    }
    class Team<Member> { var lead: Member; var all: [Member]; func first() -> Member? { nil } }
    class Club: Team<User> {}
    enum State { case idle; case done(User); case pair(User, name: Name) }
    typealias Pair = (user: User, name: Name)
    typealias Handler = (User) -> Name
    func global() -> User { User() }
    let current = User()
    func same<T>(_ value: T) -> T { value }
    func firstOf<T>(_ values: [T]) -> T { values[0] }
    func make<T>(_ type: T.Type) -> T { fatalError() }
    func team<T>(_ lead: T) -> Team<T> { Team() }

    """

  /// The type of `let value = …` in a class that has a few properties.
  private func type(of value: String) -> String {
    let code = LinkedCode(
      Self.surroundings + """
        class Probe {
          let user: User; let team: Team<User>; let pair: Pair; let handler: Handler; let state: State; let any: Any
          let value = \(value)
        }
        """)
    return code.text(of: code.propertyType("value", of: "Probe"))
  }

  @Test(arguments: [
    ("1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("\"\\(user)\"", "String"), ("true", "Bool"), ("nil", "unknown"),
    ("[user]", "[User]"), ("[nil, user]", "[User]"), ("[[user]]", "[[User]]"), ("[]", "unknown"), ("[1: user]", "[Int: User]"),
    ("[:]", "unknown"), ("(user, 1)", "(User, Int)"), ("(user)", "User"), ("1 == 2", "Bool"), ("1 + 2", "unknown"),
    ("!true", "Bool"),
    ("1 < 2 && false", "Bool"), ("-1", "unknown"), ("try? 1", "Int?"), ("(try? user.friend) ?? user", "User"),
  ])
  func literals(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("user.name", "Name"), ("user?.name", "Name"), ("user!.name", "Name"), ("user.nothing", "unknown"), ("user.friend", "User?"),
    ("user.friend!", "User"), ("user.friend?.name", "Name"), ("user.friends", "[User]"), ("self.user.name", "Name"),
    ("pair.user", "User"), ("pair.1", "Name"), ("pair.2", "unknown"), ("pair.other", "unknown"), ("(user, 1).0", "User"),
    ("(a: 1, b: user).b", "User"), ("current.name", "Name"), ("User.shared", "User"), ("User.shared.name", "Name"),
    ("User.self", "User.Type"), ("undeclared.name", "unknown"),
  ])
  func members(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("user.load()", "User"), ("user.load", "() -> User"), ("user.load().name", "Name"), ("user.find()", "User?"),
    ("user.find()?.name", "Name"), ("User.make()", "User"), ("User()", "User"), ("User.init()", "User"), ("[User]()", "[User]"),
    ("[Int: User]()", "[Int: User]"), ("Team<Name>()", "Team<Name>"), ("global()", "User"), ("handler(user)", "Name"),
    ("try user.load()", "User"), ("try? user.load()", "User?"), ("try? user.find()", "User?"), ("await user.load()", "User"),
    ("undeclared()", "unknown"),
    ("Outside()", "Outside"), ("user()", "unknown"), ("user.name()", "unknown"),
  ])
  func calls(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("user.friends[0]", "User"), ("user.friends[0].name", "Name"), ("user.byKey[\"a\"]", "User?"), ("user[0]", "Name"),
    ("user.name[0]", "unknown"), ("user.byKey.values", "[User]"), ("user.byKey.keys", "[String]"),
    ("user.byKey.values.first", "User?"), ("user.friends.first", "User?"), ("user.friends.last?.name", "Name"),
    ("user.friends.count", "unknown"), ("user.friends.lazy", "[User]"), ("user.friends.first { $0.isIn }", "User?"),
    ("user.friends.map { $0.name }", "[Name]"), ("user.friends.map { $0.friend }", "[User?]"),
    ("user.friends.compactMap { $0.friend }", "[User]"), ("user.friends.filter { $0.isIn }", "[User]"),
    ("user.friends.sorted { $0.age < $1.age }", "[User]"), ("user.friends.map { friend in friend.name }", "[Name]"),
    ("user.friends.map(\\.name)", "unknown"), ("user.friends.flatMap { $0.friends }", "unknown"),
    ("user.friend.map { $0.name }", "Name?"), ("undeclared.map { $0.name }", "unknown"), ("team.map { $0.name }", "unknown"),
    ("Outside().map { user }", "unknown"), ("user.name.flatMap { user }", "unknown"),
    ("user.friends.reduce(0) { $0 + $1.age }", "unknown"),
  ])
  func containers(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("Screen.instantiate()", "Screen"), ("Screen().configured()", "Screen"), ("Screen.find()", "Screen?"),
    ("Screen.first()?.configured()", "Screen"), ("Screen.base()", "Storyboarded"), ("Storyboarded.base()", "Storyboarded"),
  ])
  func resultOfSelfIsTheReceiver(_ value: String, _ type: String) {
    let code = LinkedCode(
      """
      protocol Storyboarded {}
      extension Storyboarded {
        static func instantiate() -> Self { make() as! Self }
        static func find() -> Self? { nil }
        static func first() -> Self! { nil }
        static func base() -> Storyboarded { make() }
        func configured() -> Self { self }
      }
      class Screen: Storyboarded {}
      class Probe { let value = \(value) }
      """)
    #expect(code.text(of: code.propertyType("value", of: "Probe")) == type)
  }

  @Test(arguments: [
    ("Cell.name", "First"), ("cell.name", "Second"), ("Cell.only", "First"), ("cell.other", "Second"),
    ("Cell.load", "() -> First"),
  ])
  func namesakesOfATypeAndOfItsInstances(_ value: String, _ type: String) {
    let code = LinkedCode(
      """
      class First {}
      class Second {}
      class Cell {
        var name: Second; static var name: First; static var only: First; var other: Second
        func load() -> Second { name }
        static func load() -> First { name }
      }
      class Probe { let cell: Cell; let value = \(value) }
      """)
    #expect(code.text(of: code.propertyType("value", of: "Probe")) == type)
  }

  @Test(arguments: [
    ("flag ? user : user", "User"), ("flag ? nil : user", "User"), ("flag ? .shared : user", "User"),
    ("flag ? user.name : nil", "Name"), ("user.friend ?? user", "User"), ("nil ?? user.name", "Name"), ("a ?? b ?? user", "User"),
    ("any as? User", "User?"), ("any as! User", "User"), ("(any as? User)?.name", "Name"), ("any is User", "unknown"),
    ("if flag { user } else { user }", "User"), ("if flag { nil } else { user }", "User"),
    ("switch flag { case true: user\ndefault: nil }", "User"),
  ])
  func choices(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("{ user }()", "User"), ("{ user }", "() -> User"), ("{ return user }()", "User"),
    ("{ let a = user; return a.name }()", "Name"),
    ("{ (a: User) in a.name }(user)", "Name"), ("{ a in a.name }(user)", "unknown"), ("{ [user] in user.name }()", "Name"),
    ("{ [weak self] in self?.user }()", "User"), ("{ let user = 1; return user }()", "Int"),
    ("{ do { let user = 1; print(user) }; return user }()", "User"), ("{ let a: Name; return a }()", "Name"),
    ("{ let a: Name = make(); return a }()", "Name"), ("{ if flag { return nil }; return user }()", "User"),
    ("{ let (a, b) = pair; return b }()", "Name"), ("{ for a in user.friends { return a } }()", "User"),
    ("{ for (a, b) in user.byKey { return b } }()", "User"), ("{ if let a = user.friend { return a } }()", "User"),
    ("{ guard let a = user.friend else { return nil }; return a }()", "User"), ("{ var a; a = user; return a }()", "User"),
    ("{ if let friend = any as? User { return friend }; return nil }()", "User"),
  ])
  func closures(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }

  @Test(arguments: [
    ("if case .done(let a) = state { return a }", "User"), ("if case let .pair(_, b) = state { return b }", "Name"),
    ("if case .pair(let a, name: _) = state { return a }", "User"), ("if case .idle(let a) = state { return a }", "unknown"),
    ("if case .none(let a) = state { return a }", "unknown"),
    ("switch state { case .done(let a): return a\ndefault: break }", "User"),
    ("switch any { case let a as User: return a\ndefault: break }", "User"),
    ("if case let a? = user.friend { return a }", "User"),
    ("switch pair { case (_, let b): return b }", "Name"), ("switch state { case let a: return a }", "State"),
  ])
  func patterns(_ statement: String, _ type: String) { #expect(self.type(of: "{ \(statement); return nil }()") == type) }

  @Test(arguments: [
    ("team.lead", "User"), ("team.all", "[User]"), ("team.all[0].name", "Name"), ("team.first()", "User?"),
    ("Club().lead", "User"),
    ("Team<Name>().lead", "Name"), ("Team().lead", "Member"), ("same(user)", "User"), ("same([user])", "[User]"),
    ("firstOf([user])", "User"), ("firstOf(user)", "T"), ("make(User.self)", "User"), ("team(user)", "Team<User>"),
    ("team(user).lead.name", "Name"),
  ])
  func generics(_ value: String, _ type: String) { #expect(self.type(of: value) == type) }
}
