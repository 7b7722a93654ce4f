protocol StringValidator {
    func isValid(_ value: String) -> Bool
}

struct EmailValidator: StringValidator {

    func isValid(_ value: String) -> Bool {
        let parts = value.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    }
}

struct PasswordValidator: StringValidator {

    let minLength: Int

    func isValid(_ value: String) -> Bool {
        return value.count >= minLength
    }
}
