import { accountStateWords, roleWords } from '@foyer/schema/resources/staff-words.ts'
import {
  accountExportPath,
  accountQuery,
  type AccountList,
} from '@foyer/schema/rest/account-admin-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { momentAtTheatre } from '#database/site-zone.ts'
import { addCsvRoute } from '#http/csv-route.ts'
import { listAccounts } from './list-accounts.ts'

const words: Record<Locale, { file: string; columns: readonly string[] }> = {
  de: {
    file: 'konten',
    columns: ['Nummer', 'Benutzername', 'E-Mail', 'Name', 'Rollen', 'Stand', 'Angelegt am'],
  },
  en: {
    file: 'accounts',
    columns: ['Number', 'Username', 'E-mail', 'Name', 'Roles', 'State', 'Added'],
  },
}

/** The found accounts as CSV. The box office gets those of visitors only. */
export function addAccountExportRoute(app: FastifyInstance, database: Database): void {
  const route = {
    path: accountExportPath,
    access: 'box_office',
    query: accountQuery,
    // What is searched for may be a name.
    logLevel: app.log.level === 'silent' ? 'silent' : 'warn',
  } as const
  addCsvRoute(app, route, async ({ query, locale, request }, page) => {
    const isAdmin = await request.hasRight('admin', 'site')
    const seen = isAdmin ? query : { ...query, role: 'visitor' as const }
    const { count, results } = await listAccounts(database, seen, page)
    return { ...words[locale], rows: results.map((row) => cellsOf(row, locale)), count }
  })
}

type Row = z.input<typeof AccountList>['results'][number]

function cellsOf(row: Row, locale: Locale): string[] {
  return [
    String(row.id),
    row.username,
    row.email,
    row.name,
    row.roles.map((role) => roleWords[role][locale]).join(', '),
    accountStateWords[stateOf(row)][locale],
    momentAtTheatre(new Date(row.created_at)),
  ]
}

function stateOf({ is_locked: isLocked, is_invited: isInvited }: Row) {
  if (isLocked) return 'locked'
  return isInvited ? 'invited' : 'active'
}
