import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { desc } from 'drizzle-orm'
import { beforeEach, beforeAll, expect, test } from 'vitest'
import { dayAtTheatre } from '#database/site-zone.ts'
import { readNow } from '#database/reading/read-now.ts'
import { change } from '#database/tables/changes.ts'
import { openingHours, openingHoursException } from '#database/tables/opening-hours.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

beforeEach(async () => {
  await theatre.database.delete(openingHours)
  await theatre.database.delete(openingHoursException)
})

const exceptions = '/de/admin-api/opening-exceptions/'
const add = (payload: object, url = exceptions) => staff.send({ url, payload })

test('P-17: an exception of several days is that of each of them, and the page becomes stale', async () => {
  const today = dayAtTheatre(await readNow(theatre.database))
  const { body } = await add({
    day: '2020-01-01',
    last_day: today,
    alternative_text: { de: 'Umbau', en: 'Closed for works' },
  })
  const [last] = await theatre.database.select().from(change).orderBy(desc(change.id)).limit(1)
  expect(tagsOfRead.openingHours()).toEqual(expect.arrayContaining(last!.tags))
  const shown = async () =>
    (await theatre.call('/en/api/opening-hours-today/')).body.opening_hours_exceptions
  expect(await shown()).toMatchObject([{ closed: true, alternative_text: 'Closed for works' }])
  await staff.send({
    method: 'PATCH',
    url: `${exceptions}${body.id}/`,
    payload: { last_day: '2020-01-02' },
  })
  expect(await shown()).toEqual([])
})

test('P-17: the next opening passes over all days of an exception', async () => {
  const { body } = await theatre.call('/de/api/opening-hours-today/')
  expect(body.next_opening).toBeNull()
  for (const weekday of [
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ]) {
    const times = { time_from: '10:00', time_to: '13:00' }
    expect((await add({ weekday, ...times }, '/de/admin-api/opening-hours/')).status).toBe(201)
  }
  const today = dayAtTheatre(await readNow(theatre.database))
  await add({ day: '2020-01-01', last_day: today })
  const next = async () => (await theatre.call('/de/api/opening-hours-today/')).body.next_opening
  const tomorrow = await next()
  expect(tomorrow.time).toBe('10:00')
  await add({ day: tomorrow.day, last_day: tomorrow.day })
  expect((await next()).day > tomorrow.day).toBe(true)
})

test('P-17: overlapping exceptions are refused, with a code for programs and a sentence in the language of the reader', async () => {
  await add({ day: '2031-12-24', last_day: '2031-12-26' })
  const german = await add({ day: '2031-12-26', time_from: '10:00', time_to: '12:00' })
  expect([german.status, german.body.errors, german.body.codes]).toEqual([
    400,
    {
      day: [
        'An diesem Tag gibt es schon eine andere Ausnahme zur selben Zeit. Bitte ändern Sie diese.',
      ],
    },
    { day: ['overlapping_exception'] },
  ])
  const english = await add(
    { day: '2031-12-20', last_day: '2031-12-24' },
    exceptions.replace('/de/', '/en/'),
  )
  expect(english.body.errors.day[0]).toMatch(/^There is another exception/)
})

test('P-17: a day has several hours that do not overlap, and a change may not make them overlap either', async () => {
  const day = '2031-12-31'
  expect((await add({ day, time_from: '10:00', time_to: '12:00' })).status).toBe(201)
  const { status, body } = await add({ day, time_from: '12:00', time_to: '14:00' })
  expect(status).toBe(201)
  const url = `${exceptions}${body.id}/`
  const patch = (payload: object) => staff.send({ method: 'PATCH', url, payload })
  expect((await patch({ time_to: '15:00' })).status).toBe(200)
  expect((await patch({ time_from: '11:59' })).body.codes).toEqual({
    day: ['overlapping_exception'],
  })
  expect((await patch({ time_to: '11:00' })).body.codes).toEqual({
    time_to: ['closes_before_opening'],
  })
  expect((await patch({ time_to: null })).body.codes).toEqual({ time_to: ['both_times'] })
  expect((await patch({ last_day: '2031-12-30' })).body.codes).toEqual({
    last_day: ['ends_before_start'],
  })
})

test('P-17: of two overlapping exceptions that are added at once one is refused', async () => {
  const both = await Promise.all([add({ day: '2031-11-01' }), add({ day: '2031-11-01' })])
  const statuses = both.map(({ status }) => status)
  expect(statuses).toContain(201)
  expect(statuses).toContain(400)
})

test('P-17: hours of a day of the week do not overlap', async () => {
  const hours = { weekday: 'monday', time_from: '10:00', time_to: '13:00' }
  const url = '/de/admin-api/opening-hours/'
  await add(hours, url)
  expect((await add({ ...hours, time_from: '12:00' }, url)).body.codes).toEqual({
    weekday: ['overlapping_hours'],
  })
  expect((await add({ ...hours, weekday: 'tuesday' }, url)).status).toBe(201)
})

test('P-17: exceptions are found by the days on which they are true, also between their first and last one', async () => {
  const ids = []
  for (const [day, lastDay] of [
    ['2031-01-20', '2031-03-10'],
    ['2031-02-14', null],
    ['2031-03-01', null],
  ] as const) {
    ids.push((await add({ day, last_day: lastDay, ...timesOf(ids.length) })).body.id)
  }
  const found = async (query: string) => {
    const { body } = await theatre.call({ url: `${exceptions}?${query}`, headers: staff.headers })
    return body.results.map(({ id }: { id: number }) => id)
  }
  expect(await found('day_from=2031-02-01&day_to=2031-02-28')).toEqual([ids[0], ids[1]])
  expect(await found('day_from=2031-03-02')).toEqual([ids[0]])
  expect(await found('day_to=2031-02-13')).toEqual([ids[0]])
})

/** Times that do not overlap. */
const timesOf = (index: number) => ({ time_from: `1${index}:00`, time_to: `1${index}:30` })
