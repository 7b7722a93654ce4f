protocol MaintenancePresenterInterface: PresenterInterface {
}
