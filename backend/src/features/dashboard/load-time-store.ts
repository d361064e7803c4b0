import { type LoadDevice, type LoadMetric, loadTimeEdges } from '@foyer/schema/rest/load-metrics.ts'
import { lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { dayAtTheatre, today } from '#database/site-zone.ts'
import { loadTime } from '#database/tables/dashboard.ts'

export type LoadTimeSample = {
  metric: LoadMetric
  device: LoadDevice
  route: string
  value: number
  times: number
}

const shownDays = 28
const retentionDays = 90
/** Far more than a site has routes: invented ones cannot fill the table. */
const maxRowsPerDay = 20_000
const maxRoutes = 60

/** Adds to the histograms of today. Returns the number of page views that were counted. */
export async function countLoadTimes(
  queries: Queries,
  samples: readonly LoadTimeSample[],
): Promise<number> {
  const day = dayAtTheatre(new Date())
  const sums = new Map<string, typeof loadTime.$inferInsert>()
  for (const { value, times, ...measured } of samples) {
    const edge = loadTimeEdges.find((one) => value <= one) ?? loadTimeEdges.at(-1)!
    const key = `${measured.metric} ${measured.device} ${measured.route} ${edge}`
    const before = sums.get(key)?.samples ?? 0
    sums.set(key, { day, ...measured, edge, samples: before + times })
  }
  if (sums.size === 0 || (await countRows(queries, day)) + sums.size > maxRowsPerDay) return 0
  await queries
    .insert(loadTime)
    // In one order, so that two reports do not wait for each other.
    .values([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [loadTime.day, loadTime.metric, loadTime.device, loadTime.route, loadTime.edge],
      set: { samples: sql`${loadTime.samples} + excluded.samples` },
    })
  return samples.reduce((sum, { times }) => sum + times, 0)
}

async function countRows(queries: Queries, day: string): Promise<number> {
  const { rows } = await queries.execute<{ rows: number }>(
    sql`select count(*)::int as rows from load_time where day = ${day}`,
  )
  return rows[0]!.rows
}

type Histogram = { edge: number; samples: number }[]
type RouteRow = {
  metric: LoadMetric
  device: LoadDevice
  route: string
  histogram: Histogram
  samples: number
}

/** The load times of the last weeks, by route and by day. */
export async function findLoadTimes(queries: Queries) {
  const [routes, days] = await Promise.all([
    queries.execute<RouteRow>(sql`
      select metric, device, route, sum(samples)::int as samples,
        jsonb_agg(jsonb_build_object('edge', edge, 'samples', samples) order by edge) as histogram
      from (
        select metric, device, route, edge, sum(samples)::int as samples from load_time
        where day > ${today} - ${shownDays}::int group by 1, 2, 3, 4
      ) as summed
      group by 1, 2, 3 order by samples desc, route, device, metric limit ${maxRoutes}`),
    queries.execute<{ day: string; histogram: Histogram; samples: number }>(sql`
      select day::text as day, sum(samples)::int as samples,
        jsonb_agg(jsonb_build_object('edge', edge, 'samples', samples) order by edge) as histogram
      from (
        select day, edge, sum(samples)::int as samples from load_time
        where metric = 'LCP' and day > ${today} - ${shownDays}::int group by 1, 2
      ) as summed
      group by day order by day`),
  ])
  return {
    routes: routes.rows.map(({ histogram, ...route }) => ({
      ...route,
      median: quantile(histogram, 0.5),
      p75: quantile(histogram, 0.75),
    })),
    days: days.rows.map(({ histogram, ...day }) => ({ ...day, p75: quantile(histogram, 0.75) })),
  }
}

/** The edge up to which this share of the page views is. */
function quantile(histogram: Histogram, share: number): number {
  const total = histogram.reduce((sum, { samples }) => sum + samples, 0)
  let sum = 0
  for (const { edge, samples } of histogram) {
    sum += samples
    if (sum >= total * share) return edge
  }
  return 0
}

/** Deletes histograms that nobody looks at any more. */
export async function pruneLoadTimes(database: Database): Promise<void> {
  await database.delete(loadTime).where(lt(loadTime.day, sql`${today} - ${retentionDays}::int`))
}
