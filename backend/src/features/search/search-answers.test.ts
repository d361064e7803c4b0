import { search } from '@foyer/schema/rest/search.ts'
import { expect, test } from 'vitest'
import { searchAnswer } from '#database/tables/search.ts'
import { change } from '#test/change.ts'
import { ask, theatre, useSearch } from '#test/search-calls.ts'

useSearch()

type Locale = 'de' | 'en'

test.each([
  ['heute abend', 'Heute Abend'],
  ['Heute', 'Heute Abend'],
  ['wo kann ich parken?', 'Parken'],
  ['Gutscheine', 'Gutscheine'],
  ['Gutschien', 'Gutscheine'],
  ['Kinder am Wochenende', 'Mit Kindern am Wochenende'],
  ['Rollstuhl', 'Mit dem Rollstuhl'],
  ['Rollstuhlplätze', 'Termine mit Rollstuhlplätzen'],
  ['Abos', 'Abonnements'],
  ['Anfahrt', 'Anreise'],
  ['Pressefotos', 'Pressebilder'],
  ['Newsletter', 'Newsletter'],
  ['Studentenkarten', 'Karten für Studierende'],
  ['gift voucher', 'Gutscheine'],
])('S-04 the first answer to "%s" is %s', async (term, title) => {
  expect((await answersTo(term, 'de'))[0]?.title).toBe(title)
})

test.each([
  ['tonight', 'Tonight'],
  ['kids next weekend', 'With children at the weekend'],
  ['wheelchair', 'With a wheelchair'],
  ['wheelchair places', 'Dates with wheelchair places'],
  ['vouchers', 'Gift vouchers'],
  ['subscriptions', 'Subscriptions'],
  ['directions', 'Getting here'],
  ['car park', 'Parking'],
  ['press photos', 'Press pictures'],
  ['student tickets', 'Student tickets'],
])('S-04 in English the first answer to “%s” is %s', async (term, title) => {
  expect((await answersTo(term, 'en'))[0]?.title).toBe(title)
})

test.each(['Hamlet', 'Die Zauberflöte', 'Tibor Szalkay', '?', 'die der und'])(
  'S-04 "%s" has no answer',
  async (term) => expect(await answersTo(term, 'de')).toEqual([]),
)

test('S-04 an answer about today leads to the programme of this day alone', async () => {
  const [answer] = await answersTo('heute abend', 'de')
  expect(answer?.link).toMatch(/^\/de\/programm\?date=(\d\d-\d\d-\d{4})&to=\1$/)
})

test('S-04 editors keep the answers', async () => {
  await change(theatre.database, (transaction) =>
    transaction.insert(searchAnswer).values({
      terms: ['Fundbüro', 'lost property'],
      title: { de: 'Fundbüro', en: 'Lost property' },
      text: { de: 'Fragen Sie beim Portier.', en: 'Ask the porter.' },
      link: { de: '/de/kontakt', en: '/en/contact' },
      linkTitle: { de: 'Zum Kontakt', en: 'Contact' },
    }),
  )
  expect(await answersTo('fundbuero', 'en')).toEqual([
    {
      id: expect.any(Number) as number,
      title: 'Lost property',
      text: 'Ask the porter.',
      link: '/en/contact',
      link_title: 'Contact',
    },
  ])
})

async function answersTo(query: string, locale: Locale) {
  const { searchAnswers } = search.operations
  const { body } = await ask(`/${locale}/api/search/answers/`, { query })
  return searchAnswers.response.parse(body)
}
