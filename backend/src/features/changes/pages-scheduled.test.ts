import { inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { module, moduleSchedule } from '#database/tables/pages.ts'
import { announceScheduledInvalidations } from './announce-scheduled-invalidations.ts'
import { getNewestChangeId } from './change-store.ts'
import { addPage } from '#test/add-page.ts'
import { logIn } from '#test/log-in.ts'
import { recordedAfter } from '#test/recorded-after.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let before: number

beforeEach(async () => {
  await theatre.database.execute(sql`delete from setting where key = 'announced-until'`)
  before = await getNewestChangeId(theatre.database)
})

const announced = () => recordedAfter(theatre.database, before)

test('M-05: a teaser is there from its time on, without anybody saving, and gone after it', async () => {
  const { database } = theatre
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { slug } = await addPage(database, { paths: { de: 'teaser' } })
  const item = (headline: string, from: string, to: string | null) => ({
    headline,
    online_from: from,
    online_to: to,
  })
  const items = [item('Jetzt', at(-2), at(2)), item('Später', at(1), null)]
  const payload = { slug, items: [...items, item('Vorbei', at(-3), at(-1))] }
  const saved = await editor.send({ url: '/de/pageeditor-api/teaser-list', payload })
  expect(saved.status).toBe(201)
  const shown = async (headers = {}) => {
    const { body } = await theatre.call({ url: '/de/pageeditor-api/page/teaser', headers })
    return body.modules[0].items.map((one: { headline: string }) => one.headline)
  }
  expect(await shown()).toEqual(['Jetzt'])
  expect(await shown(editor.headers)).toEqual(['Jetzt', 'Später', 'Vorbei'])

  before = await getNewestChangeId(database)
  await announceScheduledInvalidations(database, new Date(at(0.99)))
  await announceScheduledInvalidations(database, new Date(at(1.01)))
  expect((await announced()).flat()).toContain('page:/de/teaser')
  before = await getNewestChangeId(database)
  await announceScheduledInvalidations(database, new Date(at(1.5)))
  expect((await announced()).flat()).not.toContain('page:/de/teaser')
  await announceScheduledInvalidations(database, new Date(at(2.01)))
  expect((await announced()).flat()).toContain('page:/de/teaser')
})

test('M-05: what has a schedule is announced at its minutes, in its language only', async () => {
  const { database } = theatre
  const scheduled = await addPage(database, {
    paths: { de: 'aktuell', en: 'current' },
    modules: [
      { kind: 'headline', content: 'Bühne' },
      { kind: 'headline', content: 'Stage', locale: 'en' },
    ],
  })
  const [german] = scheduled.moduleIds
  await database.insert(moduleSchedule).values([
    { moduleId: german!, at: new Date('2032-01-10T18:00:00Z') },
    { moduleId: german!, at: new Date('2032-01-11T18:00:00Z') },
  ])
  const wanted = [`container:${scheduled.slug}`, 'page:/de/aktuell', 'pages']
  await announceScheduledInvalidations(database, new Date('2032-01-10T17:59:00Z'))
  expect(await announced()).toEqual([])
  await announceScheduledInvalidations(database, new Date('2032-01-10T18:00:00Z'))
  expect(await announced()).toEqual([wanted])
  await announceScheduledInvalidations(database, new Date('2032-01-10T18:01:00Z'))
  expect(await announced()).toEqual([wanted])
  await database
    .update(module)
    .set({ deletedAt: new Date() })
    .where(inArray(module.id, [german!]))
  await announceScheduledInvalidations(database, new Date('2032-01-11T18:00:00Z'))
  const later = (await announced()).slice(1).flat()
  expect(later).not.toContain('page:/de/aktuell')
})
