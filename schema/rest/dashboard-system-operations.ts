import { z } from 'zod'
import { maxDashboardRows } from './dashboard-content-operations.ts'
import { staffOperation } from './dashboard-operation.ts'
import { identityEventTypes } from './identity-event-types.ts'
import type { Operation } from './operation.ts'
import { LocalDate, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'

const count = z.int().min(0)

const IdentityEventType = z.enum([...identityEventTypes, 'roles-changed']).meta({
  id: 'IdentityEventType',
  title: 'IdentityEventType',
  'x-enum-descriptions': {
    'log-in': 'Somebody has logged in.',
    'log-in-failed': 'A log-in was refused.',
    'roles-changed': 'A role was given or taken away.',
  },
  description: 'What has happened to an account.',
})

const IdentityEvent = z
  .object({
    type: IdentityEventType,
    account: z.string().nullable().describe('Who has logged in or changed it; null if not known.'),
    what: z.string().nullable().describe('What was changed, in a few words; null for others.'),
    times: count.describe('How often on that day.'),
    at: OffsetDateTime.describe('When it happened last.'),
  })
  .meta({
    id: 'IdentityEvent',
    title: 'IdentityEvent',
    description: 'What has happened to an account on a day.',
  })

const IdentityDay = z
  .object({
    day: LocalDate,
    logins: count.describe('Number of log-ins.'),
    failed: count.describe('Number of refused log-ins.'),
  })
  .meta({ id: 'IdentityDay', title: 'IdentityDay', description: 'The log-ins of a day.' })

const DashboardIdentity = z
  .object({
    sessions: count.describe('Number of sessions of staff that are open.'),
    days: z.array(IdentityDay).describe('The last two weeks.'),
    events: z
      .array(IdentityEvent)
      .describe(`Events of accounts of staff, the latest ${maxDashboardRows}.`),
  })
  .meta({
    id: 'DashboardIdentity',
    title: 'DashboardIdentity',
    description: 'Log-ins and changes of accounts.',
  })

const SystemFailure = z
  .object({
    type: z.enum(['job', 'mail', 'upload']).meta({
      id: 'FailureType',
      title: 'FailureType',
      'x-enum-descriptions': {
        job: 'A background job has failed.',
        mail: 'A mail could not be sent yet.',
        upload: 'An upload could not be processed.',
      },
      description: 'What has failed.',
    }),
    name: z.string().describe('The job, what the mail is about, or the name of the file.'),
    problem: z.string().nullable().describe('Why it failed, in a few words; null if not known.'),
    attempts: count.describe('How often it was tried; 0 if not known.'),
    at: OffsetDateTime,
  })
  .meta({ id: 'SystemFailure', title: 'SystemFailure', description: 'Something that has failed.' })

const DashboardFailures = z
  .object({
    count: count.describe('Number of all of them.'),
    failures: z.array(SystemFailure).describe(`The latest ${maxDashboardRows}.`),
  })
  .meta({
    id: 'DashboardFailures',
    title: 'DashboardFailures',
    description: 'What has failed in the background.',
  })

/** What admins look at. */
export const dashboardSystemOperations = {
  dashboardIdentity: {
    ...staffOperation('identity-service-events'),
    access: 'admin',
    operationId: 'dashboardIdentity',
    method: 'GET',
    summary: 'List identity events',
    description: 'Log-ins, refused log-ins, and changes of the accounts of staff.',
    response: DashboardIdentity,
  },
  dashboardFailures: {
    ...staffOperation('failures'),
    access: 'admin',
    operationId: 'dashboardFailures',
    method: 'GET',
    summary: 'List failures',
    description: 'Jobs, mails and uploads that have failed.',
    response: DashboardFailures,
  },
} as const satisfies Record<string, Operation>
