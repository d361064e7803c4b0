import {
  identityEventTypes,
  type IdentityEventType,
} from '@foyer/schema/rest/identity-event-types.ts'
import {
  loadDevices,
  loadMetrics,
  type LoadDevice,
  type LoadMetric,
} from '@foyer/schema/rest/load-metrics.ts'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'
import { account } from './accounts.ts'
import { container } from './pages.ts'

/** The number of log-ins by day. Of visitors, and of names that nobody has, only the sum is stored. */
export const identityEvent = pgTable(
  'identity_event',
  {
    day: date({ mode: 'string' }).notNull(),
    type: text().$type<IdentityEventType>().notNull(),
    /** The member of staff; null for all others together. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    times: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (event) => [
    unique('identity_event_once').on(event.day, event.type, event.accountId).nullsNotDistinct(),
    index().on(event.accountId),
    oneOf('identity_event_type_is_known', 'type', identityEventTypes),
  ],
)

/** Histograms of load times: how many page views of a day had a value up to an edge. Nothing about who has viewed them. */
export const loadTime = pgTable(
  'load_time',
  {
    day: date({ mode: 'string' }).notNull(),
    metric: text().$type<LoadMetric>().notNull(),
    device: text().$type<LoadDevice>().notNull(),
    route: text().notNull(),
    /** One of `loadTimeEdges`. */
    edge: integer().notNull(),
    samples: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.metric, row.device, row.route, row.edge] }),
    oneOf('load_time_metric_is_known', 'metric', loadMetrics),
    oneOf('load_time_device_is_known', 'device', loadDevices),
  ],
)

/** The links of published content that lead to nothing on this site, as the last weekly check has found them. */
export const brokenLink = pgTable(
  'broken_link',
  {
    containerId: integer()
      .notNull()
      .references(() => container.id, { onDelete: 'cascade' }),
    locale: text().$type<ContentLocale>().notNull(),
    link: text().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.containerId, row.locale, row.link] }),
    oneOf('broken_link_locale_is_known', 'locale', ContentLocale.options),
  ],
)

/** When links were last checked; one row. */
export const linkCheck = pgTable('link_check', {
  id: integer().primaryKey(),
  checkedAt: timestamp({ withTimezone: true }).notNull(),
})
