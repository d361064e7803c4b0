/** What is measured while a page loads: times in ms, CLS in thousandths. */
export const loadMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type LoadMetric = (typeof loadMetrics)[number]

export const loadDevices = ['phone', 'desktop'] as const
export type LoadDevice = (typeof loadDevices)[number]

/** Maximum number of values in one report. */
export const maxLoadTimesPerReport = 500

/** Upper edges of the histograms. */
export const loadTimeEdges = [
  10, 25, 50, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 1_800, 2_100, 2_500,
  3_000, 4_000, 5_000, 7_000, 10_000, 20_000, 600_000,
] as const
