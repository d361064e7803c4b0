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
let mail = ''

beforeAll(async () => {
  services = await listen(createHttpServer(asServices))
  mail = (await listen(createServer(asMailServer))).replace('http:', 'smtp:')
})
afterAll(() => {
  for (const server of servers) server.close()
})

test('X-01: an installation in which all is well is said to be in order', async () => {
  const { code, output } = await ask({ SMTP_URL: mail, CHANGES_SECRET: secret })
  expect(output).toContain('✓ The tables are those of this release.')
  expect(output).toContain('✓ The mail server takes mails.')
  expect(output).toContain('✓ The origin announces changes to the site.')
  expect(output).toContain('Everything is in order.')
  expect(output).not.toContain('✗')
  expect(code).toBe(0)
})

test.each([
  [{ CHANGES_SECRET: 'x'.repeat(20) }, /✗ The origin refuses CHANGES_SECRET \(401\)/],
  [{ SMTP_URL: '' }, /✗ SMTP_URL is not set/],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, /✗ The mail server refuses us: .*ECONNREFUSED/],
  [
    { SITE_URL: 'http://127.0.0.1:46999' },
    /✗ Visitors cannot reach http:\/\/127.0.0.1:46999: .*ECONNREFUSED/,
  ],
  [{ FOYER_DATA: '/proc' }, /✗ FOYER_DATA \(\/proc\) cannot be written/],
  [
    { DATABASE_URL: 'postgres://foyer:geheim@127.0.0.1:1/foyer' },
    /✗ The database cannot be reached: .*ECONNREFUSED/,
  ],
  [{ HOUSE_NAME: '' }, /✗ The origin would not start.[^]*HOUSE_NAME/],
])('X-01: with %j it says what is wrong, and no secret', async (variables, sentence) => {
  const changed = { SMTP_URL: mail, CHANGES_SECRET: secret, ...variables }
  const { code, output } = await ask(changed)
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/geheim|q8Zr2v/)
  expect(code).toBe(1)
})

test('X-01: services that are not ready or not there are named', async () => {
  const variables = { SMTP_URL: mail, CHANGES_SECRET: secret }
  const { output } = await ask(variables, [
    '--gateway',
    `${services}/draining`,
    '--site',
    'http://127.0.0.1:1',
  ])
  expect(output).toContain('is not ready (503)')
  expect(output).toContain('✗ The site cannot be reached at http://127.0.0.1:1')
  expect(output).toContain('✓ The origin is ready.')
})

test('X-06: a bucket that keeps files is in order, one that is not there is named', async () => {
  const variables = { SMTP_URL: mail, CHANGES_SECRET: secret }
  const buckets = await startBuckets()
  const fine = await ask({ ...variables, ...buckets.one })
  const missing = await ask({ ...variables, ...buckets.one, S3_BUCKET: 'nowhere' })
  await buckets.stop()
  expect(fine.output).toContain('✓ The bucket one keeps files.')
  expect(missing.output).toMatch(/✗ The bucket nowhere cannot be used: .*bucket does not exist/)
  expect(missing.output).not.toContain(buckets.one.S3_SECRET_ACCESS_KEY)
})

test('X-01: what an interrupted restore has left is named', async () => {
  const variables = { SMTP_URL: mail, CHANGES_SECRET: secret }
  const staging = `${theatre.folder}/restoring`
  mkdirSync(staging)
  expect((await ask(variables)).output).toContain(
    `✗ A restore was interrupted: restore again, or delete ${staging}.`,
  )
  rmdirSync(staging)
  await theatre.database.execute(sql`create schema before_restore_public`)
  expect((await ask(variables)).output).toContain('set aside in it, and is put back first')
  await theatre.database.execute(sql`drop schema before_restore_public`)
  expect((await ask(variables)).output).toContain('✓ No restore was interrupted.')
})

test.skipIf(!hasPgBouncer)('X-06: a pooler that drops our settings is named', async () => {
  const variables = { SMTP_URL: mail, CHANGES_SECRET: secret, DATABASE_DIRECT_URL: theatre.url }
  const pooler = await startPgBouncer(theatre.url)
  const fine = await ask({ ...variables, DATABASE_URL: pooler.url })
  await pooler.kill()
  expect(fine.output).toContain('✓ Connections by the pooler have our settings.')
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
