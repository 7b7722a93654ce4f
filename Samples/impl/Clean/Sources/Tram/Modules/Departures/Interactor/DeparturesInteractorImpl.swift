final class DeparturesInteractorImpl: DeparturesInteractor {
    weak var output: DeparturesInteractorOutput?

    private let stop: Stop
    private let timetable: TimetableService

    init(stop: Stop, timetable: TimetableService) {
        self.stop = stop
        self.timetable = timetable
    }

    func loadDepartures() {
        timetable.departures(from: stop) { [weak self] departures in
            self?.output?.didLoad(departures)
        }
    }

    func addToFavorites() {
        timetable.addFavorite(stop)
    }
}
