import { expect, test } from 'vitest'
import { editor, photo, theatre, upload, useUploads } from '#test/media/upload-picture.ts'

useUploads()

const items = '/de/pageeditor-api/media-items'

async function start() {
  const { body } = await upload({ bytes: await photo(400, 300).png().toBuffer(), name: 'Hof.png' })
  const url = `${items}/${body.item_id}`
  const read = async () => (await theatre.call({ url, headers: editor.headers })).body
  const change = (payload: object) => editor.send({ method: 'PATCH', url, payload })
  return { read, change, itemId: body.item_id as number }
}

test('E-12, E-13: of two editors the second learns what the first has written, and nothing is overwritten', async () => {
  const { read, change } = await start()
  const { revision } = await read()
  const first = await change({ revision, alt: { de: 'Der Hof im Winter' } })
  expect([first.status, first.body.revision]).toEqual([200, revision + 1])
  const second = await change({ revision, alt: { de: 'Ein Hof' }, tags: ['Haus'] })
  expect(second.status).toBe(409)
  expect(second.body.detail).toContain('Es wurde nichts gespeichert')
  expect(second.body.item).toEqual(await read())
  expect(second.body.item).toMatchObject({
    texts: { alt: { de: 'Der Hof im Winter' } },
    tags: [],
    revision: revision + 1,
  })
  const repeated = await change({ revision: second.body.item.revision, tags: ['Haus'] })
  expect(repeated.body).toMatchObject({ tags: ['Haus'], revision: revision + 2 })
})

test('E-13: two changes of the same revision at once: one of them is a conflict', async () => {
  const { read, change } = await start()
  const { revision } = await read()
  const both = await Promise.all(['Eins', 'Zwei'].map((de) => change({ revision, alt: { de } })))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const stored = both.find(({ status }) => status === 200)!
  expect(await read()).toEqual(stored.body)
})

test('E-12: without a revision the change is made whatever is stored', async () => {
  const { read, change } = await start()
  const { revision } = await read()
  await change({ credit: { de: 'Jörg Müllenbach' } })
  expect((await change({ tags: ['Hof'] })).body).toMatchObject({
    revision: revision + 2,
    texts: { credit: { de: 'Jörg Müllenbach' } },
  })
})
