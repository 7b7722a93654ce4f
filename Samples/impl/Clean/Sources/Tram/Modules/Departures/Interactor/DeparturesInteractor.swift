protocol DeparturesInteractor: AnyObject {
    func loadDepartures()
    func addToFavorites()
}

protocol DeparturesInteractorOutput: AnyObject {
    func didLoad(_ departures: [Departure])
}
