import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { memoryFolder } from '#postgres/memory-folder.ts'
import { createClusterTemplate } from '#support/copy-cluster.ts'

const repository = dirname(dirname(dirname(import.meta.dirname)))
const startLimitMs = 120_000

type Ports = Record<'WEB_PORT' | 'MESH_PORT' | 'BACKEND_PORT', string>

/** A minimal project per test of a file, with the real launcher: its services only respond to /ready, its builds write a word. */
export const house = { path: '', ports: {} as Ports }

const launched: ChildProcess[] = []
let cluster: Awaited<ReturnType<typeof createClusterTemplate>> | undefined

afterAll(() => cluster?.remove())

beforeEach(async () => {
  house.path = `${memoryFolder('start')}/foyer Häuser`
  mkdirSync(house.path)
  cpSync(`${repository}/scripts`, `${house.path}/scripts`, { recursive: true })
  symlinkSync(`${repository}/node_modules`, `${house.path}/node_modules`)
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
      workspaces: ['web', 'admin'],
      scripts: {
        generate: build('mesh/.mesh/index.js'),
        bundle: 'node scripts/build/bundle.ts',
      },
    }),
  )
  const workspace = (name: string, result: string) =>
    write(
      `${name}/package.json`,
      JSON.stringify({
        name: `@foyer/${name}`,
        version: '1.0.0',
        type: 'module',
        scripts: { build: build(result) },
      }),
    )
  workspace('web', '.next-theatre/BUILD_ID')
  workspace('admin', 'dist/index.html')
  const service = (variable: string) => `
    import { createServer } from 'node:http'
    import { appendFileSync, writeFileSync } from 'node:fs'
    const say = (word) => appendFileSync(process.env.FOYER_DATA + '/words', word + ' ${variable}\\n')
    writeFileSync(process.env.FOYER_DATA + '/pid-' + process.env.${variable}, String(process.pid))
    createServer((request, response) => response.end()).listen(process.env.${variable}, '127.0.0.1')
    process.on('disconnect', () => process.exit())
    process.on('SIGTERM', () => { say('ends'); process.exit() })`
  write('demo/seed.ts', `console.log('pictures 1/1')`)
  write('backend/migrations/meta/_journal.json', '{}')
  write('backend/src/prepare.ts', '')
  write('backend/src/server.ts', service('BACKEND_PORT'))
  write('mesh/src/main.ts', service('MESH_PORT'))
  write('web/server/main.ts', service('WEB_PORT'))
  house.ports = {
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
  rmSync(dirname(house.path), { recursive: true, force: true })
})

/** The database as left by an earlier start: creating it is tested first. */
export async function haveDatabase(): Promise<void> {
  cluster ??= await createClusterTemplate()
  cluster.copyTo(`${house.path}/.data/postgres`)
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(`${house.path}/${path}`), { recursive: true })
  writeFileSync(`${house.path}/${path}`, text)
}

type Launch = {
  child: ChildProcess
  output: () => string
  errors: () => string
  ended: Promise<number | null>
}

export function launch(env: Record<string, string> = {}): Launch {
  const child = spawn(process.execPath, [`${house.path}/scripts/start/main.ts`], {
    env: { PATH: process.env.PATH, ...house.ports, ...env },
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

export const untilOpen = (start: Launch) => untilSaid(start, 'The theatre is open')

export async function untilSaid(start: Launch, sentence: string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (!start.output().includes(sentence)) {
    if (start.child.exitCode !== null || Date.now() > deadline)
      throw new Error(start.output() + start.errors())
    await sleep(50)
  }
}

/** The pid of the service on a port, which it reports itself. */
export function pidAt(port: string): number {
  return Number(readFileSync(`${house.path}/.data/pid-${port}`, 'utf8'))
}

export async function isListening(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

export async function untilSilent(): Promise<void> {
  for (const port of Object.values(house.ports)) while (await isListening(port)) await sleep(50)
}
