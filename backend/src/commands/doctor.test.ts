import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmdirSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBuckets } from '#test/programs/bucket-server.ts'
import { hasPgBouncer, startPgBouncer } from '#test/programs/pgbouncer.ts'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const secret = 'q8Zr2vLmX0tYb7NcWd4KfHs9JgPa1EuR'
const servers: Server[] = []
let services = ''
/** Variables of an installation in which all is well. */
const fine: Record<string, string> = {}
const unreachable = [/✗ The database cannot be reached: .*ECONNREFUSED/, /✗ SMTP_URL is not set/]

beforeAll(async () => {
  services = await listen(createHttpServer(asServices))
  const mail = (await listen(createServer(asMailServer))).replace('http:', 'smtp:')
  Object.assign(fine, { SMTP_URL: mail, CHANGES_SECRET: secret })
})
afterAll(() => {
  for (const server of servers) server.close()
})

test('X-01: an installation in which all is well is said to be in order', async () => {
  const buckets = await startBuckets()
  await theatre.database.execute(sql`insert into worker_lease (pool_id) values ('doctor-test')`)
  const { code, output } = await ask({ ...fine, ...buckets.one })
  await theatre.database.execute(sql`delete from worker_lease where pool_id = 'doctor-test'`)
  await buckets.stop()
  expect(output).toContain('✓ The tables are those of this release.')
  expect(output).toContain('✓ The mail server takes mails.')
  expect(output).toContain('✓ The origin announces changes to the site.')
  expect(output).toContain('✓ No restore was interrupted.')
  expect(output).toContain('✓ A process runs deferred jobs.')
  expect(output).toContain('✓ The bucket one keeps files.')
  expect(output).toContain('Everything is in order.')
  expect(output).not.toContain('✗')
  expect(code).toBe(0)
})

test('X-01, X-06: all that is wrong is said at once, in sentences, and no secret', async () => {
  const buckets = await startBuckets()
  await theatre.database.execute(sql`create schema before_restore_public`)
  const { code, output } = await ask(
    {
      CHANGES_SECRET: 'x'.repeat(20),
      SMTP_URL: 'smtp://127.0.0.1:1',
      SITE_URL: 'http://127.0.0.1:46999',
      FOYER_DATA: '/proc',
      ...buckets.one,
      S3_BUCKET: 'nowhere',
    },
    ['--gateway', `${services}/draining`, '--site', 'http://127.0.0.1:1'],
  )
  await theatre.database.execute(sql`drop schema before_restore_public`)
  await buckets.stop()
  for (const sentence of [
    /✗ The origin refuses CHANGES_SECRET \(401\)/,
    /✗ The mail server refuses us: .*ECONNREFUSED/,
    /✗ Visitors cannot reach http:\/\/127.0.0.1:46999: .*ECONNREFUSED/,
    /✗ FOYER_DATA \(\/proc\) cannot be written/,
    /✗ The bucket nowhere cannot be used: .*bucket does not exist/,
    /✗ The gateway at .* is not ready \(503\)/,
    /✗ The site cannot be reached at http:\/\/127.0.0.1:1/,
    /✓ The origin is ready\./,
    /✗ No process runs deferred jobs.*JOBS=on/,
    /set aside in it, and is put back first/,
  ]) {
    expect(output).toMatch(sentence)
  }
  expect(output).not.toContain(buckets.one.S3_SECRET_ACCESS_KEY)
  expect(code).toBe(1)
})

test.each([
  [{ DATABASE_URL: 'postgres://foyer:geheim@127.0.0.1:1/foyer', SMTP_URL: '' }, unreachable],
  [{ HOUSE_NAME: '' }, [/✗ The origin would not start.[^]*HOUSE_NAME/]],
])(
  'X-01: with %j it says what is wrong, and no secret',
  { tags: 'slow' },
  async (variables, sentences) => {
    const { code, output } = await ask({ ...fine, ...variables })
    for (const sentence of sentences) expect(output).toMatch(sentence)
    expect(output).not.toMatch(/geheim|q8Zr2v/)
    expect(code).toBe(1)
  },
)

test('X-01: files that an interrupted restore has left are named', { tags: 'slow' }, async () => {
  const staging = `${theatre.folder}/restoring`
  mkdirSync(staging)
  expect((await ask(fine)).output).toContain(
    `✗ A restore was interrupted: restore again, or delete ${staging}.`,
  )
  rmdirSync(staging)
})

test.skipIf(!hasPgBouncer)('X-06: a pooler that drops our settings is named', async () => {
  const variables = { ...fine, DATABASE_DIRECT_URL: theatre.url }
  const pooler = await startPgBouncer(theatre.url)
  const right = await ask({ ...variables, DATABASE_URL: pooler.url })
  await pooler.kill()
  expect(right.output).toContain('✓ Connections by the pooler have our settings.')
  const bare = await startPgBouncer(theatre.url, { hasOurSettings: false })
  const wrong = await ask({ ...variables, DATABASE_URL: bare.url })
  await bare.kill()
  expect(wrong.output).toMatch(
    /✗ Connections by the pooler have other settings .* set connect_query/,
  )
})

async function ask(variables: Record<string, string>, args: string[] = []) {
  const program = `${import.meta.dirname}/doctor.ts`
  const addresses = ['--origin', services, '--gateway', services, '--site', services, ...args]
  const env = {
    ...testEnvironment,
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: theatre.url,
    FOYER_DATA: theatre.folder,
    SITE_URL: services,
    DISK_RESERVE_BYTES: '0',
    ...variables,
  }
  return promisify(execFile)(process.execPath, [program, ...addresses], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  )
}

const asServices: RequestListener = ({ url, headers }, response) => {
  const isRefused = url === '/internal/changes' && headers.authorization !== `Bearer ${secret}`
  const status = isRefused ? 401 : url?.startsWith('/draining') ? 503 : 200
  response.writeHead(status, { 'x-request-id': '1' }).end()
}

function asMailServer(socket: Socket): void {
  socket.on('error', () => {})
  socket.write('220 mail.example\r\n')
  socket.on('data', (line) =>
    socket.write(line.toString().startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'),
  )
}

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
