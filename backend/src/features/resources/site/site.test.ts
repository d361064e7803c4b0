import { tagsOfRead } from '@foyer/schema/change-tags.ts'
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

const url = (resource: string) => `/de/admin-api/${resource}/`
const lastTags = async () =>
  (await theatre.database.select().from(change).orderBy(desc(change.id)).limit(1))[0]!.tags
const expectStale = async (tags: readonly string[]) =>
  expect((await lastTags()).some((tag) => tags.includes(tag))).toBe(true)

test('L-11, X-12: an alert is shown as soon as staff switch it on, and its pages become stale', async () => {
  const added = await staff.send({
    url: url('breaking-news'),
    payload: { title: { de: 'Sturm', en: 'Storm' }, link: { de: '/de/service' }, is_online: true },
  })
  await expectStale(tagsOfRead.breakingNews())
  expect((await theatre.call('/en/api/breaking-news/')).body[0]).toEqual({
    id: added.body.id,
    title: 'Storm',
    text: '',
    link: '/de/service',
    link_title: null,
  })
  await staff.send({
    method: 'PATCH',
    url: `${url('breaking-news')}${added.body.id}/`,
    payload: { is_online: false },
  })
  expect((await theatre.call('/en/api/breaking-news/')).body).toEqual([])
})

test('P-01, X-12: a teaser is at the end of its day, and leads nowhere dangerous', async () => {
  const teaser = {
    name: 'Ball',
    day: '2031-01-17',
    headline: { de: 'Theaterball', en: 'Ball at the theatre' },
    link: { de: '/de/ball', en: 'https://ball.example/' },
  }
  const send = (link: object) => staff.send({ url: url('teasers'), payload: { ...teaser, link } })
  const refused = await send({ de: 'javascript:alert(1)' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['link.de']])
  const { id } = (await send(teaser.link)).body
  await expectStale(tagsOfRead.teasers())
  const { body } = await theatre.call('/en/api/teasers/')
  expect(body.find((one: { id: number }) => one.id === id)).toMatchObject({
    position: '2031-01-17',
    headline: 'Ball at the theatre',
    link: 'https://ball.example/',
    image_obj: null,
  })
})

test('X-01, X-12: staff keep the page of a status, of which there is one', async () => {
  const page = { name: '503', html: '<style>h1 { color: red }</style><h1 onclick="x()">Umbau</h1>' }
  const { id } = (await staff.send({ url: url('error-pages'), payload: page })).body
  await expectStale(tagsOfRead.settings())
  const shown = await theatre.call('/html/503.html')
  expect(shown.body).toContain('<h1>Umbau</h1>')
  expect(shown.body).toContain('color: red')
  const second = await staff.send({ url: url('error-pages'), payload: page })
  expect(second.body.errors).toEqual({ name: ['Das gibt es schon.'] })
  await staff.send({ method: 'DELETE', url: `${url('error-pages')}${id}/` })
  expect((await theatre.call('/html/503.html')).status).toBe(404)
})
