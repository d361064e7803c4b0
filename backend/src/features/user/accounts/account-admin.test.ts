import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { addPerson, type AddedPerson } from '#test/accounts/add-person.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { addPage } from '#test/add-page.ts'
import { newBuyer } from '#test/buyer.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const url = '/de/admin-api/accounts/'
const password = 'Sieben-Ziegen-im-Souffleurkasten'
let admin: AddedPerson
let session: Session
let boxOffice: Session

beforeAll(async () => {
  admin = await addPerson(theatre.database, [{ role: 'admin', pageId: null }])
  session = await logIn(theatre, admin)
  const grants = [{ role: 'box_office' as const, pageId: null }]
  boxOffice = await logIn(theatre, await addPerson(theatre.database, grants))
})

const get = (path: string, { headers } = session) => theatre.call({ url: url + path, headers })
const send = (path: string, payload: object = {}) => session.send({ url: url + path, payload })
const isLoggedIn = async ({ headers }: Session) =>
  (await theatre.call({ url: '/de/api/user-details/', headers })).body.is_logged_in as boolean

describe('X-09: accounts in the admin site', () => {
  test('are found by name, address and role; the box office sees those of visitors only', async () => {
    const visitor = await addPerson(theatre.database)
    const found = async (query: string, by = session) =>
      (await get(`?${query}`, by)).body.results.map(({ id }: { id: number }) => id)
    expect(await found(`search=${visitor.username.toUpperCase()}`)).toEqual([visitor.id])
    expect(await found(`search=${admin.username}&role=admin`)).toEqual([admin.id])
    expect(await found(`search=${admin.username}&role=visitor`)).toEqual([])
    expect(await found(`search=${visitor.username}&role=staff`)).toEqual([])
    expect(await found(`search=${visitor.username}`, boxOffice)).toEqual([visitor.id])
    expect(await found(`search=${admin.username}&role=staff`, boxOffice)).toEqual([])
    expect((await get(`${visitor.id}/`, boxOffice)).body).toMatchObject({ roles: [], sessions: [] })
    expect((await get(`${admin.id}/`, boxOffice)).status).toBe(404)
  })

  test('are exported as CSV as they are found, and those of staff not by the box office', async () => {
    const visitor = await addPerson(theatre.database)
    const lines = async (query: string, by = session) => {
      const { status, headers, body } = await get(`export.csv?${query}`, by)
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      return (body as string).trim().split('\r\n').slice(1)
    }
    const [own, ...others] = await lines(`search=${admin.username}`)
    expect([own, others]).toEqual([expect.stringMatching(/Verwaltung \(alles\)/), []])
    expect(await lines(`search=${admin.username}`, boxOffice)).toEqual([])
    expect(await lines(`search=${visitor.username}`, boxOffice)).toMatchObject([
      expect.stringContaining(`"${visitor.username}"`),
    ])
    expect((await get('export.csv?role=none')).status).toBe(400)
  })

  test('are invited by mail, and their owner chooses the password', async () => {
    const email = `neu-${randomUUID()}@theatre.example`
    const invitation = { email, first_name: 'Nora', last_name: 'Neu', role: 'editor' }
    const invited = await send('', { ...invitation, language: 'en' })
    expect([invited.status, invited.body]).toMatchObject([
      201,
      { username: email, name: 'Nora Neu', roles: ['editor'], is_invited: true },
    ])
    const again = await send(`${invited.body.id}/invite/`)
    expect(again.status).toBe(200)
    const tokens = await tokensFor(email)
    expect(tokens).toHaveLength(2)
    const visitor = await newBuyer(theatre)
    const redeem = (token: string) =>
      visitor.post(`/en/api/user/mail-links/${token}/redeem/`, { new_password: password })
    expect((await redeem(tokens[0]!)).body).toMatchObject({ is_logged_in: true, roles: ['editor'] })
    expect((await get(`${invited.body.id}/`)).body).toMatchObject({
      is_invited: false,
      sessions: [{ credential: 'mail' }],
    })
    expect(await isLoggedIn(await logIn(theatre, { username: email, password }))).toBe(true)
    expect((await send(`${invited.body.id}/invite/`)).status).toBe(400)
    expect(await send('', { ...invitation, language: 'de' })).toMatchObject({
      status: 400,
      body: { errors: { email: [expect.stringContaining('schon ein Konto')] } },
    })
  })

  test('are invited for a part of the page tree, and change nothing beside it', async () => {
    const { id: page } = await addPage(theatre.database, { paths: { de: 'teil' } })
    const below = await addPage(theatre.database, { paths: { de: 'teil/unten' }, parentId: page })
    const beside = await addPage(theatre.database, { paths: { de: 'daneben' } })
    const email = `teil-${randomUUID()}@theatre.example`
    const invitation = { email, first_name: 'Tea', last_name: 'Teil', language: 'de' }
    const refused = await send('', { ...invitation, role: 'box_office', page })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['page']])
    expect((await send('', { ...invitation, role: 'editor', page: 999_999 })).status).toBe(400)
    const invited = await send('', { ...invitation, role: 'publisher', page })
    expect(invited.body).toMatchObject({ grants: [{ role: 'publisher', page }] })

    const visitor = await newBuyer(theatre)
    const [token] = await tokensFor(email)
    await visitor.post(`/de/api/user/mail-links/${token!}/redeem/`, { new_password: password })
    const own = await logIn(theatre, { username: email, password })
    const change = async (id: number) =>
      (
        await own.send({
          url: `/de/pageeditor-api/pages/${id}/settings`,
          payload: { in_footer: true },
        })
      ).status
    expect([await change(page), await change(below.id)]).toEqual([200, 200])
    expect(await change(beside.id)).toBe(403)
    expect((await theatre.call({ url, headers: own.headers })).status).toBe(403)
  })

  test('get and lose roles; nobody takes away their own role of an admin', async () => {
    const person = await addPerson(theatre.database)
    const given = await send(`${person.id}/roles/`, { role: 'publisher' })
    expect(given.body).toMatchObject({ roles: ['publisher'], grants: [{ page: null }] })
    const [{ id }] = given.body.grants
    expect((await send(`${person.id}/roles/${id}/take/`)).body).toMatchObject({ roles: [] })
    const [own] = (await get(`${admin.id}/`)).body.grants
    expect(await send(`${admin.id}/roles/${own.id}/take/`)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('eigene Rolle') },
    })
  })

  test('are locked: sessions end, no way to log in is left, until they are unlocked', async () => {
    const person = await addPerson(theatre.database)
    const open = await logIn(theatre, person)
    expect((await send(`${person.id}/lock/`)).body).toMatchObject({ is_locked: true, sessions: [] })
    expect(await isLoggedIn(open)).toBe(false)
    const visitor = await newBuyer(theatre)
    const refused = await visitor.post('/de/api/user/login/', person)
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Dieses Konto ist gesperrt. Bitte wenden Sie sich an das Haus.',
    ])
    expect((await send(`${person.id}/unlock/`)).body).toMatchObject({ is_locked: false })
    expect(await isLoggedIn(await logIn(theatre, person))).toBe(true)
    expect((await send(`${admin.id}/lock/`)).status).toBe(400)
    expect(await isLoggedIn(session)).toBe(true)
  })

  test('of two admins who lock each other at once one stays', async () => {
    const grants = [{ role: 'admin' as const, pageId: null }]
    const people = [
      await addPerson(theatre.database, grants),
      await addPerson(theatre.database, grants),
    ] as const
    const sessions = [await logIn(theatre, people[0]), await logIn(theatre, people[1])]
    const statuses = await Promise.all(
      sessions.map(async (own, index) => {
        const { status } = await own.send({ url: `${url}${people[index === 0 ? 1 : 0].id}/lock/` })
        return status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
  })

  test('have sessions that an admin ends one by one', async () => {
    const person = await addPerson(theatre.database)
    const [telephone, laptop] = [await logIn(theatre, person), await logIn(theatre, person)]
    const { body } = await get(`${person.id}/`)
    expect(body.sessions).toMatchObject([{ is_current: false }, { is_current: false }])
    await send(`${person.id}/sessions/${body.sessions[1].id}/end/`)
    expect([await isLoggedIn(telephone), await isLoggedIn(laptop)]).toEqual([false, true])
    const ofOther = await send(`${admin.id}/sessions/${body.sessions[0].id}/end/`)
    expect(ofOther.status).toBe(404)
  })

  test('are named by number in the audit log', async () => {
    const email = `log-${randomUUID()}@theatre.example`
    const person = { email, first_name: 'Lore', last_name: 'Log', role: 'editor', language: 'de' }
    const { body } = await send('', person)
    await send(`${body.id}/lock/`)
    const entries = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(2)
    expect(entries).toMatchObject([
      { what: `account ${body.id}: locked`, operation: 'lockAccount' },
      { what: `account ${body.id}: invited as editor for the site`, operation: 'inviteAccount' },
    ])
  })
})

const tokensFor = async (address: string) =>
  (await mailsTo(theatre, address)).map((mail) => linksOf(mail).text[0]!.split('/').at(-1)!)
