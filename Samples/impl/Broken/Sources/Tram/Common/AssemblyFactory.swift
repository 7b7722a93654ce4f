protocol AssemblyFactory: AnyObject {
    func stopListAssembly() -> StopListAssembly
    func departuresAssembly() -> DeparturesAssembly
    func favoritesAssembly() -> FavoritesAssembly
}

final class AssemblyFactoryImpl: AssemblyFactory {
    private let timetable: TimetableService

    init(timetable: TimetableService) {
        self.timetable = timetable
    }

    func stopListAssembly() -> StopListAssembly {
        StopListAssemblyImpl(assemblyFactory: self, timetable: timetable)
    }

    func departuresAssembly() -> DeparturesAssembly {
        DeparturesAssemblyImpl(timetable: timetable)
    }

    func favoritesAssembly() -> FavoritesAssembly {
        FavoritesAssemblyImpl(assemblyFactory: self, timetable: timetable)
    }
}
