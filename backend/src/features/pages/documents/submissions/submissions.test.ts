import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { changeOf } from '#test/documents/operations.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let count = 0

/** A changed draft, its editor, a publisher for the page and one for another page. */
async function startSubmission() {
  const name = `einreichen-${++count}`
  const page = await addPage(theatre.database, {
    paths: { de: name },
    title: { de: 'Der Spielplan' },
    modules: [{ kind: 'headline', content: 'Der Anfang' }],
  })
  const other = await addPage(theatre.database, { paths: { de: `${name}-anderswo` } })
  const add = (role: 'editor' | 'publisher', pageId: number) =>
    addPerson(theatre.database, [{ role, pageId }])
  const people = {
    editor: await add('editor', page.id),
    publisher: await add('publisher', page.id),
    stranger: await add('publisher', other.id),
  }
  const editor = await logIn(theatre, people.editor)
  const publisher = await logIn(theatre, people.publisher)
  const stranger = await logIn(theatre, people.stranger)
  const path = `/de/pageeditor-api/document/${page.slug}`
  const { body } = await theatre.call({ url: path, headers: editor.headers })
  const [headline] = Object.keys(body.modules)
  const operation = changeOf(headline!, 'content', { before: 'Der Anfang', after: 'Neu' })
  const change = () =>
    editor.send({ url: `${path}/operations`, payload: { since: 0, operations: [operation] } })
  return { name, path, people, editor, publisher, stranger, change }
}

const mailsTo = async (username: string) => {
  const { rows } = await theatre.database.execute<{ content: string }>(
    sql`select content from queued_mail where content like ${`%"${username}@theatre.example"%`} order by id`,
  )
  return rows.map(({ content }) => JSON.parse(content) as { subject: string; text: string })
}

describe('E-09, X-09: submitting for publishing', () => {
  test('an editor submits, the publisher of that part gets one mail and publishes', async () => {
    const { name, path, people, editor, publisher, stranger, change } = await startSubmission()
    await change()
    expect((await editor.send({ url: `${path}/publish`, payload: {} })).status).toBe(403)

    const submitted = await editor.send({
      url: `${path}/submit`,
      payload: { note: 'Bitte!\nDanke' },
    })
    expect([submitted.status, submitted.body]).toMatchObject([
      200,
      { state: 'submitted', note: 'Bitte!\nDanke', author: 'Pia Probe', reviewer: null },
    ])
    await editor.send({ url: `${path}/submit`, payload: { note: 'Bitte!' } })
    const mails = await mailsTo(people.publisher.username)
    expect(mails).toMatchObject([{ subject: 'Zur Veröffentlichung: „Der Spielplan“' }])
    expect(mails[0]!.text).toContain('> Bitte!\n> Danke')
    expect(await mailsTo(people.stranger.username)).toEqual([])
    expect(await mailsTo(people.editor.username)).toEqual([])

    const list = async ({ headers }: typeof publisher) =>
      (await theatre.call({ url: '/de/pageeditor-api/submissions', headers })).body
    expect(await list(publisher)).toMatchObject([{ title: 'Der Spielplan', note: 'Bitte!' }])
    expect(await list(stranger)).toEqual([])

    expect((await publisher.send({ url: `${path}/publish`, payload: {} })).status).toBe(200)
    expect(await list(publisher)).toEqual([])
    const shown = await theatre.call(`/de/pageeditor-api/page/${name}`)
    expect(shown.body.modules).toMatchObject([{ content: 'Neu' }])
    const state = await theatre.call({ url: `${path}/submission`, headers: editor.headers })
    expect(state.body).toMatchObject({ state: 'draft', submitted_at: null })
  })

  test('a publisher returns it with a note, and the editor submits it again', async () => {
    const { path, people, editor, publisher, stranger, change } = await startSubmission()
    await change()
    await editor.send({ url: `${path}/submit`, payload: {} })
    const payload = { note: 'Der Titel fehlt.' }
    expect((await editor.send({ url: `${path}/return`, payload })).status).toBe(403)
    expect((await stranger.send({ url: `${path}/return`, payload })).status).toBe(403)
    expect((await publisher.send({ url: `${path}/return`, payload: {} })).status).toBe(400)
    const returned = await publisher.send({ url: `${path}/return`, payload })
    expect(returned.body).toMatchObject({
      state: 'returned',
      review_note: 'Der Titel fehlt.',
      reviewer: 'Pia Probe',
    })
    const [mail] = await mailsTo(people.editor.username)
    expect(mail!.text).toContain('> Der Titel fehlt.')
    expect((await publisher.send({ url: `${path}/return`, payload })).status).toBe(400)

    const again = await editor.send({ url: `${path}/submit`, payload: {} })
    expect(again.body).toMatchObject({ state: 'submitted', review_note: '', reviewer: null })
    expect(await mailsTo(people.publisher.username)).toHaveLength(2)
  })

  test('a draft without changes is not submitted', async () => {
    const { path, editor, change } = await startSubmission()
    expect(await editor.send({ url: `${path}/submit`, payload: {} })).toMatchObject({
      status: 400,
      body: { detail: 'Seit der letzten Veröffentlichung hat sich nichts geändert.' },
    })
    await change()
    expect((await editor.send({ url: `${path}/submit`, payload: {} })).status).toBe(200)
  })

  test('what does not exist cannot be submitted', async () => {
    const { headers: _, send } = await logIn(theatre, {
      username: 'redaktion',
      password: 'Vorhang-auf-2026',
    })
    const url = '/de/pageeditor-api/document/page-999999/submit'
    expect((await send({ url, payload: {} })).status).toBe(404)
  })
})
