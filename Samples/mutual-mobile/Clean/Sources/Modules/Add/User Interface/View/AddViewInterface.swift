protocol AddViewInterface: AnyObject {
    func setAmount(_ amount: String)
}
