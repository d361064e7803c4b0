import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runJobs } from '#test/run-jobs.ts'
import {
  theatre,
  pdf,
  ids,
  newVisitor,
  upload,
  submit,
  countEntries,
  application,
  useForms,
} from '#test/form-visitor.ts'

useForms()

const feedback = {
  urteil: 'gross',
  worte: 'Die Sterne!',
  email: 'anna@example.org',
  email2: 'anna@example.org',
}

describe('S-06: a form', () => {
  test('has title, intro and its fields in order, in the requested language', async () => {
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
  test('is stored without the repeated address, and staff get a mail that they can reply to', async () => {
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

  test('to a form that does not exist, or without a valid shape, is rejected with the same message', async () => {
    const unknown = await submit(feedback, { form: 999_999 })
    expect([unknown.status, unknown.body.field_errors]).toEqual([
      400,
      [{ field: 'form', message: 'Dieses Formular gibt es nicht.' }],
    ])
    const { status, body } = await submit(feedback, { form: 'eins' })
    expect([status, body.field_errors]).toEqual([400, unknown.body.field_errors])
  })

  test('S-07 is stored with its visible text, whatever script it is written in', async () => {
    const worte = 'Гамлет 🎭 \ud83d!'
    expect((await submit({ ...feedback, worte: `\u0000${worte}` })).status).toBe(400)
    expect((await submit({ ...feedback, worte })).status).toBe(200)
    const { rows } = await theatre.database.execute(
      sql`select values->>'worte' as worte from form_entry order by id desc limit 1`,
    )
    expect(rows).toEqual([{ worte: 'Гамлет 🎭 \ufffd!' }])
  })

  test('that is sent twice, concurrently or later, is one entry', async () => {
    const before = await countEntries()
    const request_key = 'einmal-ist-genug-0001'
    const who = await newVisitor()
    const call = () =>
      who.send({
        url: '/de/api/forms-entries/',
        payload: { form: ids['rueckmeldung'], field_values: feedback, request_key },
      })
    const responses = await Promise.all([call(), call(), call()])
    responses.push(await call())
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
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

  test('of a script is rejected: a filled honeypot, too little time, too many', async () => {
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

  test('a field that is not shown has its default, whatever is sent', async () => {
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
