import {
  accountExportPath,
  accountQuery,
  type AccountList,
} from '@foyer/schema/rest/account-admin-operations.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { momentAtTheatre } from '#database/site-zone.ts'
import { addCsvRoute } from '#http/csv-route.ts'
import { listAccounts } from './list-accounts.ts'

type Words = {
  file: string
  columns: readonly string[]
  roles: Record<Role, string>
  locked: string
  invited: string
  open: string
}

const words: Record<Locale, Words> = {
  de: {
    file: 'konten',
    columns: ['Nummer', 'Benutzername', 'E-Mail', 'Name', 'Rollen', 'Stand', 'Angelegt am'],
    roles: {
      editor: 'Redaktion (Entwürfe)',
      publisher: 'Veröffentlichen',
      box_office: 'Theaterkassa',
      admin: 'Verwaltung (alles)',
    },
    locked: 'gesperrt',
    invited: 'eingeladen, noch ohne Passwort',
    open: 'kann sich anmelden',
  },
  en: {
    file: 'accounts',
    columns: ['Number', 'Username', 'E-mail', 'Name', 'Roles', 'State', 'Added'],
    roles: {
      editor: 'Editor (drafts)',
      publisher: 'Publisher',
      box_office: 'Box office',
      admin: 'Administrator (everything)',
    },
    locked: 'locked',
    invited: 'invited, no password yet',
    open: 'can log in',
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
    const { file, columns } = words[locale]
    return { file, columns, rows: results.map((row) => cellsOf(row, words[locale])), count }
  })
}

type Row = z.input<typeof AccountList>['results'][number]

function cellsOf(row: Row, { roles, locked, invited, open }: Words): string[] {
  const notInvited = row.is_invited ? invited : open
  return [
    String(row.id),
    row.username,
    row.email,
    row.name,
    row.roles.map((role) => roles[role]).join(', '),
    row.is_locked ? locked : notInvited,
    momentAtTheatre(new Date(row.created_at)),
  ]
}
