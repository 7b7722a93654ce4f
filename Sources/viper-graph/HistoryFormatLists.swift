import ArgumentParser
import ViperGraph

extension FormatList where Format == any HotspotFormat {
  static let hotspots = FormatList(HotspotFormats.all.map { ListedFormat(format: $0, general: $0) })
}

struct HotspotFormatArgument: FormatArgument {
  static let list = FormatList.hotspots
  let listed: ListedFormat<any HotspotFormat>
}

extension FormatList where Format == any TrendFormat {
  static let trends = FormatList(TrendFormats.all.map { ListedFormat(format: $0, general: $0) })
}

struct TrendFormatArgument: FormatArgument {
  static let list = FormatList.trends
  let listed: ListedFormat<any TrendFormat>
}
