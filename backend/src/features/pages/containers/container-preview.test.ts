import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { describe, expect, test } from 'vitest'
import {
  addOfHeroInJune,
  applyTo,
  draftOf,
  editor,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'

useDocuments()

/** A container whose published headline is "Der Anfang" and whose draft has another one. */
async function startContainer() {
  const key = await startPage()
  const [headline] = modulesInOrder(await draftOf(key))
  await applyTo(key, [
    changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Der Entwurf' }),
  ])
  const schedule = (action: 'publish' | 'unpublish', at: string) =>
    editor.send({
      url: `/de/pageeditor-api/document/${key.slug}/schedule`,
      payload: { action, at },
    })
  const open = (query: string, { headers, locale = 'de' }: { headers?: object; locale?: string }) =>
    theatre.call({
      url: `/${locale}/pageeditor-api/container/by-slug/${key.slug}${query}`,
      headers: { ...headers },
    })
  const shows = async (query: string) => {
    const { status, body } = await open(query, editor)
    return status === 200
      ? body.children.map(({ content }: { content: string }) => content)
      : status
  }
  return { key, open, shows, schedule }
}

describe('E-09: of a container an editor gets', () => {
  test('the draft, which is not stored, and visitors do not', async () => {
    const { open, shows } = await startContainer()
    expect((await shows(''))[0]).toBe('Der Anfang')
    expect((await shows('?is_draft=true'))[0]).toBe('Der Entwurf')
    const { headers } = await open('?is_draft=true', editor)
    expect(headers['cache-control']).toBe('private, no-store')
    for (const query of ['?is_draft=true', '?at=2031-03-30T03:00:00Z']) {
      expect((await open(query, {})).status).toBe(404)
    }
  })

  test.each([
    ['before the draft is published', '2030-06-01T10:00:00Z', 'Der Anfang'],
    ['when it is published', '2031-03-30T01:00:00Z', 'Der Entwurf'],
    ['when it is taken offline', '2032-01-01T00:00:00Z', undefined],
  ])('what visitors get %s', async (_, at, expected) => {
    const { shows, schedule } = await startContainer()
    await schedule('publish', '2031-03-30T03:00:00+02:00')
    await schedule('unpublish', '2032-01-01T00:00:00+00:00')
    expect((await shows(`?at=${at}`))[0]).toBe(expected)
  })

  test('modules by their own schedule at that time, as visitors do', async () => {
    const { key, open, schedule } = await startContainer()
    await applyTo(key, [await addOfHeroInJune()])
    await schedule('publish', '2030-01-01T00:00:00+01:00')
    const read = async (query: string) => JSON.stringify((await open(query, editor)).body)
    expect(await read('?at=2030-06-01T08:00:00Z')).toContain('Im Juni')
    for (const query of ['?at=2030-07-01T08:00:00Z', '?is_draft=true']) {
      expect(await read(query)).not.toContain('Im Juni')
    }
    expect((await open('?at=2030-13-01T08:00:00Z', editor)).status).toBe(404)
  })

  test('nothing in a language in which nothing was written', async () => {
    const { open } = await startContainer()
    const { status, body } = await open('?is_draft=true', { ...editor, locale: 'ja' })
    expect([status, body.children]).toEqual([200, []])
  })
})
