import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { tellOffice } from './office-mail.ts'
import { sweepForms } from './sweep-forms.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { runJobs } from '#test/run-jobs.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { retryLetters, sendLetter } from '#mail/send-letter.ts'

const theatre = useTheatre()
const pdf = Buffer.from('%PDF-1.7\nLebenslauf\n%%EOF\n')
let png: Buffer
const ids: Record<string, number> = {}
let visitor: Session

beforeAll(async () => {
  const create = { width: 8, height: 6, channels: 3, background: '#d6231f' } as const
  png = await sharp({ create }).png().toBuffer()
  const { rows } = await theatre.database.execute<{ id: number; key: string }>(
    sql`select id, key from form`,
  )
  for (const { id, key } of rows) ids[key.replace('demo:', '')] = id
})

/** Somebody whom no limit knows yet. */
async function newVisitor(): Promise<Session> {
  visitor = await logIn(theatre)
  return visitor
}

async function upload(bytes: Buffer, { name = 'cv.pdf', who = visitor, locale = 'de' } = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return send(form, { who, locale })
}

async function send(form: FormData, { who = visitor, locale = 'de' } = {}) {
  const request = new Request('http://x', { method: 'POST', body: form })
  return theatre.call({
    method: 'POST',
    url: `/${locale}/api/temp-files/`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const feedback = {
  urteil: 'gross',
  worte: 'Die Sterne!',
  email: 'anna@example.org',
  email2: 'anna@example.org',
}

async function submit(
  values: Record<string, unknown>,
  { form = ids['rueckmeldung']!, locale = 'de', ...others }: Record<string, unknown> = {},
) {
  const who = await newVisitor()
  return who.send({
    url: `/${String(locale)}/api/forms-entries/`,
    payload: { form, field_values: values, ...others },
  })
}

async function countEntries(): Promise<number> {
  const { rows } = await theatre.database.execute<{ count: string }>(
    sql`select count(*) as count from form_entry`,
  )
  return Number(rows[0]!.count)
}

function storedFiles(): string[] {
  const folder = join(theatre.folder, 'form-files')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('S-06: a form', () => {
  test('has title, intro and its fields in order, in the language that is asked for', async () => {
    const { body } = await theatre.call(`/en/api/forms/${ids['schulklasse']}/`)
    expect(body).toMatchObject({
      id: ids['schulklasse'],
      slugs: { de: 'schulklasse-anmelden', en: 'book-a-school-class' },
      title: 'Book a school class',
      intro: expect.stringContaining('<p>To a performance'),
    })
    expect(body.fields.map(({ slug }: { slug: string }) => slug).slice(0, 3)).toEqual([
      'schule',
      'schulstufe',
      'kinder',
    ])
    expect(body.fields[3]).toMatchObject({
      field_type: 5,
      required: true,
      visible: true,
      default: 'vorstellung',
      label: 'What would you like to do?',
    })
    expect(body.fields[3].choices[1]).toEqual({
      value: 'fuehrung',
      label: 'Look behind the stage',
    })
  })

  test('that does not exist is a 404', async () => {
    expect((await theatre.call('/de/api/forms/999999/')).status).toBe(404)
  })
})

describe('S-07, X-09: an entry', () => {
  test('is kept without the repeated address, and the office gets a mail that it can answer', async () => {
    const { status, body } = await submit({ ...feedback, worte: '  Die Sterne!  ' })
    expect([status, body]).toEqual([
      200,
      { form: ids['rueckmeldung'], message: expect.stringMatching(/Montagsrunde/) },
    ])
    const { rows } = await theatre.database.execute(
      sql`select values, locale from form_entry order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({
      locale: 'de',
      values: {
        urteil: 'gross',
        vorstellung: null,
        tag: null,
        worte: 'Die Sterne!',
        email: 'anna@example.org',
        newsletter: null,
      },
    })
    await runJobs(theatre)
    const folder = join(theatre.folder, 'mail')
    await expect
      .poll(() => {
        const [file] = existsSync(folder) ? readdirSync(folder) : []
        return file ? readFileSync(join(folder, file), 'utf8') : ''
      })
      .toMatch(
        /To: publikum@[\s\S]*Reply-To: anna@example\.org|Reply-To: anna@example\.org[\s\S]*To: publikum@/,
      )
  })

  test.each([
    ['de', 'Dieses Feld ist ein Pflichtfeld!', 'Erforderlich', 'Ungültige E-Mail-Adresse!'],
    ['en', 'This field is required!', 'Required', 'Invalid e-mail address!'],
  ])('says in %s which fields are wrong, in their order', async (locale, empty, chosen, email) => {
    const before = await countEntries()
    const { status, body } = await submit({ email: 'anna@', email2: 'anna@' }, { locale })
    expect(status).toBe(400)
    expect(body.field_errors).toEqual([
      { field: 'urteil', message: chosen },
      { field: 'worte', message: empty },
      { field: 'email', message: email },
      { field: 'email2', message: email },
    ])
    expect(await countEntries()).toBe(before)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an address that is not repeated', { email2: '' }, 'email2'],
    ['another address', { email2: 'otto@example.org' }, 'email2'],
    ['a choice that does not exist', { urteil: 'grandios' }, 'urteil'],
    ['a list for one choice', { urteil: ['gross', 'gut'] }, 'urteil'],
    ['a day that does not exist', { tag: '2026-02-30' }, 'tag'],
    ['a field that the form does not have', { admin: 'true' }, 'admin'],
    ['a value that is none', { worte: { $gt: '' } }, 'worte'],
    ['a text that is too long', { worte: 'x'.repeat(5_001) }, 'worte'],
  ])('is refused with %s', async (_, values, field) => {
    const before = await countEntries()
    const { status, body } = await submit({ ...feedback, ...values })
    expect([status, body.field_errors[0].field]).toEqual([400, field])
    expect(await countEntries()).toBe(before)
  })

  test('to a form that does not exist, or of no shape at all, is refused in the same words', async () => {
    const unknown = await submit(feedback, { form: 999_999 })
    expect([unknown.status, unknown.body.field_errors]).toEqual([
      400,
      [{ field: 'form', message: 'Dieses Formular gibt es nicht.' }],
    ])
    const { status, body } = await submit(feedback, { form: 'eins' })
    expect([status, body.field_errors]).toEqual([400, unknown.body.field_errors])
  })

  test('S-07 is kept with what people can see of it, whatever letters it is written in', async () => {
    const worte = 'Гамлет 🎭 \ud83d!'
    expect((await submit({ ...feedback, worte: `\u0000${worte}` })).status).toBe(400)
    expect((await submit({ ...feedback, worte })).status).toBe(200)
    const { rows } = await theatre.database.execute(
      sql`select values->>'worte' as worte from form_entry order by id desc limit 1`,
    )
    expect(rows).toEqual([{ worte: 'Гамлет 🎭 \ufffd!' }])
  })

  test('that comes twice at once, or again, is one entry', async () => {
    const before = await countEntries()
    const request_key = 'einmal-ist-genug-0001'
    const who = await newVisitor()
    const call = () =>
      who.send({
        url: '/de/api/forms-entries/',
        payload: { form: ids['rueckmeldung'], field_values: feedback, request_key },
      })
    const answers = await Promise.all([call(), call(), call()])
    answers.push(await call())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await countEntries()).toBe(before + 1)
    const elsewhere = await submit(feedback, { request_key, locale: 'en' })
    expect(elsewhere.status).toBe(200)
    expect(await countEntries()).toBe(before + 1)
    const other = await submit({ ...feedback, worte: 'Etwas anderes' }, { request_key })
    expect([other.status, other.body.detail]).toEqual([400, expect.stringMatching(/schon mit/)])
  })

  test('needs the CSRF token twice', async () => {
    const { headers } = await newVisitor()
    const payload = { form: ids['rueckmeldung'], field_values: feedback }
    const url = '/de/api/forms-entries/'
    const cookie = headers['cookie']!
    expect((await theatre.call({ method: 'POST', url, payload })).status).toBe(403)
    const half = await theatre.call({ method: 'POST', url, payload, headers: { cookie } })
    expect(half.status).toBe(403)
  })

  test('of a program is refused: a hidden field, no time to read, too many', async () => {
    const before = await countEntries()
    const filled = await submit(feedback, { leave_empty: 'https://spam.example' })
    expect([filled.status, filled.body.field_errors]).toEqual([
      400,
      [{ field: 'leave_empty', message: 'Bitte lassen Sie dieses Feld leer.' }],
    ])
    expect((await submit(feedback, { open_for_ms: 300 })).status).toBe(400)
    const who = await newVisitor()
    const statuses = []
    for (let turn = 0; turn < 11; turn += 1) {
      const payload = { form: ids['rueckmeldung'], field_values: {} }
      statuses.push((await who.send({ url: '/de/api/forms-entries/', payload })).status)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
    expect(await countEntries()).toBe(before)
  })

  test('B-11: of one address is refused after a hundred, whatever tokens it brings', async () => {
    const url = '/de/api/forms-entries/'
    const payload = { form: ids['rueckmeldung'], field_values: {} }
    const statuses = []
    for (let turn = 0; turn <= 100; turn += 1) {
      const { headers } = await newVisitor()
      const call = { method: 'POST' as const, url, payload, headers }
      statuses.push((await theatre.call({ ...call, remoteAddress: '203.0.113.77' })).status)
    }
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([400]))
    expect(statuses[100]).toBe(429)
  })

  test('what is not shown keeps its default, whatever is sent', async () => {
    const cv = (await upload(pdf, { who: await newVisitor() })).body.id
    const { status, body } = await submit(
      { ...application, lebenslauf: [cv], runde: 'Herbst' },
      { form: ids['vorsprechen'] },
    )
    expect([status, body.field_errors]).toEqual([200, undefined])
    const { rows } = await theatre.database.execute<{ runde: string }>(
      sql`select values->>'runde' as runde from form_entry order by id desc limit 1`,
    )
    expect(rows[0]!.runde).toBe('Frühjahr')
  })
})

const application = {
  name: 'Anna Berger',
  geburtsdatum: '1999-02-28',
  email: 'anna@example.org',
  email2: 'ANNA@example.org',
  fach: 'gesang',
  stuecke: 'Pamina',
  datenschutz: 'true',
}

const halfBody =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

describe('S-07: a file', () => {
  test('is taken under a harmless name, and claimed by one entry', async () => {
    const { status, body } = await upload(pdf, {
      name: '../../etc/Lebenslauf <Anna>.exe',
      who: await newVisitor(),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Lebenslauf Anna.pdf',
      bytes: pdf.length,
    })
    expect(storedFiles()).toContain(body.id)
    expect((await theatre.call(`/media/${body.id}`)).status).toBe(404)
    const values = { ...application, lebenslauf: [body.id] }
    expect((await submit(values, { form: ids['vorsprechen'] })).status).toBe(200)
    const again = await submit(values, { form: ids['vorsprechen'] })
    expect([again.status, again.body.field_errors]).toEqual([
      400,
      [{ field: 'lebenslauf', message: expect.stringMatching(/nicht mehr da/) }],
    ])
  })

  test.each<[string, number, Buffer]>([
    ['HTML that is called otherwise', 415, Buffer.from('<!doctype html><script>')],
    ['a vector picture', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', 415, Buffer.from('MZ\x90\0', 'latin1')],
    ['an empty file', 400, Buffer.alloc(0)],
    ['one that is too large', 413, Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])],
  ])('is refused: %s, and nothing stays', async (_, expected, bytes) => {
    const before = storedFiles()
    const german = await upload(bytes, { who: await newVisitor() })
    const english = await upload(bytes, { locale: 'en' })
    expect([german.status, english.status]).toEqual([expected, expected])
    expect(german.body.detail).not.toBe(english.body.detail)
    expect(storedFiles()).toEqual(before)
  })

  test('alone is taken, not two at once, and not without the token', async () => {
    const before = storedFiles()
    const two = new FormData()
    for (const name of ['a.pdf', 'b.pdf']) two.append('file', new Blob([new Uint8Array(pdf)]), name)
    expect((await send(two, { who: await newVisitor() })).status).toBe(413)
    expect((await send(new FormData())).status).toBe(400)
    const cookie = visitor.headers['cookie']!
    const half = await upload(pdf, { who: { ...visitor, headers: { cookie } } })
    expect(half.status).toBe(403)
    expect(storedFiles()).toEqual(before)
  })

  test.each([
    ['nonsense', 'multipart/form-data; boundary=x', 'nonsense'],
    ['a body without its end', 'multipart/form-data; boundary=x', halfBody],
    ['a body without a boundary', 'multipart/form-data', halfBody],
  ])('that cannot be read is refused in words: %s', async (_, type, payload) => {
    const before = storedFiles()
    const { headers } = await newVisitor()
    const { status, body } = await theatre.call({
      method: 'POST',
      url: '/de/api/temp-files/',
      headers: { ...headers, 'content-type': type },
      payload,
    })
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/nicht ganz angekommen/)])
    expect(storedFiles()).toEqual(before)
  })

  test('may come as often as the form says, and not once more', async () => {
    const { file_count: most } = (await theatre.call(`/de/api/forms/${ids['vorsprechen']}/`)).body
    expect(most).toBe(5)
    const send = async (count: number) => {
      const lebenslauf = Array.from({ length: count }, () => crypto.randomUUID())
      const answer = await submit({ ...application, lebenslauf }, { form: ids['vorsprechen'] })
      return [answer.status, answer.body.field_errors[0].message]
    }
    expect(await send(most)).toEqual([400, expect.stringMatching(/nicht mehr da/)])
    expect(await send(most + 1)).toEqual([400, 'Das sind zu viele Dateien.'])
  })
})

test('S-07: mail that cannot be delivered keeps no other from the office, and is tried again', async () => {
  const told: string[] = []
  const tell = (refused: string) =>
    runJobs(theatre, {
      send_letter: ({ id }: { id: number }) =>
        sendLetter(
          {
            database: theatre.database,
            async sendMail({ to }) {
              if (to.startsWith(refused)) throw new Error('There is no such letter box.')
              told.push(to)
            },
          },
          id,
        ),
    })
  await tell('nobody')
  told.length = 0
  await tellOfficeOf(Object.values(ids), {})
  await tell('schule@')
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^betriebsbuero@/),
    expect.stringMatching(/^fundus@/),
    expect.stringMatching(/^publikum@/),
  ])
  await theatre.database.execute(sql`update letter set written_at = now() - interval '2 minutes'`)
  await retryLetters(theatre.database)
  await tell('nobody')
  expect(told.at(-1)).toMatch(/^schule@/)
  expect(told).toHaveLength(4)
})

test('S-07: what somebody writes cannot pass for another field in the mail', async () => {
  const mails: string[] = []
  await tellOfficeOf([ids['rueckmeldung']!], {
    worte: 'Schön!\r\n\nE-Mail\nfalsch@example.org',
  })
  await runJobs(theatre, {
    send_letter: ({ id }: { id: number }) =>
      sendLetter(
        { database: theatre.database, sendMail: async ({ text }) => void mails.push(text) },
        id,
      ),
  })
  expect(mails).toEqual([expect.stringMatching(/^> Schön!\n> \n> E-Mail\n> falsch@example\.org$/m)])
})

/** Writes an entry into each form, and the letter about it. */
async function tellOfficeOf(forms: number[], values: Record<string, string>): Promise<void> {
  const { database } = theatre
  for (const form of forms) {
    const { rows } = await database.execute<{ id: number }>(sql`
      insert into form_entry (form_id, locale, values, request_key, content)
      values (${form}, 'de', ${JSON.stringify(values)}, gen_random_uuid(), gen_random_uuid())
      returning id`)
    await tellOffice(database, { siteUrl: 'https://theatre.example', entryId: rows[0]!.id })
  }
}

describe('S-07: what is kept', () => {
  test('is for the staff alone: a table without formulas, and files', async () => {
    const cv = (await upload(png, { name: '=1+1.png', who: await newVisitor() })).body.id
    await submit(
      { ...application, name: '=HYPERLINK("http://x")', stuecke: '@a; "b"', lebenslauf: [cv] },
      { form: ids['vorsprechen'] },
    )
    const other = (await upload(png)).body.id
    const wide = { ...application, name: '＝HYPERLINK("http://x")', lebenslauf: [other] }
    await submit(wide, { form: ids['vorsprechen'] })
    const table = `/de/api/forms/${ids['vorsprechen']}/entries.csv`
    const reader = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    expect((await theatre.call(table)).status).toBe(401)
    expect((await theatre.call({ url: table, headers: reader.headers })).status).toBe(403)
    const staff = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
    const { body, headers } = await theatre.call({ url: table, headers: staff.headers })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('vorsprechen-und-vorsingen.csv'),
    })
    expect(body).toContain('"\'=HYPERLINK(""http://x"")"')
    expect(body).toContain('"\'@a; ""b"""')
    // Programs read full-width signs as well.
    expect(body).toContain('"\'＝HYPERLINK(""http://x"")"')
    const address = new URL(/https:\S+\/files\/[\da-f-]+\//.exec(body)![0]).pathname
    expect((await theatre.call(address)).status).toBe(401)
    const file = await theatre.call({ url: address, headers: staff.headers })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png'])
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    const foreign = address.replace(/entries\/\d+/, 'entries/999')
    expect((await theatre.call({ url: foreign, headers: staff.headers })).status).toBe(404)
  })

  test('goes when its time is up, with its files; unclaimed files go after an hour', async () => {
    const { database } = theatre
    const folder = join(theatre.folder, 'form-files')
    mkdirSync(folder, { recursive: true })
    const fresh = (await upload(pdf, { who: await newVisitor() })).body.id
    const lost = (await upload(pdf)).body.id
    const old = (await upload(pdf)).body.id
    await database.execute(
      sql`update form_file set created_at = now() - interval '61 minutes' where id = ${lost}`,
    )
    await submit({ ...application, lebenslauf: [old] }, { form: ids['vorsprechen'] })
    await database.execute(sql`
      update form_entry set created_at = now() - interval '31 days'
        where id = (select entry_id from form_file where id = ${old})`)
    await database.execute(
      sql`update form_file set created_at = now() - interval '31 days' where id = ${old}`,
    )
    const kept = await countEntries()
    await sweepForms(database, { folder, retentionDays: 30 })
    expect(await countEntries()).toBe(kept - 1)
    expect(storedFiles()).toContain(fresh)
    expect(storedFiles()).not.toContain(lost)
    expect(storedFiles()).not.toContain(old)
  })
})
