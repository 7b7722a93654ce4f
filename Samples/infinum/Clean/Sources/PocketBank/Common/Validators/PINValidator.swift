struct PINValidator {

    let length: Int

    func isValid(_ pin: String) -> Bool {
        return pin.count == length && pin.allSatisfy { $0.isNumber }
    }
}
