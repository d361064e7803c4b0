import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { diskStore } from '#files/disk-store.ts'
import { notifyStaff } from './notify-staff.ts'
import { deleteExpiredFormData } from './delete-expired-form-data.ts'
import { logIn } from '#test/log-in.ts'
import { runJobs } from '#test/run-jobs.ts'
import { retryMails, sendQueuedMail } from '#mail/send-queued-mail.ts'
import {
  theatre,
  pdf,
  ids,
  visitor,
  newVisitor,
  upload,
  send,
  submit,
  countEntries,
  application,
  png,
  useForms,
} from '#test/form-visitor.ts'

useForms()

function storedFiles(): string[] {
  const folder = join(theatre.folder, 'form-files')
  return existsSync(folder) ? readdirSync(folder) : []
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

  test('is accepted alone, not two at once, and not without the token', async () => {
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

  test('may be sent as often as the form allows, and not once more', async () => {
    const { file_count: most } = (await theatre.call(`/de/api/forms/${ids['vorsprechen']}/`)).body
    expect(most).toBe(5)
    const send = async (count: number) => {
      const lebenslauf = Array.from({ length: count }, () => crypto.randomUUID())
      const response = await submit({ ...application, lebenslauf }, { form: ids['vorsprechen'] })
      return [response.status, response.body.field_errors[0].message]
    }
    expect(await send(most)).toEqual([400, expect.stringMatching(/nicht mehr da/)])
    expect(await send(most + 1)).toEqual([400, 'Das sind zu viele Dateien.'])
  })
})

test('S-07: mail that cannot be delivered does not block other mail to staff, and is retried', async () => {
  const recipients: string[] = []
  const tell = (refused: string) =>
    runJobs(theatre, {
      send_mail: ({ id }: { id: number }) =>
        sendQueuedMail(
          {
            database: theatre.database,
            async sendMail({ to }) {
              if (to.startsWith(refused)) throw new Error('There is no such mailbox.')
              recipients.push(to)
            },
          },
          id,
        ),
    })
  await tell('nobody')
  recipients.length = 0
  await notifyStaffOf(Object.values(ids), {})
  await tell('schule@')
  expect(recipients.toSorted()).toEqual([
    expect.stringMatching(/^betriebsbuero@/),
    expect.stringMatching(/^fundus@/),
    expect.stringMatching(/^publikum@/),
    expect.stringMatching(/^publikum@/),
  ])
  await theatre.database.execute(
    sql`update queued_mail set written_at = now() - interval '2 minutes'`,
  )
  await retryMails(theatre.database)
  await tell('nobody')
  expect(recipients.at(-1)).toMatch(/^schule@/)
  expect(recipients).toHaveLength(5)
})

test('S-07: a visitor’s text cannot pass for another field in the mail', async () => {
  const mails: string[] = []
  await notifyStaffOf([ids['rueckmeldung']!], {
    worte: 'Schön!\r\n\nE-Mail\nfalsch@example.org',
  })
  await runJobs(theatre, {
    send_mail: ({ id }: { id: number }) =>
      sendQueuedMail(
        { database: theatre.database, sendMail: async ({ text }) => void mails.push(text) },
        id,
      ),
  })
  expect(mails).toEqual([expect.stringMatching(/^> Schön!\n> \n> E-Mail\n> falsch@example\.org$/m)])
})

/** Submits an entry to each form, which queues a mail about it. */
async function notifyStaffOf(forms: number[], values: Record<string, string>): Promise<void> {
  const { database } = theatre
  for (const form of forms) {
    const { rows } = await database.execute<{ id: number }>(sql`
      insert into form_entry (form_id, locale, values, request_key, content)
      values (${form}, 'de', ${JSON.stringify(values)}, gen_random_uuid(), gen_random_uuid())
      returning id`)
    await notifyStaff(database, { siteUrl: 'https://theatre.example', entryId: rows[0]!.id })
  }
}

describe('S-07: what is kept', () => {
  test('is for staff only: CSV without formulas, and files', async () => {
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

  test('is deleted after the retention time, with its files; unattached files after an hour', async () => {
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
    const entryCount = await countEntries()
    await deleteExpiredFormData(database, { files: diskStore(folder), retentionDays: 30 })
    expect(await countEntries()).toBe(entryCount - 1)
    expect(storedFiles()).toContain(fresh)
    expect(storedFiles()).not.toContain(lost)
    expect(storedFiles()).not.toContain(old)
  })
})
