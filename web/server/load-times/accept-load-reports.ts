import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadDevices, loadMetrics, loadTimeEdges } from '@foyer/schema/rest/load-metrics.ts'
import { z } from 'zod'
import { readBoundedJson } from '#front/request/read-bounded-json.ts'
import { findRoute } from '#i18n/paths/find-route.ts'
import type { LoadTimes } from './collect-load-times.ts'

const maxBytes = 2 * 1024
const longest = loadTimeEdges.at(-1)!
const Report = z.object({
  path: z.string().max(2048),
  device: z.enum(loadDevices),
  values: z.partialRecord(z.enum(loadMetrics), z.number().min(0)),
})

/** Accepts load times of browsers. Of the address only the name of its route is kept; nothing else of the request is. */
export function acceptLoadReports(loadTimes: LoadTimes) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    if (request.method !== 'POST') return end(response, 405)
    if (request.headers['sec-fetch-site'] === 'cross-site') return end(response, 403)
    const body = await readBoundedJson(request, maxBytes).catch(() => undefined)
    const report = Report.safeParse(body)
    if (!report.success) return end(response, 400)
    const { path, device, values } = report.data
    const route = findRoute(path)?.route.name
    if (route === undefined) return end(response, 400)
    loadTimes.count(
      loadMetrics.flatMap((metric) => {
        const value = values[metric]
        return value === undefined ? [] : [{ metric, device, route, value: edgeOf(value) }]
      }),
    )
    end(response, 204)
  }
}

/** The edge of the histogram that a value is counted at, so that equal ones are summed up here already. */
const edgeOf = (value: number): number => loadTimeEdges.find((edge) => value <= edge) ?? longest

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}
