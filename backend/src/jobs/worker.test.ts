import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { unlockAbandonedJobs } from './lease.ts'
import { startWorker } from './start-worker.ts'

const theatre = useTheatre()
const log = { debug() {}, info() {}, warn() {}, error() {} }
/** How long a busy machine may take. */
const soon = { timeout: 20_000 }
const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop()
})

test('a worker does what comes, also when its connections have broken, and leaves no lease behind', async () => {
  const { sent } = start()
  await post('one')
  await expect.poll(() => sent, soon).toHaveLength(1)
  await expect.poll(countJobs, soon).toBe(0)
  await theatre.database.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike '%graphile%'`)
  await post('other')
  await expect.poll(() => sent, soon).toHaveLength(2)
  await expect.poll(countJobs, soon).toBe(0)
  // Its connection may have been broken, too: then it is renewed with the next beat.
  await expect.poll(countLeases, soon).toBe(1)
  await running.pop()!.stop()
  expect(await countLeases()).toBe(0)
})

test('of two origins one does a job', async () => {
  const workers = [start(), start()]
  const letters = Array.from({ length: 20 }, (_, index) => `letter ${index}`)
  for (const letter of letters) await post(letter)
  const sent = () => workers.flatMap((worker) => worker.sent)
  await expect.poll(sent, soon).toHaveLength(letters.length)
  await expect.poll(countJobs, soon).toBe(0)
  expect(new Set(sent()).size).toBe(letters.length)
})

test('jobs of a killed origin are freed, those of a living one are not, however long they take', async () => {
  const { database } = theatre
  for (const about of ['dead', 'alive', 'unknown']) await post(about)
  await database.execute(sql`insert into worker_lease (pool_id, beat_at) values
    ('pool-alive', now()), ('pool-dead', now() - interval '21 seconds')`)
  await database.execute(sql`
    update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
      locked_by = (array['pool-alive', 'pool-dead', 'pool-unknown'])[1 + id % 3]`)
  await unlockAbandonedJobs(database.$client)
  const { rows } = await database.execute<{ locked_by: string | null }>(sql`
    select locked_by from graphile_worker.jobs order by locked_by`)
  expect(rows.map(({ locked_by }) => locked_by)).toEqual(['pool-alive', null, null])
})

function start(): { sent: number[] } {
  const sent: number[] = []
  running.push(
    startWorker({
      databaseUrl: theatre.url,
      log,
      jobs: {
        tasks: {
          send_mail: async ({ id }) => void sent.push(id),
          remake_variants: async () => {},
          send_account_mail: async () => {},
          send_newsletter_mail: async () => {},
          report_newsletter: async () => {},
          process_upload: async () => {},
          tell_order_holders: async () => {},
        },
        scheduled: {},
      },
    }),
  )
  return { sent }
}

async function post(subject: string): Promise<void> {
  const mail = { to: 'anna@example.org', subject, text: subject }
  await enqueueMail(theatre.database, { about: 'test', mail })
}

async function countLeases(): Promise<number> {
  const { rows } = await theatre.database.execute(sql`select 1 from worker_lease`)
  return rows.length
}

async function countJobs(): Promise<number> {
  const { rows } = await theatre.database.execute(sql`select 1 from graphile_worker.jobs`)
  return rows.length
}
