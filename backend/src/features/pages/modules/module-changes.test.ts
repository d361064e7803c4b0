import { findModule, isPresent, modulesInOrder } from '@foyer/schema/documents/document.ts'
import { describe, expect, test } from 'vitest'
import {
  applyTo,
  draftOf,
  editor,
  page,
  publishDraft,
  shown,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'

useDocuments()

const urlOf = (kind: string, index: number, locale = 'de') =>
  `/${locale}/pageeditor-api/${kind}/${page.moduleIds[index]}/`

/** A new page with a draft whose headline is not the published one. */
async function startDraft() {
  const key = await startPage()
  const [headline, faq] = modulesInOrder(await draftOf(key))
  const change = changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Im Entwurf' })
  await applyTo(key, [change])
  return { key, headline: headline!.id, faq: faq!.id }
}

describe('X-10: a call of a kind changes what is published and is merged into the draft', () => {
  test('PATCH of a field that the draft has changed is reported, and neither text is lost', async () => {
    const { key, headline } = await startDraft()
    const payload = { content: 'Sofort', preline: 'Auch' }
    const url = urlOf('headline', 0)
    const { status, headers } = await editor.send({ method: 'PATCH', url, payload })
    expect([status, headers['draft-conflicts']]).toEqual([200, `${headline}/content`])
    expect(await shown()).toMatchObject({ modules: [{ content: 'Sofort', preline: 'Auch' }, {}] })
    const draft = await draftOf(key)
    expect(findModule(draft, headline)!.fields).toMatchObject({
      content: 'Im Entwurf',
      preline: 'Auch',
    })
    const differences = await theatre.call({
      url: `/de/pageeditor-api/document/${key.slug}/differences`,
      headers: editor.headers,
    })
    expect(differences.body).toMatchObject([
      { module: headline, path: ['content'], before: 'Sofort', after: 'Im Entwurf' },
    ])
  })

  test('E-06: DELETE of a module that the draft has changed keeps it there, and its number', async () => {
    const { key, headline, faq } = await startDraft()
    const deleted = await editor.send({ method: 'DELETE', url: urlOf('headline', 0) })
    expect([deleted.status, deleted.headers['draft-conflicts']]).toEqual([200, headline])
    const other = await editor.send({ method: 'DELETE', url: urlOf('faq', 1) })
    expect([other.status, other.headers['draft-conflicts']]).toEqual([200, undefined])
    expect(await shown()).toMatchObject({ modules: [] })
    const draft = await draftOf(key)
    expect([isPresent(draft, headline), isPresent(draft, faq)]).toEqual([true, false])
    await publishDraft(key)
    expect(await shown()).toMatchObject({
      modules: [{ id: page.moduleIds[0], content: 'Im Entwurf' }],
    })
  })

  test('E-06: a section is deleted with what is in it', async () => {
    const { slug } = await startPage()
    const create = (kind: string, values: object) =>
      editor.send({ url: `/de/pageeditor-api/${kind}`, payload: { slug, ...values } })
    const section = await create('section', {})
    const parent = section.body.id
    expect((await create('quote', { content: 'Innen', parent, column: 0 })).status).toBe(201)
    const url = `/de/pageeditor-api/section/${parent}/`
    expect((await editor.send({ method: 'DELETE', url })).status).toBe(200)
    expect(await shown()).toMatchObject({ modules: [{ type: 'headline' }, { type: 'faq' }] })
    expect(modulesInOrder(await draftOf({ slug, locale: 'de' }))).toHaveLength(2)
  })

  test('E-04: invalid values are refused by field, others are left alone', async () => {
    await startPage()
    const url = urlOf('headline', 0)
    const payload = { content: '', headline_level: 9 }
    const { status, body } = await editor.send({ method: 'PATCH', url, payload })
    const fields = body.problems.map(({ field }: { field: string }) => field)
    expect([status, fields.toSorted()]).toEqual([400, ['content', 'headline_level']])
    expect(await shown()).toMatchObject({ modules: [{ content: 'Der Anfang', revision: 1 }, {}] })
  })

  test('X-10: a repeated request with its idempotency key has one effect, another one with it none', async () => {
    const { slug } = await startPage()
    const request = { url: '/de/pageeditor-api/quote', payload: { slug, content: 'Einmal' } }
    const added = await Promise.all([1, 2, 3].map(() => editor.send(request, `add ${slug}`)))
    expect(added.map(({ status, body }) => [status, body.id ?? body.detail])).toEqual(
      added.map(() => [201, added[0]!.body.id]),
    )
    expect(await shown()).toMatchObject({ modules: [{}, {}, { content: 'Einmal' }] })
    const payload = { slug, content: 'Anders' }
    expect(await editor.send({ ...request, payload }, `add ${slug}`)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('Schlüssel') },
    })
    const removal = { method: 'DELETE', url: urlOf('headline', 0) } as const
    for (const _ of [1, 2]) {
      expect((await editor.send(removal, `delete ${slug}`)).status).toBe(200)
    }
    expect((await editor.send(removal)).status).toBe(410)
    expect((await editor.send(removal, 'x'.repeat(201))).status).toBe(400)
  })

  test('a refused request can be repeated with its key', async () => {
    await startPage()
    const url = urlOf('headline', 0)
    const patch = { method: 'PATCH', url, payload: { content: 'Neu', revision: 2 } } as const
    expect((await editor.send(patch, url)).status).toBe(409)
    const others = { method: 'PATCH', url, payload: { preline: 'Zuvor' } } as const
    expect((await editor.send(others)).status).toBe(200)
    expect(await editor.send(patch, url)).toMatchObject({ status: 200, body: { content: 'Neu' } })
  })

  test('a module of another kind or language is not found', async () => {
    await startPage()
    for (const url of [urlOf('quote', 0), urlOf('headline', 0, 'en')]) {
      expect((await editor.send({ method: 'DELETE', url })).status).toBe(404)
      expect((await editor.send({ method: 'PATCH', url, payload: {} })).status).toBe(404)
    }
  })

  test('what many editors publish and write at once waits for each other', async () => {
    const { key } = await startDraft()
    const url = urlOf('headline', 0)
    const written = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => [
        (await editor.send({ method: 'PATCH', url, payload: { preline: `Zeile ${index}` } }))
          .status,
        (await publishDraft(key)).ok,
      ]),
    )
    expect(written).toEqual(Array.from({ length: 6 }, () => [200, true]))
  })
})
