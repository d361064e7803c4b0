import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { page as pages } from '#database/tables/pages.ts'
import { logIn } from '#test/log-in.ts'
import { addPage } from '#test/add-page.ts'
import {
  applyTo,
  count,
  draftOf,
  editor,
  publishDraft,
  shown,
  siteUrl,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'

useDocuments()

const url = (path: string) => `/de/admin-api/${path}/`
const send = (path: string, payload: object = {}) => editor.send({ url: url(path), payload })
const remove = (path: string) => editor.send({ method: 'DELETE', url: url(path) })
const get = (path: string) => theatre.call({ url: url(path), headers: editor.headers })
const add = async (resource: string, row: object): Promise<number> =>
  (await send(resource, row)).body.id

const linkTo = (target: string) => ({
  link_text: 'Zum Formular',
  link: target,
  extra_class: 'button',
})
const textWith = (link: string) => [
  { type: 'paragraph' as const, children: [{ text: 'Bitte ' }, { text: 'ausfüllen', link }] },
]
const addForm = (title: string) =>
  add('forms', { title: { de: title }, fields: [{ kind: 'text', label: { de: 'Name' } }] })

const linksOf = async (key: Awaited<ReturnType<typeof startPage>>) =>
  JSON.stringify(modulesInOrder(await draftOf(key)).map(({ fields }) => fields))

test('X-12, E-08 a form that pages lead to is replaced in what is published and in drafts, and deleted, in one change', async () => {
  const [old, next] = [await addForm('Alte Anmeldung'), await addForm('Neue Anmeldung')]
  const published = await startPage()
  const path = `dokument-${count}`
  await applyTo(published, [
    addOf('link', linkTo(`form:${old}#unten`), { position: 4 }),
    addOf('text', { content: textWith(`/de/forms/alte-anmeldung/${old}`) }, { position: 5 }),
  ])
  expect(await publishDraft(published)).toMatchObject({ ok: true })
  await applyTo(published, [addOf('link', linkTo(`form:${old}`), { position: 6 })])
  const before = await shown()
  const drafted = await startPage()
  await applyTo(drafted, [addOf('link', linkTo(`form:${old}`), { position: 4 })])
  const entry = await addPage(theatre.database, {
    paths: { de: 'menue-zum-formular' },
    title: { de: 'Anmelden' },
    linkUrl: { de: `form:${old}` },
  })

  const refused = await remove(`forms/${old}`)
  expect([refused.status, refused.body.uses.map((use: { label: string }) => use.label)]).toEqual([
    409,
    [`/de/${path}`, '/de/menue-zum-formular', `/de/dokument-${count}`],
  ])
  expect((await send(`forms/${old}/replace`, { by: old })).status).toBe(400)
  expect((await send(`forms/${old}/replace`, { by: next })).body).toEqual({ id: old })

  expect((await get(`forms/${old}`)).status).toBe(404)
  const all = [await linksOf(published), await linksOf(drafted)].join()
  expect(all).not.toMatch(new RegExp(`form:${old}|/${old}\\b`))
  expect(all.match(new RegExp(`form:${next}`, 'g'))).toHaveLength(4)
  expect(all).toContain(`form:${next}#unten`)
  expect(JSON.stringify(before)).toContain(`alte-anmeldung/${old}`)
  const page = await theatre.call(`/de/pageeditor-api/page/${path}`)
  expect(JSON.stringify(page.body)).toContain(`/neue-anmeldung/${next}`)
  expect(JSON.stringify(page.body)).not.toContain(`alte-anmeldung`)
  const [menu] = await theatre.database.select().from(pages).where(eq(pages.id, entry.id))
  expect(menu).toMatchObject({ linkUrl: { de: `form:${next}` } })
  const entries = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(entries[0]).toMatchObject({ operation: 'replaceFormResource' })
  expect(entries[0]!.what).toContain(`de: form ${old} replaced by ${next}`)
  expect(entries[0]!.what).toContain(`forms ${old}: deleted`)
})

test('X-12 what cannot be replaced keeps the row, and then nothing is changed', async () => {
  const [old, next] = [await addForm('Mit Einträgen'), await addForm('Ohne Einträge')]
  const page = await startPage()
  await applyTo(page, [addOf('link', linkTo(`form:${old}`), { position: 4 })])
  const entry = { form: old, field_values: { name: 'Ida' } }
  const visitor = await logIn(theatre)
  expect((await visitor.send({ url: '/de/api/forms-entries/', payload: entry })).status).toBe(200)
  const refused = await send(`forms/${old}/replace`, { by: next })
  expect([refused.status, refused.body.uses]).toEqual([
    409,
    [{ type: 'form-entries', id: old, label: '1' }],
  ])
  expect(await linksOf(page)).toContain(`form:${old}`)
  expect((await get(`forms/${old}`)).status).toBe(200)
})

test('X-12 a genre is replaced in productions and in modules, and a venue in halls and dates', async () => {
  const [old, next] = [
    await add('genres', { name: { de: 'Singspiel' } }),
    await add('genres', { name: { de: 'Operette' } }),
  ]
  const production = await add('productions', { title: { de: 'Die Müllerin' }, genre: old })
  const page = await startPage()
  await applyTo(page, [addOf('highlight-teasers', { categories: [next, old] }, { position: 4 })])
  expect((await remove(`genres/${old}`)).body.uses).toMatchObject([
    { type: 'production', id: production, label: 'Die Müllerin' },
    { type: 'page', label: expect.stringMatching(/^\/de\/dokument-/) },
  ])
  expect((await send(`genres/${old}/replace`, { by: next })).status).toBe(200)
  expect((await get(`productions/${production}`)).body).toMatchObject({ genre: next })
  expect(await linksOf(page)).toContain(`"categories":[${next}]`)

  const venues = [
    await add('venues', { name: { de: 'Altes Kino' }, city: 'Linz' }),
    await add('venues', { name: { de: 'Neues Kino' }, city: 'Linz' }),
  ] as const
  const room = await add('rooms', { venue: venues[0], name: { de: 'Kinosaal' } })
  const event = await add('events', {
    title: { de: 'Stummfilm' },
    day: '2031-03-05',
    venue: venues[0],
    room,
  })
  expect((await send(`venues/${venues[0]}/replace`, { by: venues[1] })).status).toBe(200)
  expect((await get(`rooms/${room}`)).body).toMatchObject({ venue: venues[1] })
  expect((await get(`events/${event}`)).body).toMatchObject({ venue: venues[1], room })
})

test('X-12 a venue whose address stands in a teaser, a redirect and a text is used there, and replaced there with what follows its number', async () => {
  const [old, next, offline] = [
    await add('venues', { name: { de: 'Altes Kino' }, city: 'Linz' }),
    await add('venues', { name: { de: 'Neues Kino', en: 'New cinema' }, city: 'Linz' }),
    await add('venues', { name: { de: 'Kino' }, city: 'Linz' }),
  ]
  const link = { de: `/de/venues/altes-kino/${old}?x=1#anfahrt`, en: '/en/venues/x/777' }
  const teaser = await add('teasers', {
    name: 'Kinotag',
    day: '2031-03-05',
    headline: { de: 'Film ab' },
    link,
  })
  const redirect = await add('redirects', {
    locale: 'de',
    old_path: `/de/kino-${old}`,
    new_path: `/de/venues/altes-kino/${old}`,
  })
  const textWithLinks = (to: string) =>
    `<p><a href="${to}">Kino</a> und <a href="/de/venues/altes-kino/${old}0">anderes</a></p>`
  const production = await add('productions', {
    title: { de: 'Stummfilm' },
    description: { de: textWithLinks(`/en/venues/altes-kino/${old}`) },
  })
  const refused = await remove(`venues/${old}`)
  expect([refused.status, refused.body.uses]).toEqual([
    409,
    [
      { type: 'production', id: production, label: 'Stummfilm' },
      { type: 'redirects', id: redirect, label: expect.stringContaining(`/de/kino-${old}`) },
      { type: 'teasers', id: teaser, label: 'Kinotag Film ab' },
    ],
  ])
  expect((await send(`venues/${old}/replace`, { by: next })).status).toBe(200)
  expect((await get(`teasers/${teaser}`)).body.link).toEqual({
    de: `/de/venues/neues-kino/${next}?x=1#anfahrt`,
    en: '/en/venues/x/777',
  })
  expect((await get(`redirects/${redirect}`)).body).toMatchObject({
    new_path: `/de/venues/neues-kino/${next}`,
  })
  const { description } = (await get(`productions/${production}`)).body
  expect(description.de).toContain(textWithLinks(`/en/venues/new-cinema/${next}`))
  expect((await remove(`venues/${offline}`)).status).toBe(200)
})

test('X-12 a venue that the footer and a teaser name with the host of the site is used there, and replaced there', async () => {
  const [old, next] = [
    await add('venues', { name: { de: 'Alte Mühle' }, city: 'Linz' }),
    await add('venues', { name: { de: 'Neue Mühle' }, city: 'Linz' }),
  ]
  const settings = async () => (await get('site-settings/1')).body
  const { html_footer_top: footer } = await settings()
  const footerTo = (to: string) =>
    `<p><a href="${to}">Mühle</a> <a href="https://example.org/de/venues/alte-muehle/${old}">andere</a></p>`
  const change = (html: string) =>
    editor.send({
      method: 'PATCH',
      url: url('site-settings/1'),
      payload: { html_footer_top: html },
    })
  expect((await change(footerTo(`/de/venues/alte-muehle/${old}`))).status).toBe(200)
  const teaser = await add('teasers', {
    name: 'Mühlentag',
    day: '2031-03-05',
    headline: { de: 'Offen' },
    link: { de: `${siteUrl}/de/venues/alte-muehle/${old}#anfahrt` },
  })
  const refused = await remove(`venues/${old}`)
  expect([refused.status, refused.body.uses]).toEqual([
    409,
    [
      { type: 'teasers', id: teaser, label: 'Mühlentag Offen' },
      { type: 'site-settings', id: 1, label: '' },
    ],
  ])
  expect((await send(`venues/${old}/replace`, { by: next })).status).toBe(200)
  expect((await get(`teasers/${teaser}`)).body.link.de).toBe(
    `${siteUrl}/de/venues/neue-muehle/${next}#anfahrt`,
  )
  const replaced = (await settings()).html_footer_top
  expect(replaced).toContain(`href="/de/venues/neue-muehle/${next}"`)
  expect(replaced).toContain(`example.org/de/venues/alte-muehle/${old}"`)
  const { body: history } = await get('site-settings/1/history')
  expect(history.results[0].fields).toMatchObject([{ field: 'html_footer_top' }])
  await change(footer)
})
