/// Keeps the header that every request after the login carries.
final class AuthorizationAdapter {

    static let shared = AuthorizationAdapter()

    var authorizationHeader: String?
}
