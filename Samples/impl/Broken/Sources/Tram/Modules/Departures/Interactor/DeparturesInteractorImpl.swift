final class DeparturesInteractorImpl: DeparturesInteractor {
    var output: DeparturesInteractorOutput? // expect: retain-cycle

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
