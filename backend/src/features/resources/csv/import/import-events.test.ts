import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session
let venue: number
let room: number

const url = (path: string) => `/de/admin-api/${path}`
const add = async (resource: string, payload: object): Promise<number> =>
  (await staff.send({ url: url(`${resource}/`), payload })).body.id
const send = (lines: string | Buffer, fingerprint?: string) =>
  staff.send({
    url: url('events/import/'),
    payload: { file: Buffer.from(lines).toString('base64'), ...(fingerprint && { fingerprint }) },
  })
const find = async (query: string) =>
  (await theatre.call({ url: url(`events/?${query}`), headers: staff.headers })).body.results

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
  venue = await add('venues', { name: { de: 'Wirtshaus Höll' }, city: 'Linz' })
  room = await add('rooms', { venue, name: { de: 'Großer Saal' } })
  const other = await add('venues', { name: { de: 'Kino Nord' }, city: 'Linz' })
  await add('rooms', { venue: other, name: { de: 'Großer Saal' } })
  await add('productions', { title: { de: 'Der Prüfstand' } })
})

const headings = 'Tag;Beginn;Produktion;Spielort;Saal;Status'
const first = '24.12.2033;19.30;Der Prüfstand;Wirtshaus Höll;Großer Saal;Im Verkauf'

test('X-10: events are imported by day, time and the names of production, venue and room, from Latin-1 with semicolons', async () => {
  const file = Buffer.from(
    `${headings}\r\n${first}\r\n26.12.2033;;Der Prüfstand;Wirtshaus Höll;;`,
    'latin1',
  )
  const { body: preview } = await send(file)
  expect(preview.lines.map(({ errors }: { errors: object }) => errors)).toEqual([{}, {}])
  expect(await find('day_from=2033-12-24&day_to=2033-12-26')).toEqual([])
  const { body } = await send(file, preview.fingerprint)
  expect(body).toMatchObject({ is_done: true, counts: { added: 2 } })
  expect(await find('day_from=2033-12-24&day_to=2033-12-26')).toMatchObject([
    { day: '2033-12-24', local_time: '19:30:00', venue, room, status: 'on_sale' },
    { day: '2033-12-26', local_time: null, venue, room: null },
  ])
  const canceled = first.replace('Im Verkauf', 'Abgesagt')
  const again = await send(`\uFEFF${headings}\n${canceled}`)
  expect(again.body.lines).toMatchObject([
    {
      outcome: 'refused',
      errors: { 'cancellation_reason.de': [expect.stringContaining('warum')] },
    },
  ])
  const withReason = await send(
    `${headings};Grund der Absage (Deutsch)\n${canceled};Der Hund ist krank.`,
  )
  expect(withReason.body.lines).toMatchObject([
    {
      outcome: 'changed',
      fields: expect.arrayContaining([
        { field: 'status', before: 'on_sale', after: 'canceled' },
        expect.objectContaining({ field: 'cancellation_reason' }),
      ]),
    },
  ])
})

test('X-10: a line with a wrong name, day or time is refused with a sentence, and nothing is added', async () => {
  const wrong = [
    headings,
    first.replace('24.12.', '25.12.'),
    '31.2.2033;19:30;Der Prüfstand;Wirtshaus Höll;;',
    '01.12.2033;25:00;Der Prüfstand;Wirtshaus Höll;;',
    '01.12.2033;19:30;Der Unbekannte;Wirtshaus Höll;;',
    '01.12.2033;19:30;Der Prüfstand;Kino Nord;Kleiner Saal;',
    '01.12.2033;19:30;;Kino Nord;;',
  ].join('\n')
  const { body: preview } = await send(wrong)
  const errors = preview.lines.flatMap((line: { line: number; errors: Record<string, string[]> }) =>
    Object.entries(line.errors).map(([field, texts]) => [line.line, field, texts[0]]),
  )
  expect(errors).toEqual([
    [3, 'day', expect.any(String)],
    [4, 'local_time', expect.any(String)],
    [5, 'production', expect.stringContaining('„Der Unbekannte“ gibt es nicht')],
    [6, 'room', expect.stringContaining('„Kleiner Saal“ gibt es nicht')],
    [7, 'title', 'Ein Termin ohne Produktion braucht einen Titel.'],
  ])
  expect((await send(wrong, preview.fingerprint)).status).toBe(409)
  expect(await find('day_from=2033-12-25&day_to=2033-12-25')).toEqual([])
})

test('X-10: a name that several rows have needs its number, and an exported list of events changes nothing', async () => {
  await add('productions', { title: { de: 'Doppelgänger' } })
  await add('productions', { title: { de: 'Doppelgänger' } })
  const { body } = await send(`${headings}\n1.12.2034;19:30;Doppelgänger;${venue};${room};`)
  expect(body.lines[0].errors.production[0]).toMatch(/mehrmals/)
  const exported = await theatre.app.inject({
    url: url('events/export.csv?day_from=2033-12-01&day_to=2033-12-31'),
    headers: staff.headers,
  })
  const again = await send(exported.rawPayload)
  expect([again.body.lines, again.body.counts.unchanged]).toEqual([[], 2])
})
