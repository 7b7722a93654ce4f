final class ArchiveRouter: ArchiveRouterInput {}
