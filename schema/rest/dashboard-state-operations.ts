import { z } from 'zod'
import { staffOperation } from './dashboard-operation.ts'
import type { Operation } from './operation.ts'
import { LocalDate, LocalTime, Price, Slug, idOf } from '@foyer/schema/shapes/scalars.ts'

const isSiteOnline = z.boolean().describe('Whether the site is open to visitors.')
const isShopOnline = z.boolean().describe('Whether the shop sells tickets.')
const count = z.int().min(0)

export const DashboardSite = z
  .object({
    is_site_online: isSiteOnline,
    is_shop_online: isShopOnline,
    may_switch: z.boolean().describe('Whether the current user may switch them.'),
    alerts: z.array(z.string()).describe('Titles of the alerts that visitors see.'),
    events: count.describe('Number of upcoming events.'),
    pages: count.describe('Number of pages that are online.'),
  })
  .meta({
    id: 'DashboardSite',
    title: 'DashboardSite',
    description: 'The state of site and shop.',
  })

const EventSales = z
  .object({
    event: idOf('event'),
    slug: Slug,
    title: z.string().describe('Title of the event.'),
    day: LocalDate,
    time: LocalTime.nullable().describe('Start on the clock of the theatre; null if not known.'),
    place: z.string().describe('Room, or venue if there is none.'),
    sold: count.describe('Number of sold seats.'),
    held: count.describe('Number of seats in carts.'),
    free: count.describe('Number of seats that can be bought.'),
  })
  .meta({
    id: 'EventSales',
    title: 'EventSales',
    description: 'The seats of an upcoming event.',
  })

const WeekSales = z
  .object({
    monday: LocalDate.describe('First day of the week.'),
    orders: count.describe('Number of orders.'),
    tickets: count.describe('Number of tickets.'),
    revenue: Price.describe('Total of the tickets.'),
  })
  .meta({
    id: 'WeekSales',
    title: 'WeekSales',
    description: 'What was ordered in a week, without cancelled orders.',
  })

/** How many upcoming events with seats the sales list, and how many weeks. */
export const salesLimits = { events: 12, weeks: 12 }

export const DashboardSales = z
  .object({
    events: z.array(EventSales).describe(`The next ${salesLimits.events} events with seats.`),
    weeks: z
      .array(WeekSales)
      .describe(`The last ${salesLimits.weeks} weeks, the current one at the end.`),
  })
  .meta({
    id: 'DashboardSales',
    title: 'DashboardSales',
    description: 'Sales of the next events and of the last weeks.',
  })

/** What the theatre looks at every day. */
export const dashboardStateOperations = {
  dashboardSite: {
    ...staffOperation('site'),
    access: 'staff',
    object: 'any',
    operationId: 'dashboardSite',
    method: 'GET',
    summary: 'Get the state of the site',
    description: 'Whether site and shop are online, and what visitors find there.',
    response: DashboardSite,
  },
  switchSite: {
    ...staffOperation('site'),
    access: 'admin',
    operationId: 'switchSite',
    method: 'POST',
    summary: 'Switch site or shop on and off',
    description: 'Opens or closes the site or the shop. What is omitted stays as it is.',
    body: z
      .object({ is_site_online: isSiteOnline.optional(), is_shop_online: isShopOnline.optional() })
      .meta({
        id: 'DashboardSiteWrite',
        title: 'DashboardSiteWrite',
        description: 'Whether site and shop are to be online.',
      }),
    response: DashboardSite,
  },
  dashboardSales: {
    ...staffOperation('sales'),
    access: 'box_office',
    operationId: 'dashboardSales',
    method: 'GET',
    summary: 'Get the sales',
    description: 'Sold, held and free seats of the next events, and the orders of the last weeks.',
    response: DashboardSales,
  },
} as const satisfies Record<string, Operation>
