import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#ports/free-port.ts'

// The launcher as it is, in a small house of its own: its services answer /ready and nothing else, its builds write a word.
const repository = dirname(dirname(import.meta.dirname))
const startLimitMs = 60_000

let house = ''
let ports: Record<'WEB_PORT' | 'MESH_PORT' | 'BACKEND_PORT', string>
const launched: ChildProcess[] = []

beforeEach(async () => {
  house = mkdtempSync(`${tmpdir()}/foyer Häuser `)
  chmodSync(house, 0o755)
  cpSync(`${repository}/scripts`, `${house}/scripts`, { recursive: true })
  symlinkSync(`${repository}/node_modules`, `${house}/node_modules`)
  const { imports } = JSON.parse(readFileSync(`${repository}/package.json`, 'utf8')) as {
    imports: object
  }
  const build = (file: string) =>
    `node -e "fs.mkdirSync(path.dirname('${file}'),{recursive:true});fs.writeFileSync('${file}','')"`
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      imports,
      workspaces: ['web'],
      scripts: { generate: build('mesh/.mesh/index.js') },
    }),
  )
  write(
    'web/package.json',
    JSON.stringify({
      name: '@foyer/web',
      version: '1.0.0',
      type: 'module',
      scripts: { build: build('.next-theatre/BUILD_ID') },
    }),
  )
  const service = (variable: string) => `
    import { createServer } from 'node:http'
    import { appendFileSync } from 'node:fs'
    const say = (word) => appendFileSync(process.env.FOYER_DATA + '/words', word + ' ${variable}\\n')
    createServer((request, answer) => answer.end()).listen(process.env.${variable}, '127.0.0.1')
    process.on('disconnect', () => process.exit())
    process.on('SIGTERM', () => { say('ends'); process.exit() })`
  write('demo/seed.ts', `console.log('pictures 1/1')`)
  write('backend/src/server.ts', service('BACKEND_PORT'))
  write('mesh/src/main.ts', service('MESH_PORT'))
  write('web/server/main.ts', service('WEB_PORT'))
  ports = {
    WEB_PORT: String(await freePort()),
    MESH_PORT: String(await freePort()),
    BACKEND_PORT: String(await freePort()),
  }
})

afterEach(async () => {
  for (const child of launched.splice(0)) {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  rmSync(house, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(`${house}/${path}`), { recursive: true })
  writeFileSync(`${house}/${path}`, text)
}

type Launch = {
  child: ChildProcess
  output: () => string
  errors: () => string
  ended: Promise<number | null>
}

function launch(env: Record<string, string> = {}): Launch {
  const child = spawn(process.execPath, [`${house}/scripts/start/main.ts`], {
    env: { PATH: process.env.PATH, ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launched.push(child)
  const [output, errors] = [collect(child.stdout), collect(child.stderr)]
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output, errors, ended }
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = ''
  stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

async function untilOpen(start: Launch): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (!start.output().includes('The theatre is open')) {
    if (start.child.exitCode !== null || Date.now() > deadline)
      throw new Error(start.output() + start.errors())
    await sleep(50)
  }
}

async function answers(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

async function untilSilent(): Promise<void> {
  for (const port of Object.values(ports)) while (await answers(port)) await sleep(50)
}

test('it opens, builds once, and ends its services before the database', async () => {
  const first = launch()
  await untilOpen(first)
  expect(first.output()).toContain('Building the site')
  expect(first.output()).toContain('redaktion')
  for (const port of Object.values(ports)) expect(await answers(port)).toBe(true)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(readFileSync(`${house}/.data/words`, 'utf8')).toBe(
    'ends WEB_PORT\nends MESH_PORT\nends BACKEND_PORT\n',
  )
  expect(existsSync(`${house}/.data/postgres/cluster/postmaster.pid`)).toBe(false)

  const second = launch()
  await untilOpen(second)
  expect(second.output()).not.toContain('Building the site')
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)

  write('web/src/app/page.tsx', 'export default () => null')
  const third = launch()
  await untilOpen(third)
  expect(third.output()).toContain('Building the site')
})

test('killed without a word, it takes its services along, and the next one goes on with the database', async () => {
  const first = launch()
  await untilOpen(first)
  first.child.kill('SIGKILL')
  await first.ended
  await untilSilent()
  const pid = readFileSync(`${house}/.data/postgres/cluster/postmaster.pid`, 'utf8')
  const second = launch()
  await untilOpen(second)
  expect(readFileSync(`${house}/.data/postgres/cluster/postmaster.pid`, 'utf8')).toBe(pid)
})

test('a second copy on the same data is refused', async () => {
  await untilOpen(launch())
  const second = launch({ WEB_PORT: '1', MESH_PORT: '2', BACKEND_PORT: '3' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim()).toMatch(/^Another copy is running on the data in .+\.$/)
})

test('a taken port is named, and nothing has been started', async () => {
  const other = createServer().listen(Number(ports.MESH_PORT), '127.0.0.1')
  const start = launch()
  expect(await start.ended).toBe(1)
  other.close()
  expect(start.errors().trim()).toMatch(/^Port \d+ \(gateway\) is taken: .+MESH_PORT=\d+\.$/)
  expect(start.output()).toBe('')
  expect(existsSync(`${house}/.data/postgres`)).toBe(false)
})

const unusable = [
  ['nonsense', /DATABASE_URL must look like postgres:/],
  [
    'postgres://foyer:geheim@127.0.0.1:1/foyer',
    /DATABASE_URL is not usable: nothing listens at that address\./,
  ],
  [
    'postgres://foyer:geheim@gibt.es.nicht.invalid/foyer',
    /DATABASE_URL is not usable: there is no host of that name\./,
  ],
] as const

test.each(unusable)(
  'the database %s is refused in a sentence without its password',
  async (url, sentence) => {
    const start = launch({ DATABASE_URL: url })
    expect(await start.ended).toBe(1)
    expect(start.errors()).toMatch(sentence)
    expect(start.errors()).not.toContain('geheim')
    expect(start.output()).toBe('')
  },
)

test('a full disk is said in a sentence, and what had started is ended', async () => {
  write(
    'backend/src/server.ts',
    `throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })`,
  )
  const start = launch()
  expect(await start.ended).toBe(1)
  expect(start.errors().trim()).toBe('The disk is full: the origin had to end.')
  await untilSilent()
  expect(existsSync(`${house}/.data/postgres/cluster/postmaster.pid`)).toBe(false)
})

test('a service that ends by itself ends the others, and its last words are shown', async () => {
  write('mesh/src/main.ts', `throw new Error('no contract')`)
  const start = launch()
  expect(await start.ended).toBe(1)
  expect(start.errors()).toContain('Error: no contract')
  expect(start.errors().trim().split('\n').at(-1)).toBe('The gateway ended by itself.')
  await untilSilent()
})

test('asked to stop while it starts, it stops', async () => {
  write(
    'demo/seed.ts',
    `console.log('pictures 1/9'); await new Promise((resolve) => setTimeout(resolve, 60_000))`,
  )
  const start = launch()
  while (!start.output().includes('✓ Database')) await sleep(50)
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  expect(existsSync(`${house}/.data/postgres/cluster/postmaster.pid`)).toBe(false)
})
