import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClusterTemplate } from '#support/copy-cluster.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres, type Postgres } from './start-postgres.ts'

const isRoot = process.getuid?.() === 0
const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups']
const program = `${import.meta.dirname}/start-postgres.ts`
/** Whether another user can be tried: the checkout may lie where only root may enter. */
const canSwitch = isRoot && spawnSync('setpriv', [...asNobody, 'test', '-r', program]).status === 0

let parent = ''
let base = ''
const running: Postgres[] = []
let template: Awaited<ReturnType<typeof createClusterTemplate>>

beforeAll(async () => {
  template = await createClusterTemplate()
})
afterAll(() => template.remove())

beforeEach(() => {
  parent = memoryFolder('postgres')
  base = `${parent}/foyer postgres ä`
  mkdirSync(base)
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  rmSync(parent, { recursive: true, force: true })
})

async function start(folder = `${base}/postgres`, { fast = true } = {}): Promise<Postgres> {
  const postgres = await startPostgres({ folder, fast })
  running.push(postgres)
  return postgres
}

/** Starts on a cluster that is there already: creating one is not what the test is about. */
async function startAgain(options = {}): Promise<Postgres> {
  template.copyTo(`${base}/postgres`)
  return start(undefined, options)
}

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

function pidOf(folder: string): number {
  return Number(readFileSync(`${folder}/cluster/postmaster.pid`, 'utf8').split('\n')[0])
}

test('content outlives a stop and a start', async () => {
  const first = await startAgain()
  await ask(first.url, 'create table play (title text)')
  await ask(first.url, `insert into play values ('Der Zerrissene')`)
  await first.stop()
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select title from play')).toEqual([{ title: 'Der Zerrissene' }])
})

test(
  'umlauts sort and are searched as with a locale of the operating system',
  { tags: 'slow' },
  async () => {
    const { url } = await startAgain()
    await ask(url, 'create extension pg_trgm')
    const [row] = await ask<{ trigrams: string[]; upper: string }>(
      url,
      `select show_trgm('ö') as trigrams, upper('ä') as upper`,
    )
    expect(row?.trigrams).not.toEqual([])
    expect(row?.upper).toBe('Ä')
  },
)

test('only the password opens it, and only from this machine', { tags: 'slow' }, async () => {
  const { url } = await startAgain()
  const wrong = new URL(url)
  wrong.password = 'falsch'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/)
  expect(statSync(`${base}/postgres/password`).mode & 0o777).toBe(0o600)
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
})

test('a server that outlived its launcher is adopted', { tags: 'slow' }, async () => {
  const folder = `${base}/postgres`
  template.copyTo(folder)
  const program = `
    import { startPostgres } from ${JSON.stringify(`${import.meta.dirname}/start-postgres.ts`)}
    const { url } = await startPostgres({ folder: ${JSON.stringify(folder)}, fast: true })
    console.log(url)
    process.kill(process.pid, 'SIGKILL')`
  const launcher = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program],
    {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    },
  )
  expect(launcher.signal).toBe('SIGKILL')
  const pid = pidOf(folder)
  const postgres = await start()
  expect(postgres).toMatchObject({ adopted: true, url: launcher.stdout.trim() })
  expect(pidOf(folder)).toBe(pid)
  await postgres.stop()
  expect(existsSync(`${folder}/cluster/postmaster.pid`)).toBe(false)
})

test('committed data survives when everything is killed', async () => {
  const first = await startAgain({ fast: false })
  await ask(first.url, 'create table play (title text)')
  await ask(first.url, `insert into play values ('Die Möwe')`)
  process.kill(pidOf(`${base}/postgres`), 'SIGKILL')
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select title from play')).toEqual([{ title: 'Die Möwe' }])
})

test(
  'a pid in postmaster.pid that belongs to another program does not prevent the start',
  { tags: 'slow' },
  async () => {
    const first = await startAgain()
    const claim = readFileSync(`${base}/postgres/cluster/postmaster.pid`, 'utf8')
    await first.stop()
    const other = spawn('sleep', ['60'])
    writeFileSync(
      `${base}/postgres/cluster/postmaster.pid`,
      claim.replace(/^\d+/, String(other.pid)),
    )
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(other.exitCode).toBe(null)
    other.kill()
  },
)

test('an interrupted creation is restarted', { tags: 'slow' }, async () => {
  const folder = `${base}/postgres`
  mkdirSync(`${folder}/cluster-draft-killed/base`, { recursive: true })
  await start()
  const clusters = readdirSync(folder).filter((name) => name.startsWith('cluster'))
  expect(clusters).toEqual(['cluster'])
})

describe.runIf(isRoot)('as root', () => {
  test('as root, the server runs as another user', async () => {
    await start()
    expect(statSync(`${base}/postgres/cluster`).uid).not.toBe(0)
    expect(statSync(`/proc/${pidOf(`${base}/postgres`)}`).uid).not.toBe(0)
  })

  test(
    'below a folder that others may not enter, content goes elsewhere and is found again',
    { tags: 'slow' },
    async () => {
      mkdirSync(`${base}/private`, { mode: 0o700 })
      const first = await start(`${base}/private/postgres`)
      const elsewhere = readFileSync(`${base}/private/postgres/location`, 'utf8').trim()
      await ask(first.url, 'create table play (title text)')
      await first.stop()
      chmodSync(`${base}/private`, 0o755)
      const second = await start(`${base}/private/postgres`)
      expect(await ask(second.url, 'select title from play')).toEqual([])
      await second.stop()
      rmSync(elsewhere, { recursive: true })
    },
  )
})

describe.runIf(canSwitch)('as an ordinary user', () => {
  test('it runs as this user, in a private folder, too', () => {
    const home = `${base}/home`
    mkdirSync(home, { mode: 0o700 })
    spawnSync('chown', ['-R', '65534:65534', home])
    const script = `
      import { startPostgres } from ${JSON.stringify(program)}
      const postgres = await startPostgres({ folder: ${JSON.stringify(`${home}/postgres`)}, fast: true })
      console.log(postgres.url)
      await postgres.stop()`
    const run = spawnSync(
      'setpriv',
      [...asNobody, process.execPath, '--input-type=module-typescript', '--eval', script],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      },
    )
    expect(run.stderr).toBe('')
    expect(run.stdout).toMatch(/^postgres:/)
    expect(statSync(`${home}/postgres/cluster`).uid).toBe(65_534)
  })
})
