import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const site = null
const newPassword = 'Sieben-Ziegen-im-Souffleurkasten'

const isLoggedIn = async ({ headers }: Session) =>
  (await theatre.call({ url: '/de/api/user-details/', headers })).body.is_logged_in as boolean
const sessionsOf = async ({ headers }: Session) =>
  (await theatre.call({ url: '/de/api/user/sessions/', headers })).body.sessions

describe('S-08: sessions', () => {
  test('are listed, and one of them can be ended from another', async () => {
    const person = await addPerson(theatre.database)
    const telephone = await logIn(theatre, person)
    const laptop = await logIn(theatre, person)
    const listed = await sessionsOf(laptop)
    expect(listed).toMatchObject([
      { is_current: true, credential: 'password' },
      { is_current: false },
    ])
    const url = `/de/api/user/sessions/${listed[1].id}/end/`
    expect((await laptop.send({ url })).body.sessions).toMatchObject([{ is_current: true }])
    expect([await isLoggedIn(telephone), await isLoggedIn(laptop)]).toEqual([false, true])
  })

  test('X-09: of somebody else cannot be ended', async () => {
    const owner = await logIn(theatre, await addPerson(theatre.database))
    const other = await logIn(theatre, await addPerson(theatre.database))
    const [{ id }] = await sessionsOf(owner)
    expect((await other.send({ url: `/de/api/user/sessions/${id}/end/` })).status).toBe(404)
    expect(await isLoggedIn(owner)).toBe(true)
  })

  test('all end with a log-out everywhere', async () => {
    const person = await addPerson(theatre.database)
    const all = [await logIn(theatre, person), await logIn(theatre, person)]
    const other = await logIn(theatre, await addPerson(theatre.database))
    const { body } = await all[0]!.send({ url: '/de/api/user/logout-everywhere/' })
    expect(body).toMatchObject({ is_logged_in: false, username: null })
    expect(await Promise.all([...all, other].map(isLoggedIn))).toEqual([false, false, true])
  })

  test('X-09: a log-in begins a new session, so that a planted one is of no use', async () => {
    const person = await addPerson(theatre.database)
    const planted = await logIn(theatre, person)
    const { headers } = await planted.send({ url: '/de/api/user/login/', payload: person })
    expect(String(headers['set-cookie'])).toContain('sessionid=')
    expect(await isLoggedIn(planted)).toBe(false)
  })
})

describe('X-09: the password', () => {
  const change = (session: Session, current: string, wanted: string) =>
    session.send({
      url: '/de/api/user/password/',
      payload: { current_password: current, new_password: wanted },
    })

  test('is changed with the current one; all other sessions end', async () => {
    const person = await addPerson(theatre.database)
    const elsewhere = await logIn(theatre, person)
    const here = await logIn(theatre, person)
    const changed = await change(here, person.password, newPassword)
    expect(changed.status).toBe(200)
    expect(changed.body.sessions).toMatchObject([{ is_current: true }])
    // The cookie of before the change is one of the other sessions.
    expect([await isLoggedIn(elsewhere), await isLoggedIn(here)]).toEqual([false, false])
    await expect(logIn(theatre, person)).rejects.toThrow('400')
    expect(await isLoggedIn(await logIn(theatre, { ...person, password: newPassword }))).toBe(true)
  })

  test.each([
    ['the current one is wrong', 'falsch', newPassword, 'current_password'],
    ['the new one is short', undefined, 'kurz', 'new_password'],
    ['the new one is one letter', undefined, 'aaaaaaaaaaaaaaaaaaaa', 'new_password'],
    ['the new one is the current one', undefined, undefined, 'new_password'],
  ])('stays as it is if %s', async (_, current, wanted, field) => {
    const person = await addPerson(theatre.database)
    const session = await logIn(theatre, person)
    const { password } = person
    const { status, body } = await change(session, current ?? password, wanted ?? password)
    expect([status, body]).toMatchObject([
      400,
      { detail: expect.any(String), field_errors: [{ field, message: expect.any(String) }] },
    ])
    expect(await isLoggedIn(session)).toBe(true)
    expect(await isLoggedIn(await logIn(theatre, person))).toBe(true)
  })

  test('cannot be guessed by whoever finds an open session', async () => {
    const person = await addPerson(theatre.database)
    const session = await logIn(theatre, person)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await change(session, `falsch-${attempt}`, newPassword)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('X-09: roles', () => {
  const grant = (admin: Session, id: number, payload: object) =>
    admin.send({ url: `/de/api/accounts/${id}/roles/`, payload })

  test('are given by admins, and gone with the next call when taken away', async () => {
    const admin = await logIn(
      theatre,
      await addPerson(theatre.database, [{ role: 'admin', pageId: site }]),
    )
    const person = await addPerson(theatre.database)
    const session = await logIn(theatre, person)
    const page = await addPage(theatre.database, { paths: { de: 'rollen' } })
    const drafts = { url: `/de/pageeditor-api/document/${page.slug}`, headers: session.headers }
    expect((await theatre.call(drafts)).status).toBe(403)

    const given = await grant(admin, person.id, { role: 'editor', page: page.id })
    expect(given.body.grants).toMatchObject([{ role: 'editor', page: page.id, source: 'staff' }])
    expect((await theatre.call(drafts)).status).toBe(200)
    const again = await grant(admin, person.id, { role: 'editor', page: page.id })
    expect(again.body.grants).toHaveLength(1)

    const url = `/de/api/accounts/${person.id}/roles/${given.body.grants[0].id}/revoke/`
    expect((await admin.send({ url })).body.grants).toEqual([])
    expect((await theatre.call(drafts)).status).toBe(403)
    const { rows } = await theatre.database.execute(
      sql`select operation from audit where what like ${`account ${person.id}: %`} order by id`,
    )
    expect(rows).toEqual([
      { operation: 'grantRole' },
      { operation: 'grantRole' },
      { operation: 'revokeRole' },
    ])
  })

  test('are refused where they make no sense', async () => {
    const own = await addPerson(theatre.database, [{ role: 'admin', pageId: site }])
    const admin = await logIn(theatre, own)
    const person = await addPerson(theatre.database)
    const { id: pageId } = await addPage(theatre.database, { paths: { de: 'rollen-kassa' } })
    expect(await grant(admin, person.id, { role: 'box_office', page: pageId })).toMatchObject({
      status: 400,
      body: { errors: { page: ['Diese Rolle gilt nur für die ganze Website.'] } },
    })
    expect((await grant(admin, person.id, { role: 'editor', page: 999_999_999 })).status).toBe(400)
    expect((await grant(admin, 999_999_999, { role: 'editor' })).status).toBe(404)
    const { body } = await theatre.call({ url: '/de/api/accounts/', headers: admin.headers })
    const mine = body.find(({ id }: { id: number }) => id === own.id)
    const url = `/de/api/accounts/${own.id}/roles/${mine.grants[0].id}/revoke/`
    expect((await admin.send({ url })).status).toBe(400)
  })

  test('follow a page that moves in the tree', async () => {
    const top = await addPage(theatre.database, { paths: { de: 'rollen-oben' } })
    const page = await addPage(theatre.database, {
      paths: { de: 'rollen-unten' },
      parentId: top.id,
      isOnline: false,
    })
    const person = await addPerson(theatre.database, [{ role: 'editor', pageId: top.id }])
    const { headers } = await logIn(theatre, person)
    const read = () => theatre.call({ url: '/de/pageeditor-api/page/rollen-unten', headers })
    expect((await read()).status).toBe(200)
    await theatre.database.execute(sql`update page set parent_id = null where id = ${page.id}`)
    expect((await read()).status).toBe(404)
  })

  test('are of the account that an admin has added', async () => {
    const admin = await logIn(
      theatre,
      await addPerson(theatre.database, [{ role: 'admin', pageId: site }]),
    )
    const payload = { username: 'neu', email: 'neu@theatre.example', password: newPassword }
    const added = await admin.send({ url: '/de/api/accounts/', payload })
    expect([added.status, added.body]).toMatchObject([201, { username: 'neu', grants: [] }])
    expect(await isLoggedIn(await logIn(theatre, payload))).toBe(true)
    expect(await admin.send({ url: '/de/api/accounts/', payload })).toMatchObject({
      status: 400,
      body: { errors: { username: ['Diesen Benutzernamen gibt es schon.'] } },
    })
  })
})
