import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { change } from '#database/tables/changes.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/articles/'
const row = {
  title: { de: 'Hinter dem Vorhang', en: 'Behind the Curtain' },
  published_from: '2026-01-05T09:00:00.000Z',
  category: 1,
  productions: [1],
}

test('X-12, S-05 an article is on the site at once, and with what it is about, until it is taken off', async () => {
  const { body } = await staff.send({ url, payload: row })
  expect(body).toMatchObject({ slug: { de: 'hinter-dem-vorhang', en: 'behind-the-curtain' } })
  const page = `/en/api/articles/${body.id}/`
  expect((await theatre.call(page)).body).toMatchObject({
    title: 'Behind the Curtain',
    category: { id: 1 },
    productions: [{ id: 1 }],
  })
  const patch = (payload: object) =>
    staff.send({ method: 'PATCH', url: `${url}${body.id}/`, payload })
  await patch({ productions: [2] })
  const [last] = await theatre.database.select().from(change).orderBy(desc(change.id)).limit(1)
  expect(last!.tags).toEqual(
    expect.arrayContaining([`article:${body.id}`, 'articles', 'production:1', 'production:2']),
  )
  await patch({ is_online: false })
  expect((await theatre.call(page)).status).toBe(404)
})

test('X-12 a category or topic that articles have is not deleted, and they are named', async () => {
  const { body: topic } = await staff.send({
    url: '/de/admin-api/article-tags/',
    payload: { name: { de: 'Werkzeug' } },
  })
  const { body } = await staff.send({ url, payload: { ...row, tags: [topic.id] } })
  const remove = (path: string) => staff.send({ method: 'DELETE', url: `/de/admin-api/${path}/` })
  const uses = [{ type: 'article', id: body.id, label: 'Hinter dem Vorhang' }]
  expect((await remove(`article-tags/${topic.id}`)).body).toMatchObject({ uses })
  expect((await remove('article-categories/1')).status).toBe(409)
  await remove(`articles/${body.id}`)
  expect((await remove(`article-tags/${topic.id}`)).status).toBe(200)
})
