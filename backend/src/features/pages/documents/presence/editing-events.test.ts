import { randomUUID } from 'node:crypto'
import { editingEventsPath } from '@foyer/schema/rest/editing-events.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { addPage } from '#test/add-page.ts'
import { addOf } from '#test/documents/operations.ts'
import { followEditing } from '#test/documents/follow-editing.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { startOrigin, type Origin } from '#test/start-origin.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { deleteExpiredEditors } from './editor-store.ts'

const theatre = useTheatre()
let origin: Origin
let count = 0

beforeAll(async () => {
  origin = await startOrigin(theatre.url)
})
afterAll(() => origin?.stop())

/** A page, and two editors who are responsible for it alone. */
async function startPage() {
  const page = await addPage(theatre.database, {
    paths: { de: `zugleich-${++count}` },
    title: { de: 'Zugleich' },
    modules: [{ kind: 'headline', content: 'Der Anfang' }],
  })
  const add = () => addPerson(theatre.database, [{ role: 'editor', pageId: page.id }])
  const people = [await add(), await add()] as const
  const sessions = [await logIn(theatre, people[0]), await logIn(theatre, people[1])] as const
  const url = `/de/pageeditor-api/document/${page.slug}`
  const announce = (session: Session, editorId: string, focus: object = {}) =>
    session.send({ url: `${url}/editors`, payload: { editor_id: editorId, ...focus } })
  const leave = (session: Session, editorId: string) =>
    session.send({ url: `${url}/editors/leave`, payload: { editor_id: editorId } })
  const editors = async ({ headers }: Session) =>
    (await theatre.call({ url: `${url}/editors`, headers })).body
  const apply = (session: Session) => {
    const operations = [addOf('headline', { content: 'Neu' })]
    return session.send({ url: `${url}/operations`, payload: { since: 0, operations } })
  }
  return { page, people, sessions, url, announce, leave, editors, apply }
}

const watch = ({ headers }: Session) => followEditing(origin.url, headers)

describe('E-10: who else has a document open', () => {
  test('is listed with the focus, until the editor is closed', async () => {
    const { sessions, announce, leave, editors } = await startPage()
    const [anna, berta] = sessions
    const [one, other, moduleId] = [randomUUID(), randomUUID(), randomUUID()]
    await announce(anna, one)
    const { status, body } = await announce(berta, other, { module_id: moduleId, field: 'content' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: 0,
      editors: [
        { editor_id: one, name: 'Pia Probe', is_own: false, module_id: null, field: null },
        { editor_id: other, is_own: true, module_id: moduleId, field: 'content' },
      ],
    })
    expect(await editors(anna)).toMatchObject([{ is_own: true }, { is_own: false }])
    await leave(berta, other)
    expect(await editors(anna)).toMatchObject([{ editor_id: one }])
  })

  test('ends by itself, and with the session', async () => {
    const { sessions, announce, editors } = await startPage()
    const [anna, berta] = sessions
    await announce(anna, randomUUID())
    await announce(berta, randomUUID())
    await berta.send({ url: '/de/api/user/logout-everywhere/' })
    expect(await editors(anna)).toHaveLength(1)
    await theatre.database.execute(sql`update document_editor set expires_at = now()`)
    expect(await editors(anna)).toEqual([])
    await deleteExpiredEditors(theatre.database)
    const { rows } = await theatre.database.execute(sql`select from document_editor`)
    expect(rows).toEqual([])
  })

  test('X-09: nobody can speak for the editor of somebody else', async () => {
    const { sessions, announce, leave, editors } = await startPage()
    const [anna, berta] = sessions
    const editorId = randomUUID()
    await announce(anna, editorId, { field: 'content' })
    await announce(berta, editorId, { field: 'variant' })
    await leave(berta, editorId)
    expect(await editors(anna)).toMatchObject([{ is_own: true, field: 'content' }])
  })

  test('is bounded for each session', async () => {
    const { sessions, announce, editors } = await startPage()
    for (let tab = 0; tab < 55; tab += 1) await announce(sessions[0], randomUUID())
    expect(await editors(sessions[0])).toHaveLength(50)
  })
})

describe('E-10: the events of editors', () => {
  test('tell at once who comes, where they are, what they change and that they leave, across origins', async () => {
    const { page, sessions, announce, leave, apply } = await startPage()
    const [anna, berta] = sessions
    const events = await watch(anna)
    await announce(anna, randomUUID())
    expect(await events.next()).toMatchObject({
      name: 'document',
      data: { slug: page.slug, locale: 'de', number: 0, editors: [{ is_own: true }] },
    })
    const editorId = randomUUID()
    await announce(berta, editorId)
    expect(await events.next()).toMatchObject({ data: { editors: [{}, { is_own: false }] } })
    await announce(berta, editorId, { field: 'content' })
    expect(await events.next()).toMatchObject({ data: { editors: [{}, { field: 'content' }] } })
    expect((await apply(berta)).status).toBe(200)
    expect(await events.next()).toMatchObject({ data: { number: 1 } })
    await leave(berta, editorId)
    expect(await events.next()).toMatchObject({ data: { editors: [{ is_own: true }] } })
    await events.close()
  })

  test('tell that an announcement has expired, without anybody saying so', async () => {
    const { sessions, announce } = await startPage()
    const [anna, berta] = sessions
    const editorId = randomUUID()
    await announce(anna, randomUUID())
    await announce(berta, editorId)
    const events = await watch(anna)
    expect(await events.next()).toMatchObject({ data: { editors: [{}, {}] } })
    await theatre.database.execute(
      sql`update document_editor set expires_at = now() + interval '1 second', field = 'a' where editor_id = ${editorId}`,
    )
    expect(await events.next()).toMatchObject({ data: { editors: [{}, { field: 'a' }] } })
    expect(await events.next()).toMatchObject({ data: { editors: [{ is_own: true }] } })
    await events.close()
  })

  test('tell nothing of documents that the session has not open', async () => {
    const { sessions, announce } = await startPage()
    const other = await startPage()
    const events = await watch(sessions[0])
    await other.announce(other.sessions[0], randomUUID())
    await other.apply(other.sessions[0])
    await announce(sessions[0], randomUUID())
    expect(await events.next()).toMatchObject({ data: { editors: [{ is_own: true }] } })
    await events.close()
  })

  test('X-09: end with the right to the document', async () => {
    const { page, people, sessions, announce, editors } = await startPage()
    const [anna, berta] = sessions
    // A role for another page remains, and with it the stream.
    const elsewhere = await addPage(theatre.database, { paths: { de: `anderswo-${count}` } })
    await theatre.database.execute(
      sql`insert into role_grant (account_id, role, page_id) values (${people[0].id}, 'editor', ${elsewhere.id})`,
    )
    await announce(anna, randomUUID())
    const events = await watch(anna)
    expect(await events.next()).toMatchObject({ name: 'document' })
    await theatre.database.execute(
      sql`delete from role_grant where account_id = ${people[0].id} and page_id = ${page.id}`,
    )
    expect(await events.next()).toEqual({
      name: 'closed',
      data: { slug: page.slug, locale: 'de' },
    })
    expect(await editors(berta)).toEqual([])
    expect((await announce(anna, randomUUID())).status).toBe(403)
    await events.close()
  })

  test.each([
    ['the last role', 'delete from role_grant where account_id = $1'],
    ['the session', 'delete from session where account_id = $1'],
    ['the account', 'delete from account where id = $1'],
  ])('X-09: end with %s, whoever ends it', async (_, statement) => {
    const { people, sessions, announce } = await startPage()
    await announce(sessions[0], randomUUID())
    const events = await watch(sessions[0])
    expect(await events.next()).toMatchObject({ name: 'document' })
    await theatre.database.$client.query(statement, [people[0].id])
    expect(await events.next()).toEqual({ name: 'end', data: {} })
    await events.ended()
  })

  test('X-09: are for editors only', async () => {
    const visitor = await logIn(theatre, await addPerson(theatre.database))
    const url = editingEventsPath
    const ask = async (headers: Record<string, string> = {}) =>
      (await theatre.call({ url, headers })).status
    expect([await ask(), await ask(visitor.headers)]).toEqual([401, 403])
  })

  test('go on when the origin loses its database connection', async () => {
    const { sessions, announce } = await startPage()
    await announce(sessions[0], randomUUID())
    const events = await watch(sessions[0])
    await events.next()
    await theatre.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer-editing' and datname = current_database()`,
    )
    await announce(sessions[1], randomUUID())
    expect(await events.next()).toMatchObject({ data: { editors: [{}, {}] } })
    await events.close()
  })

  test('end when the origin stops', async () => {
    const another = await startOrigin(theatre.url)
    const { sessions, announce } = await startPage()
    await announce(sessions[0], randomUUID())
    const events = await followEditing(another.url, sessions[0].headers)
    expect(await events.next()).toMatchObject({ name: 'document' })
    await Promise.all([another.stop(), events.ended()])
  })
})
