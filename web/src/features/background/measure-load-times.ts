import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { isEditorQuery } from '#i18n/paths/editor-query.ts'
import { loadReportPath } from '#lib/load-times/load-report-path.ts'

/*
 * Measures from its import on how the page was loaded; the browser keeps what has happened before. Sends it when the page is hidden: without
 * cookies, and with nothing about who sees it.
 */

/** By name: a metric is measured again until the page is hidden. */
const measured = new Map<string, number>()
/** The page that was loaded; later ones are shown by the router. */
const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href)

// Visitors do not wait for pages of editors.
if (!isEditorQuery(loaded.searchParams)) {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(store)
  // After the listeners of the metrics, which report at the same moment.
  document.addEventListener('visibilitychange', sendWhenHidden)
}

function store({ name, value }: Metric): void {
  measured.set(name, Math.round(name === 'CLS' ? value * 1000 : value))
}

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return
  const report = {
    path: loaded.pathname,
    device: matchMedia('(min-width: 48em)').matches ? 'desktop' : 'phone',
    values: Object.fromEntries(measured),
  }
  measured.clear()
  navigator.sendBeacon(loadReportPath, JSON.stringify(report))
}
