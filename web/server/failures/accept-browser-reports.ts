import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { readBoundedJson } from '#front/request/read-bounded-json.ts'
import { maxReportedTextLength } from '#lib/failures/failure-report.ts'
import type { ErrorReports } from './error-reports.ts'

const maxBody = 32 * 1024
const text = z.string().max(maxReportedTextLength)
const Report = z.object({ name: text, message: text, stack: text, path: text })

/**
 * Accepts failure reports of browsers. The response is 204 whatever becomes of the report. Without a reporting service
 * it is 404, and pages send none.
 */
export function acceptBrowserReports(reports: ErrorReports | undefined) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    if (!reports) return end(response, 404)
    if (request.method !== 'POST') return end(response, 405)
    if (request.headers['sec-fetch-site'] === 'cross-site') return end(response, 403)
    const report = Report.safeParse(await readBoundedJson(request, maxBody).catch(() => undefined))
    if (!report.success) return end(response, 400)
    const { name, message, stack, path } = report.data
    const error = Object.assign(new Error(message), { name, stack })
    reports.report({ error, from: 'browser', path })
    end(response, 204)
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}
