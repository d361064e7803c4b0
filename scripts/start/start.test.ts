import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  isListening,
  haveDatabase,
  house,
  launch,
  pidAt,
  untilOpen,
  untilSaid,
  untilSilent,
  write,
} from './testing/house.ts'

test('it starts, builds once, and stops its services before the database', async () => {
  const first = launch()
  await untilOpen(first)
  expect(first.output()).toContain('Building the site')
  expect(first.output()).toContain('redaktion')
  for (const port of Object.values(house.ports)) expect(await isListening(port)).toBe(true)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(readFileSync(`${house.path}/.data/words`, 'utf8')).toBe(
    'ends WEB_PORT\nends MESH_PORT\nends BACKEND_PORT\n',
  )
  expect(existsSync(`${house.path}/.data/postgres/cluster/postmaster.pid`)).toBe(false)

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

test(
  'when it is killed, its services end too, and the next start adopts the database',
  { tags: 'slow' },
  async () => {
    await haveDatabase()
    const first = launch()
    await untilOpen(first)
    first.child.kill('SIGKILL')
    await first.ended
    await untilSilent()
    const pid = readFileSync(`${house.path}/.data/postgres/cluster/postmaster.pid`, 'utf8')
    const second = launch()
    await untilOpen(second)
    expect(readFileSync(`${house.path}/.data/postgres/cluster/postmaster.pid`, 'utf8')).toBe(pid)
  },
)

test('a second instance on the same data is refused', { tags: 'slow' }, async () => {
  await haveDatabase()
  await untilOpen(launch())
  const second = launch({ WEB_PORT: '1', MESH_PORT: '2', BACKEND_PORT: '3' })
  expect(await second.ended).toBe(1)
  expect(second.errors().trim()).toMatch(/^Another instance is running on the data in .+\.$/)
})

test(
  'a full disk is reported in a sentence, and what had started is stopped',
  { tags: 'slow' },
  async () => {
    await haveDatabase()
    write(
      'backend/src/server.ts',
      `throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })`,
    )
    const start = launch()
    expect(await start.ended).toBe(1)
    expect(start.errors().trim()).toBe('The disk is full: the origin had to end.')
    await untilSilent()
    expect(existsSync(`${house.path}/.data/postgres/cluster/postmaster.pid`)).toBe(false)
  },
)

test(
  'a service that fails to start stops the others, and the end of its log is shown',
  { tags: 'slow' },
  async () => {
    await haveDatabase()
    write('mesh/src/main.ts', `throw new Error('no contract')`)
    const start = launch()
    expect(await start.ended).toBe(1)
    expect(start.errors()).toContain('Error: no contract')
    expect(start.errors().trim().split('\n').at(-1)).toBe('The gateway ended by itself.')
    await untilSilent()
  },
)

test(
  'X-02: a service and the database that are killed are started again, and the others go on meanwhile',
  { tags: 'slow' },
  async () => {
    await haveDatabase()
    const start = launch()
    await untilOpen(start)
    const { MESH_PORT: gateway, WEB_PORT: site } = house.ports
    process.kill(pidAt(gateway), 'SIGKILL')
    await untilSaid(start, 'The gateway ended by itself. It is started again.')
    expect(await isListening(site)).toBe(true)
    await untilSaid(start, 'The gateway runs again.')
    expect(await isListening(gateway)).toBe(true)

    const cluster = `${house.path}/.data/postgres/cluster/postmaster.pid`
    const [pid, , , port] = readFileSync(cluster, 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await untilSaid(start, 'The database ended by itself. It is started again.')
    await untilSaid(start, 'The database runs again.')
    const lines = readFileSync(cluster, 'utf8').split('\n')
    expect(lines[0]).not.toBe(pid)
    expect(lines[3]).toBe(port)

    start.child.kill('SIGTERM')
    expect(await start.ended).toBe(0)
    expect(existsSync(cluster)).toBe(false)
  },
)

test(
  'X-02: a service that fails again and again ends all, and says why',
  { tags: 'slow' },
  async () => {
    await haveDatabase()
    const start = launch()
    await untilOpen(start)
    const pid = pidAt(house.ports.MESH_PORT)
    write('mesh/dist/gateway.js', `throw new Error('no contract')`)
    process.kill(pid, 'SIGKILL')
    expect(await start.ended).toBe(1)
    expect(start.errors()).toContain('Error: no contract')
    expect(start.errors()).toContain('That was failure 5 within 60 seconds: everything ends.')
    await untilSilent()
  },
)

test('a stop request during the start stops it', { tags: 'slow' }, async () => {
  await haveDatabase()
  write(
    'demo/seed.ts',
    `console.log('pictures 1/9'); await new Promise((resolve) => setTimeout(resolve, 60_000))`,
  )
  const start = launch()
  while (!start.output().includes('✓ Database')) await sleep(50)
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  expect(existsSync(`${house.path}/.data/postgres/cluster/postmaster.pid`)).toBe(false)
})
