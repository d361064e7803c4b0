import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { audit, auditRow } from '#database/tables/audit.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import {
  application,
  ids,
  newVisitor,
  pdf,
  submit,
  theatre,
  upload,
  useForms,
} from '#test/form-visitor.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { runJobs } from '#test/run-jobs.ts'

useForms()
let staff: Session

beforeAll(async () => {
  staff = await withRole('publisher')
})

const url = '/de/admin-api/form-entries/'
const get = (path = '', who = staff) => theatre.call({ url: url + path, headers: who.headers })

async function withRole(role: 'publisher' | 'editor' | 'box_office'): Promise<Session> {
  return logIn(theatre, await addPerson(theatre.database, [{ role, pageId: null }]))
}

const feedback = { urteil: 'gross', worte: 'Die Sterne!', email: 'anna@example.org' }
const send = (change: object = {}) => submit({ ...feedback, email2: feedback.email, ...change })

async function lastEntry(): Promise<number> {
  const [row] = await theatre.database
    .select({ id: formEntry.id })
    .from(formEntry)
    .orderBy(desc(formEntry.id))
    .limit(1)
  return row!.id
}

test('X-12 only publishers read, answer and delete entries', async () => {
  await send()
  const id = await lastEntry()
  for (const role of ['editor', 'box_office'] as const) {
    const other = await withRole(role)
    expect((await get('', other)).status).toBe(403)
    expect((await get(`${id}/`, other)).status).toBe(403)
    expect((await other.send({ method: 'DELETE', url: `${url}${id}/` })).status).toBe(403)
  }
  expect((await theatre.call(url)).status).toBe(401)
  expect((await get(`${id}/`)).status).toBe(200)
})

test('X-12, S-07 an entry says what was asked when it was sent, whatever becomes of the form', async () => {
  const forms = '/de/admin-api/forms/'
  const { body: form } = await staff.send({
    url: forms,
    payload: {
      title: { de: 'Umfrage' },
      fields: [
        { kind: 'text', label: { de: 'Lieblingsstück' }, slug: 'stueck' },
        {
          kind: 'radio',
          label: { de: 'Platz' },
          slug: 'platz',
          choices: [{ value: 'loge', label: { de: 'In der Loge', en: 'In a box' } }],
        },
      ],
    },
  })
  await submit({ stueck: 'Lumpazivagabundus', platz: 'loge' }, { form: form.id })
  const id = await lastEntry()
  const [first] = form.fields
  await staff.send({
    method: 'PATCH',
    url: `${forms}${form.id}/`,
    payload: { fields: [{ ...first, slug: 'werk', label: { de: 'Werk' } }] },
  })
  const { body } = await get(`${id}/`)
  expect(body.answers).toMatchObject([
    { label: 'Lieblingsstück', text: 'Lumpazivagabundus' },
    { label: 'Platz', text: 'In der Loge' },
  ])
  const csv = await theatre.app.inject({
    url: `/de/api/forms/${form.id}/entries.csv`,
    headers: staff.headers,
  })
  const [heading, line] = csv.body.split('\r\n')
  expect(heading).toContain('"Werk";"Lieblingsstück (entfernt)";"Platz (entfernt)"')
  expect(line).toMatch(/"";"Lumpazivagabundus";"loge"$/)
})

test('X-12 entries are found by form, text, day and state', async () => {
  await send({ worte: 'Ein Wal im Foyer!' })
  const id = await lastEntry()
  const found = async (query: string) => {
    const { body } = await get(`?${query}`)
    return body.results.map((entry: { id: number }) => entry.id)
  }
  const form = ids['rueckmeldung']!
  expect(await found(`form=${form}&search=wal%20im`)).toEqual([id])
  expect(await found(`form=${ids['vorsprechen']}&search=wal%20im`)).toEqual([])
  expect(await found('search=wal%20im&state=unread')).toEqual([id])
  expect(await found('search=wal%20im&date_to=2020-01-01')).toEqual([])
  await staff.send({ method: 'PATCH', url: `${url}${id}/`, payload: { state: 'read' } })
  expect(await found('search=wal%20im&state=unread')).toEqual([])
  expect(await found('search=wal%20im&state=read')).toEqual([id])
  const exported = (query: string) =>
    theatre.app.inject({
      url: `/de/api/forms/${form}/entries.csv?form=${form}&${query}`,
      headers: staff.headers,
    })
  const lines = async (query: string) => (await exported(query)).body.trim().split('\r\n').slice(1)
  expect(await lines('search=wal%20im&state=read')).toEqual([expect.stringMatching(`^"${id}";`)])
  expect(await lines('search=wal%20im&state=unread')).toEqual([])
  expect((await exported('date_to=gestern')).statusCode).toBe(400)
})

test('X-12 an answer is a mail to whoever wrote, with replies to the form, and marks the entry', async () => {
  await send({ email: 'wilma@example.org', email2: 'wilma@example.org' })
  const id = await lastEntry()
  const { status, body } = await staff.send({
    url: `${url}${id}/answer/`,
    payload: { subject: 'Ihre Rückmeldung', text: 'Danke für den Wal!' },
  })
  expect([status, body.state, body.email]).toEqual([200, 'replied', 'wilma@example.org'])
  await runJobs(theatre)
  const folder = join(theatre.folder, 'mail')
  const mails = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  await expect
    .poll(() => mails().find((mail) => /^To: wilma@/m.test(mail)))
    .toMatch(/Reply-To: publikum@/)
  const { body: form } = await staff.send({
    url: '/de/admin-api/forms/',
    payload: { title: { de: 'Ohne Adresse' }, fields: [] },
  })
  await submit({}, { form: form.id })
  const refused = await staff.send({
    url: `${url}${await lastEntry()}/answer/`,
    payload: { subject: 'Hallo', text: 'Hallo' },
  })
  expect(refused.status).toBe(409)
})

test('X-12, S-07 a deletion takes the files along, and the audit log keeps who and how many, not what', async () => {
  const { body: file } = await upload(pdf, { who: await newVisitor() })
  await submit({ ...application, lebenslauf: [file.id] }, { form: ids['vorsprechen'] })
  const id = await lastEntry()
  const path = join(theatre.folder, 'form-files', file.id)
  expect(existsSync(path)).toBe(true)
  const { body: read } = await get(`${id}/`)
  const sent = read.answers.flatMap(({ files }: { files: { url: string }[] }) => files)
  expect(sent).toMatchObject([{ name: 'cv.pdf', url: expect.stringContaining(file.id) }])
  const download = await theatre.app.inject({ url: sent[0].url, headers: staff.headers })
  expect(download.rawPayload).toEqual(pdf)

  expect((await staff.send({ method: 'DELETE', url: `${url}${id}/` })).body).toEqual({ id })
  expect((await get(`${id}/`)).status).toBe(404)
  expect(existsSync(path)).toBe(false)
  expect(await theatre.database.select().from(formFile).where(eq(formFile.id, file.id))).toEqual([])
  const [logged] = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(logged).toMatchObject({
    what: `forms ${ids['vorsprechen']}: 1 entries deleted`,
    accountId: expect.any(Number),
  })
  const rows = await theatre.database
    .select()
    .from(auditRow)
    .where(eq(auditRow.auditId, logged!.id))
  expect(rows).toEqual([])
})

test('X-12 entries before a day are deleted, those of other forms and of that day stay', async () => {
  const form = ids['rueckmeldung']!
  await send()
  const old = await lastEntry()
  await send()
  const kept = await lastEntry()
  const { body: otherForm } = await staff.send({
    url: '/de/admin-api/forms/',
    payload: { title: { de: 'Anderes' } },
  })
  await submit({}, { form: otherForm.id })
  const other = await lastEntry()
  // One minute past midnight at the theatre is another day in UTC.
  await theatre.database.execute(sql`
    update form_entry set created_at = case id
      when ${old} then timestamptz '2025-05-31 23:59+02' else timestamptz '2025-06-01 00:01+02' end
    where id in (${old}, ${kept}, ${other})`)
  await theatre.database.execute(
    sql`update form_entry set created_at = '2025-01-01' where id = ${other}`,
  )
  const remove = () =>
    staff.send({ url: `${url}deletion/`, payload: { form, before: '2025-06-01' } })
  expect((await remove()).body).toEqual({ count: 1 })
  expect((await remove()).body).toEqual({ count: 0 })
  expect((await get(`${old}/`)).status).toBe(404)
  expect((await get(`${kept}/`)).status).toBe(200)
  expect((await get(`${other}/`)).status).toBe(200)
})
