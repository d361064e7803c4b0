import { z } from 'zod'
import { maxDashboardRows } from './dashboard-content-operations.ts'
import { staffOperation } from './dashboard-operation.ts'
import type { Operation } from './operation.ts'
import { loadDevices, loadMetrics, maxLoadTimesPerReport } from './load-metrics.ts'
import { Id, idOf, LocalDate, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'

const count = z.int().min(0)

const SearchTerm = z
  .object({
    term: z.string().describe('What was searched for, in small letters.'),
    locale: Locale,
    searches: count.describe('How often, in the last four weeks.'),
    found: count.describe('Number of hits of the last search.'),
  })
  .meta({
    id: 'SearchTerm',
    title: 'SearchTerm',
    description: 'A term that visitors searched for.',
  })

const SearchDay = z
  .object({
    day: LocalDate,
    searches: count.describe('Number of searches.'),
    without_result: count.describe('Number of those that found nothing.'),
  })
  .meta({ id: 'SearchDay', title: 'SearchDay', description: 'The searches of a day.' })

const DashboardKeywords = z
  .object({
    terms: z.array(SearchTerm).describe(`The most frequent ones, ${maxDashboardRows} at most.`),
    without_result: z
      .array(SearchTerm)
      .describe(`The most frequent ones that found nothing, ${maxDashboardRows} at most.`),
    days: z.array(SearchDay).describe('The last four weeks.'),
  })
  .meta({
    id: 'DashboardKeywords',
    title: 'DashboardKeywords',
    description: 'What visitors searched for.',
  })

const WaitingForm = z
  .object({
    form: idOf('form'),
    title: z.string().describe('Title of the form.'),
    unread: count.describe('Number of entries that nobody has read.'),
    oldest_at: OffsetDateTime.describe('When the oldest of them was sent.'),
    last_entry: Id.describe('Number of the latest of them; e.g. 40.'),
  })
  .meta({
    id: 'WaitingForm',
    title: 'WaitingForm',
    description: 'A form with entries that nobody has read.',
  })

const forms = z.array(WaitingForm).describe('Those with unread entries, the oldest first.')

const DashboardForms = z
  .object({ forms })
  .meta({ id: 'DashboardForms', title: 'DashboardForms', description: 'Forms that wait.' })

const LoadMetric = z.enum(loadMetrics).meta({
  id: 'LoadMetric',
  title: 'LoadMetric',
  'x-enum-descriptions': {
    LCP: 'When the largest picture or text was shown.',
    INP: 'How long the page took to react.',
    CLS: 'How much the page moved, in thousandths.',
    FCP: 'When something was shown.',
    TTFB: 'When the first byte arrived.',
  },
  description: 'What is measured while a page loads.',
})

const LoadDevice = z.enum(loadDevices).meta({
  id: 'LoadDevice',
  title: 'LoadDevice',
  'x-enum-descriptions': { phone: 'A small screen.', desktop: 'A large screen.' },
  description: 'The class of a visitor’s device.',
})

const measured = {
  metric: LoadMetric,
  device: LoadDevice,
  route: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/)
    .describe('Name of the route; e.g. "events-slug-id".'),
}

const RouteLoadTimes = z
  .object({
    ...measured,
    samples: count.describe('Number of page views.'),
    median: count.describe('Half of them were at least as good, in ms (CLS: thousandths).'),
    p75: count.describe('Three quarters of them were at least as good.'),
  })
  .meta({
    id: 'RouteLoadTimes',
    title: 'RouteLoadTimes',
    description: 'The load times of a route in the last four weeks.',
  })

const LoadTimesDay = z
  .object({
    day: LocalDate,
    samples: count.describe('Number of page views.'),
    p75: count.describe('Three quarters of them were at least as good, in ms.'),
  })
  .meta({ id: 'LoadTimesDay', title: 'LoadTimesDay', description: 'The load times of a day.' })

const DashboardLoadTimes = z
  .object({
    routes: z.array(RouteLoadTimes).describe('The most frequent routes first, 60 at most.'),
    days: z.array(LoadTimesDay).describe('LCP of all pages, by day with views.'),
  })
  .meta({
    id: 'DashboardLoadTimes',
    title: 'DashboardLoadTimes',
    description: 'Load times as visitors had them.',
  })

/** What visitors do, counted without saying who they are. */
export const dashboardVisitorOperations = {
  dashboardKeywords: {
    ...staffOperation('search-keywords'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardKeywords',
    method: 'GET',
    summary: 'List search terms',
    description: 'What visitors searched for in the last four weeks.',
    response: DashboardKeywords,
  },
  dashboardForms: {
    ...staffOperation('forms'),
    access: 'editor',
    operationId: 'dashboardForms',
    method: 'GET',
    summary: 'List forms that wait',
    description: 'Forms with entries that nobody has read.',
    response: DashboardForms,
  },
  readFormEntries: {
    ...staffOperation('forms'),
    access: 'editor',
    operationId: 'readFormEntries',
    method: 'POST',
    summary: 'Mark entries as read',
    description: 'Marks the entries of a form up to one of them as read.',
    body: z
      .object({
        form: idOf('form'),
        last_entry: Id.describe('Number of the last entry that was read; e.g. 40.'),
      })
      .meta({ id: 'ReadEntries', title: 'ReadEntries', description: 'Entries that were read.' }),
    response: DashboardForms,
  },
  dashboardLoadTimes: {
    ...staffOperation('load-times'),
    access: 'editor',
    object: 'any',
    operationId: 'dashboardLoadTimes',
    method: 'GET',
    summary: 'Get load times',
    description: 'Load times as visitors had them in the last four weeks.',
    response: DashboardLoadTimes,
  },
  reportLoadTimes: {
    ...staffOperation('load-times'),
    isInternal: true,
    access: 'public',
    isRateLimited: true,
    operationId: 'reportLoadTimes',
    method: 'POST',
    summary: 'Report load times',
    description:
      'Adds to the histograms of load times. Sent by the site for many visitors at once; nothing about who they are is part of it.',
    body: z
      .object({
        samples: z
          .array(
            z
              .object({
                ...measured,
                value: count.max(600_000).describe('In ms (CLS: thousandths).'),
                times: z
                  .int()
                  .min(1)
                  .max(100_000)
                  .describe('Number of page views with this value.'),
              })
              .meta({
                id: 'LoadTimeSample',
                title: 'LoadTimeSample',
                description: 'A measured value.',
              }),
          )
          .max(maxLoadTimesPerReport)
          .describe('What was measured.'),
      })
      .meta({ id: 'LoadTimesReport', title: 'LoadTimesReport', description: 'Measured values.' }),
    response: z
      .object({ samples: count.describe('Number of page views that were counted.') })
      .meta({
        id: 'LoadTimesCounted',
        title: 'LoadTimesCounted',
        description: 'What was counted.',
      }),
  },
} as const satisfies Record<string, Operation>
