import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app'
import { queuedMail } from '#database/tables/jobs.ts'
import { readEnv } from '#env'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { createSendMail } from '#mail/send-mail.ts'
import { retryMails, sendQueuedMail } from '#mail/send-queued-mail.ts'
import { logIn } from '#test/log-in.ts'
import { runJobs } from '#test/run-jobs.ts'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { mountSmallDisk } from './small-disk.ts'

const megabyte = 1024 * 1024
const disk = mountSmallDisk(2 * megabyte)
const theatre = useTheatre()
afterAll(() => disk?.unmount())

if (!disk) console.info('Mounting is not permitted here: a full disk is not tested.')

test.runIf(disk)(
  'X-09: an upload on a full disk is refused, nothing of it stays, and the origin goes on',
  async () => {
    const { folder, fill, empty } = disk!
    await using app = await open(folder)
    const before = files(folder)
    fill()
    const refused = await upload(app)
    // 503 when it is seen in advance, 507 when the disk is full in the middle.
    expect([503, 507]).toContain(refused.statusCode)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(files(folder)).toEqual(before)
    expect((await app.inject('/de/api/events/')).statusCode).toBe(200)
    empty()
    expect((await upload(app)).statusCode).toBe(201)
  },
)

test.runIf(disk)(
  'X-09: mails that did not fit on the disk are sent as soon as there is space',
  async () => {
    const { folder, fill, empty } = disk!
    const mails = join(folder, 'mail')
    const sendMail = createSendMail({
      smtpUrl: '',
      from: 'Theater <web@theatre.example>',
      folder: mails,
    })
    const send = () =>
      runJobs(theatre, {
        send_mail: ({ id }: { id: number }) =>
          sendQueuedMail({ database: theatre.database, sendMail }, id),
      })
    fill()
    const mail = { to: 'anna@example.org', subject: 'Karten', text: 'x'.repeat(10_000) }
    await enqueueMail(theatre.database, { about: 'test', mail })
    await send()
    expect(await theatre.database.$count(queuedMail, sql`sent_at is null`)).toBe(1)
    expect(existsSync(mails) ? readdirSync(mails) : []).toEqual([])

    empty()
    await theatre.database.execute(
      sql`update queued_mail set written_at = now() - interval '2 minutes'`,
    )
    await retryMails(theatre.database)
    await send()
    expect(await theatre.database.$count(queuedMail, sql`sent_at is null`)).toBe(0)
    expect(readdirSync(mails)).toHaveLength(1)
  },
)

/** An origin whose files are on a disk without free space. */
async function open(folder: string) {
  const env = readEnv({
    ...testEnvironment,
    DATABASE_URL: theatre.url,
    FOYER_DATA: folder,
    DISK_RESERVE_BYTES: '0',
    FORM_FILE_BYTES: String(megabyte),
  })
  const app = await buildApp({ database: theatre.database, env })
  return Object.assign(app, { [Symbol.asyncDispose]: () => app.close() })
}

async function upload(app: Awaited<ReturnType<typeof open>>) {
  const { headers } = await logIn(theatre)
  const form = new FormData()
  form.append('file', new Blob([`%PDF-1.7\n${'x'.repeat(100_000)}\n%%EOF\n`]), 'cv.pdf')
  const request = new Request('http://x', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/de/api/temp-files/',
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const files = (folder: string) =>
  existsSync(join(folder, 'form-files')) ? readdirSync(join(folder, 'form-files')) : []
