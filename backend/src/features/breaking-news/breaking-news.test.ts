import { beforeEach, expect, test } from 'vitest'
import { breakingNews } from '#database/tables/breaking-news.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

beforeEach(() => theatre.database.delete(breakingNews).then(() => undefined))

test('L-11 only alerts that are online are listed, newest first, in the requested language', async () => {
  await theatre.database.insert(breakingNews).values([
    { id: 1, title: { de: 'Kassa geschlossen', en: 'Box office closed' }, isOnline: true },
    { id: 2, title: { de: 'Noch nicht', en: 'Not yet' } },
    {
      id: 3,
      title: { de: 'Vorstellung entfällt', en: 'Performance canceled' },
      text: { de: '„Rusalka“ entfällt.', en: '‘Rusalka’ is canceled.' },
      link: { de: '/de/programm', en: '/en/events' },
      linkTitle: { de: 'Zum Spielplan', en: 'To the programme' },
      isOnline: true,
    },
  ])
  const { body } = await theatre.call('/en/api/breaking-news/')
  expect(body).toEqual([
    {
      id: 3,
      title: 'Performance canceled',
      text: '‘Rusalka’ is canceled.',
      link: '/en/events',
      link_title: 'To the programme',
    },
    { id: 1, title: 'Box office closed', text: '', link: null, link_title: null },
  ])
})

test('L-11 without a language alerts are in German; the list may be empty', async () => {
  expect((await theatre.call('/api/breaking-news/')).body).toEqual([])
  await theatre.database
    .insert(breakingNews)
    .values({ title: { de: 'Kassa geschlossen', en: 'Closed' }, isOnline: true })
  expect((await theatre.call('/api/breaking-news/')).body[0].title).toBe('Kassa geschlossen')
})
