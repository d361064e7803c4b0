import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { addPage } from '#test/add-page.ts'
import { addOf } from '#test/documents/operations.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let other: pg.Client
let count = 0

beforeAll(async () => {
  other = new pg.Client(theatre.url)
  await other.connect()
})
afterAll(() => other?.end())

/** Waits until a call of the origin waits for a lock of ours. */
async function untilBlocked() {
  await expect
    .poll(async () => {
      const { rows } = await theatre.database.execute(
        sql`select from pg_locks where not granted and pid <> pg_backend_pid()`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}

/** A call whose right or session is taken away after it was checked, and before the call writes. */
async function raced(call: () => ReturnType<Session['send']>, taken: string, accountId: number) {
  await other.query('begin')
  await other.query(taken, [accountId])
  const response = call()
  await untilBlocked()
  await other.query('commit')
  return (await response).status
}

async function startPage() {
  const page = await addPage(theatre.database, {
    paths: { de: `recht-${++count}` },
    title: { de: 'Rechte' },
    modules: [{ kind: 'headline', content: 'Der Anfang' }],
  })
  const person = await addPerson(theatre.database, [{ role: 'publisher', pageId: page.id }])
  const session = await logIn(theatre, person)
  const url = `/de/pageeditor-api/document/${page.slug}`
  await theatre.call({ url, headers: session.headers })
  return { page, person, session, url }
}

const audits = async (accountId: number) => {
  const { rows } = await theatre.database.execute<{ count: number }>(
    sql`select count(*)::int as count from audit where account_id = ${accountId}`,
  )
  return rows[0]!.count
}

const withoutRoles = 'delete from role_grant where account_id = $1'
const withoutSessions = 'delete from session where account_id = $1'

type Started = Awaited<ReturnType<typeof startPage>>
const calls: [string, (started: Started) => ReturnType<Session['send']>][] = [
  [
    'changing a draft',
    ({ session, url }) => {
      const operations = [addOf('headline', { content: 'Neu' })]
      return session.send({ url: `${url}/operations`, payload: { since: 0, operations } })
    },
  ],
  ['publishing', ({ session, url }) => session.send({ url: `${url}/publish`, payload: {} })],
  [
    'scheduling',
    ({ session, url }) => {
      const payload = { action: 'publish', at: '2031-01-01T00:00:00Z' }
      return session.send({ url: `${url}/schedule`, payload })
    },
  ],
  [
    'a preview',
    ({ session, url }) => session.send({ url: `${url}/previews`, payload: { days: 7 } }),
  ],
  [
    'writing a module',
    ({ session, page }) => {
      const payload = { slug: page.slug, content: 'Neu', variant: 'h2' }
      return session.send({ url: '/de/pageeditor-api/headline', payload })
    },
  ],
  [
    'a new page',
    ({ session, page }) => {
      const payload = { parent: page.id, title: randomUUID() }
      return session.send({ url: '/de/pageeditor-api/pages', payload })
    },
  ],
]

describe('X-09, E-09: rights are checked in the transaction that uses them', () => {
  test.each(calls)('a role taken away meanwhile prevents %s', async (_, call) => {
    const started = await startPage()
    const { id } = started.person
    expect(await raced(() => call(started), withoutRoles, id)).toBe(403)
    expect(await audits(id)).toBe(0)
  })

  test.each(calls)('a log-out everywhere meanwhile prevents %s', async (_, call) => {
    const started = await startPage()
    const { id } = started.person
    expect(await raced(() => call(started), withoutSessions, id)).toBe(401)
    expect(await audits(id)).toBe(0)
  })

  test.each(calls)('with role and session %s is done', async (_, call) => {
    const started = await startPage()
    expect((await call(started)).status).toBeLessThan(300)
  })

  test('two admins who take each other’s role away at once: one does it, the other may not any more', async () => {
    const admins = await Promise.all(
      [0, 1].map(() => addPerson(theatre.database, [{ role: 'admin', pageId: null }])),
    )
    const sessions = await Promise.all(admins.map((admin) => logIn(theatre, admin)))
    const { body } = await theatre.call({ url: '/de/api/accounts/', headers: sessions[0]!.headers })
    const urlOf = ({ id }: { id: number }) => {
      const { grants } = body.find((account: { id: number }) => account.id === id)
      return `/de/api/accounts/${id}/roles/${grants[0].id}/revoke/`
    }
    const statuses = await Promise.all([
      sessions[0]!.send({ url: urlOf(admins[1]!) }),
      sessions[1]!.send({ url: urlOf(admins[0]!) }),
    ])
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 403,
    ])
  })
})
