import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queuedMail } from '#database/tables/jobs.ts'
import { runJobs } from '#test/run-jobs.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { retryMails, sendQueuedMail } from './send-queued-mail.ts'
import { createSendMail, type SendMail } from './send-mail.ts'

const theatre = useTheatre()
const mail = { to: 'Anna@example.org', subject: 'Karten', text: 'https://theatre.example/secret' }
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-outbox-'))
  await theatre.database.delete(queuedMail)
  await theatre.database.execute(sql`delete from graphile_worker._private_jobs`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const send = (sendMail: SendMail) =>
  runJobs(theatre, {
    send_mail: ({ id }: { id: number }) =>
      sendQueuedMail({ database: theatre.database, sendMail }, id),
  })
const post = () => enqueueMail(theatre.database, { about: 'test', mail })
const filing = () =>
  createSendMail({
    smtpUrl: '',
    from: 'Theater <web@theatre.example>',
    folder: join(folder, 'mail'),
  })

test('a mail is queued with the transaction that causes it, or not at all', async () => {
  const broken = theatre.database.transaction(async (transaction) => {
    await enqueueMail(transaction, { about: 'test', mail })
    throw new Error('changed our mind')
  })
  await expect(broken).rejects.toThrow('changed our mind')
  await send(filing())
  expect(existsSync(join(folder, 'mail'))).toBe(false)
})

test('an origin that is killed after writing an order loses no mail: another one sends it', async () => {
  await post()
  const recipients: string[] = []
  await send(async ({ to }) => void recipients.push(to))
  await send(async ({ to }) => void recipients.push(to))
  expect(recipients).toEqual(['Anna@example.org'])
  const [row] = await theatre.database.select().from(queuedMail)
  expect(row).toMatchObject({ content: null, sentAt: expect.any(Date) })
})

test('two origins that process the same mail send it once', async () => {
  await post()
  const { database } = theatre
  const [row] = await database.select().from(queuedMail)
  const recipients: string[] = []
  const sendMail: SendMail = async ({ to }) => void recipients.push(to)
  await Promise.all([1, 2, 3].map(() => sendQueuedMail({ database, sendMail }, row!.id)))
  expect(recipients).toHaveLength(1)
})

test('an origin that is killed between sending a mail and recording it sends the same Message-ID again: one file, one mail', async () => {
  await post()
  await send(async (again) => {
    await filing()(again)
    throw new Error('killed')
  })
  const [first] = readdirSync(join(folder, 'mail'))
  const messageId = /^Message-ID: .*$/im.exec(
    readFileSync(join(folder, 'mail', first!), 'utf8'),
  )![0]
  await theatre.database.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await send(filing())
  const files = readdirSync(join(folder, 'mail'))
  expect(files).toEqual([first])
  expect(readFileSync(join(folder, 'mail', first!), 'utf8')).toContain(messageId)
  expect(messageId).toMatch(/@theatre\.example>$/)
})

test('X-09: mails that cannot be written stay queued, and are sent when the disk has space', async () => {
  // A file in place of the folder simulates a full disk: nothing can be written, even by root.
  writeFileSync(join(folder, 'mail'), '')
  await post()
  await send(filing())
  expect(await waiting()).toBe(1)

  rmSync(join(folder, 'mail'))
  await theatre.database.execute(
    sql`update queued_mail set written_at = now() - interval '2 minutes'`,
  )
  await retryMails(theatre.database)
  await send(filing())
  expect(await waiting()).toBe(0)
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(1)
})

test('a written mail is readable by the service only', async () => {
  await post()
  await send(filing())
  const [file] = readdirSync(join(folder, 'mail'))
  expect(statSync(join(folder, 'mail')).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'mail', file!)).mode & 0o077).toBe(0)
})

async function waiting(): Promise<number> {
  return theatre.database.$count(queuedMail, sql`sent_at is null`)
}
