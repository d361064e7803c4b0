import { failureReportPath, maxReportedTextLength } from '#lib/failures/failure-report.ts'

/** More reports from one page say nothing new. */
const maxReports = 5
let reports = 0

/**
 * Sends a failure to the site, which removes personal data and reports it: the visitor’s browser connects to no other
 * host. Never throws.
 */
export async function reportToSite(failure: unknown): Promise<void> {
  if (!(failure instanceof Error) || reports >= maxReports) return
  reports += 1
  const cut = (text: string) => text.slice(0, maxReportedTextLength)
  const body = JSON.stringify({
    name: cut(failure.name),
    message: cut(failure.message),
    stack: cut(failure.stack ?? ''),
    path: cut(location.pathname),
  })
  await fetch(failureReportPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    signal: AbortSignal.timeout(5000),
  }).catch(() => {})
}
