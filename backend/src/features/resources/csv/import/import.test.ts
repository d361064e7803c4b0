import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditRow } from '#database/tables/audit.ts'
import { person } from '#database/tables/people.ts'
import { redirect } from '#database/tables/site.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const stored = () => theatre.database.$count(redirect)
const send = (
  file: string | Buffer,
  { resource = 'redirects', locale = 'de', fingerprint }: Partial<Sent> = {},
) =>
  staff.send({
    url: `/${locale}/admin-api/${resource}/import/`,
    payload: { file: Buffer.from(file).toString('base64'), ...(fingerprint && { fingerprint }) },
  })
type Sent = { resource: string; locale: 'de' | 'en'; fingerprint: string }

const headings = 'Sprache;Alter Pfad;Neuer Pfad'

test('X-10: a preview says what is added, changed and unchanged, and writes nothing', async () => {
  await send(`${headings}\nDeutsch;/de/bleibt-so;/de/haus\nDeutsch;/de/anders;/de/haus`).then(
    ({ body }) =>
      send(`${headings}\nDeutsch;/de/bleibt-so;/de/haus\nDeutsch;/de/anders;/de/haus`, {
        fingerprint: body.fingerprint,
      }),
  )
  const before = await stored()
  const { status, body } = await send(
    `${headings};Notiz\nDeutsch;/de/bleibt-so;/de/haus;a\nde;/de/anders;/de/karten;b\n\nGerman;/de/neu-hier;/de/haus;c\n`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    is_done: false,
    counts: { added: 1, changed: 1, unchanged: 1, refused: 0 },
    ignored_columns: ['Notiz'],
    lines: [
      {
        line: 3,
        outcome: 'changed',
        id: expect.any(Number),
        fields: [{ field: 'new_path', before: '/de/haus', after: '/de/karten' }],
      },
      { line: 5, outcome: 'added', id: null },
    ],
  })
  expect(await stored()).toBe(before)
})

test('X-10: what the preview has shown is written in one unit of work, with a history for each row', async () => {
  const file = `${headings}\r\nde;/de/import-a;/de/haus\r\nen;/en/import-b;/en/house\r\n`
  const before = await stored()
  const { body: preview } = await send(file)
  const { status, body } = await send(file, { fingerprint: preview.fingerprint })
  expect([status, body.is_done, body.counts.added]).toEqual([200, true, 2])
  expect(await stored()).toBe(before + 2)
  const rows = await theatre.database.select().from(auditRow).orderBy(desc(auditRow.id)).limit(2)
  expect(new Set(rows.map(({ auditId }) => auditId)).size).toBe(1)
  expect(rows.map(({ change }) => change)).toEqual(['added', 'added'])
  const again = await send(file)
  expect(again.body.counts).toEqual({ added: 0, changed: 0, unchanged: 2, refused: 0 })
})

test('X-10: one wrong line stops all, and every wrong line says why in the language of the request', async () => {
  const file = [
    headings,
    'de;/de/import-gut;/de/haus',
    'de;/de/import-gut;/de/anders',
    'de;/de/kreis;/de/kreis',
    'Latein;alt;/de/haus',
    'de;/de/zu;/de/viel;Spalten',
  ].join('\n')
  const before = await stored()
  const { body: german } = await send(file)
  expect(german.counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 4 })
  const errors = german.lines.flatMap((line: { line: number; errors: object }) =>
    Object.entries(line.errors).map(([field, texts]) => [line.line, field, texts[0]]),
  )
  expect(errors).toEqual([
    [3, 'non_field_errors', 'Das steht schon in Zeile 2.'],
    [4, 'new_path', 'Alter und neuer Pfad sind gleich.'],
    [5, 'locale', expect.any(String)],
    [5, 'old_path', expect.any(String)],
    [6, 'non_field_errors', 'Diese Zeile hat mehr Spalten als die Überschriften.'],
  ])
  const { body: english } = await send(file, { locale: 'en' })
  expect(english.lines[1].errors.non_field_errors).toEqual(['This is in line 2 already.'])
  const refused = await send(file, { fingerprint: german.fingerprint })
  expect([refused.status, refused.body.result.counts.refused]).toEqual([409, 4])
  expect(refused.body.detail).toMatch(/^Es wurde nichts importiert/)
  expect(await stored()).toBe(before)
})

test('X-10: if the list has changed since the preview, nothing is written and a new preview is shown', async () => {
  const file = `${headings}\nde;/de/inzwischen;/de/haus`
  const { body: preview } = await send(file)
  await staff.send({
    url: '/de/admin-api/redirects/',
    payload: { locale: 'de', old_path: '/de/inzwischen', new_path: '/de/anderswo' },
  })
  const refused = await send(file, { fingerprint: preview.fingerprint })
  expect([refused.status, refused.body.result.counts.changed]).toEqual([409, 1])
  const rows = await theatre.database.select().from(redirect)
  expect(rows.find(({ oldPath }) => oldPath === '/de/inzwischen')?.newPath).toBe('/de/anderswo')
})

const latin = 'Vorname;Nachname;Beruf (Deutsch)\nJürgen;Größling;Bühnenbild'

test.each([
  ['Latin-1', Buffer.from(latin, 'latin1')],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${latin}`)],
  ['UTF-8', Buffer.from(latin)],
  ['UTF-16', Buffer.from(`\uFEFF${latin}`, 'utf16le')],
  [
    'commas and quotation marks',
    Buffer.from(latin.replaceAll(/[^;\n]+/g, '"$&"').replaceAll(';', ',')),
  ],
  ['tabs', Buffer.from(latin.replaceAll(';', '\t'))],
])('X-12: persons are imported from a file in %s', async (_name, file) => {
  const { body } = await send(file, { resource: 'persons' })
  expect(body.counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 0 })
  expect(body.lines[0].fields).toContainEqual({ field: 'last_name', after: 'Größling' })
  expect(body.lines[0].fields).toContainEqual({ field: 'profession', after: { de: 'Bühnenbild' } })
})

test('X-12: an exported list changes nothing when it is imported again', async () => {
  await theatre.database.insert(person as never).values({
    slug: 'rechner',
    firstName: '=SUM(1)',
    lastName: 'Rechner',
    profession: { de: '' },
    biography: { de: '' },
  } as never)
  const exported = await theatre.app.inject({
    url: '/de/admin-api/persons/export.csv',
    headers: staff.headers,
  })
  const { body } = await send(exported.rawPayload, { resource: 'persons' })
  expect(body.lines).toEqual([])
  expect(body.counts.unchanged).toBeGreaterThan(10)
})

test('X-12: a column that is missing keeps what is stored, and an empty cell deletes it', async () => {
  const add = { last_name: 'Zweisprach', profession: { de: 'Alt', en: 'Alto' } }
  const { body: added } = await staff.send({ url: '/de/admin-api/persons/', payload: add })
  const file = `Nummer;Beruf (Deutsch)\n${added.id};Sopran`
  const { body } = await send(file, { resource: 'persons' })
  expect(body.lines[0].fields).toEqual([
    { field: 'profession', before: { de: 'Alt', en: 'Alto' }, after: { de: 'Sopran', en: 'Alto' } },
  ])
  const emptied = await send(`Nummer;Beruf (Englisch)\n${added.id};`, { resource: 'persons' })
  expect(emptied.body.lines[0].fields[0].after).toEqual({ de: 'Alt' })
})

test.each([
  ['an empty file', ' ', 'keine Zeilen'],
  ['only headings', headings, 'keine Zeilen'],
  ['headings of something else', 'Name;Preis\nStuhl;12', 'Keine Überschrift'],
  ['a column twice', `${headings};Old path\nde;/de/a;/de/b;/de/c`, '„Old path“'],
  ['an open quotation mark', `${headings}\nde;"/de/a;/de/b`, 'nicht lesbar'],
  ['too many lines', `${headings}${'\nde;/de/a;/de/b'.repeat(2001)}`, '2000'],
])('X-12: %s is refused with a reason', async (_name, file, reason) => {
  const { status, body } = await send(file)
  expect([status, body.errors.file[0]]).toEqual([400, expect.stringContaining(reason)])
})

test('X-12: only publishers import, and only what can be imported', async () => {
  const editor = await logIn(
    theatre,
    await addPerson(theatre.database, [{ role: 'editor', pageId: null }]),
  )
  const payload = { file: Buffer.from(headings).toString('base64') }
  expect((await editor.send({ url: '/de/admin-api/redirects/import/', payload })).status).toBe(403)
  expect((await staff.send({ url: '/de/admin-api/waiting-rooms/import/', payload })).status).toBe(
    404,
  )
})
