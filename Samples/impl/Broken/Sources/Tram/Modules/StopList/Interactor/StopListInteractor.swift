protocol StopListInteractor: AnyObject {
    func stops(completion: @escaping ([Stop]) -> Void)
}
