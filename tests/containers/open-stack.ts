import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { execa } from 'execa'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { root } from '#support/root.ts'
import { docker, dockerOutput } from './docker.ts'
import { counterImage, databaseImage, varnishImage, version, versionBefore } from './images.ts'

export const replicated = ['origin', 'gateway', 'site'] as const
const replicas = 2
/** What a release replaces; the edge has a version of its own. */
const released = [...replicated, 'worker']
const minuteMs = 60_000

type Options = {
  settings?: NodeJS.ProcessEnv
  /** What has to be there before the stack, by its name. */
  prepare?: (name: string) => Promise<void>
}

/**
 * The demo theatre as a stack of a swarm on this machine, two replicas of each stateless service, from the images of the release before. It is
 * removed when the test has ended.
 */
export async function openStack(release: string, { settings, prepare }: Options = {}) {
  const name = `foyer-${randomBytes(3).toString('hex')}`
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const isOurs = await joinSwarm()
  onTestFinished(async () => {
    await docker('stack', 'rm', name)
    await expect
      .poll(() => dockerOutput('ps', '-q', '--filter', `name=${name}_`), { timeout: 2 * minuteMs })
      .toBe('')
    const volumes = await dockerOutput('volume', 'ls', '-q', '--filter', `name=${name}_`)
    if (volumes) await docker('volume', 'rm', ...volumes.split('\n'))
    if (isOurs) await docker('swarm', 'leave', '--force')
  })

  async function deploy(next: string, images = version): Promise<void> {
    for (const service of ['origin', 'gateway', 'site', 'demo'] as const) {
      await dockerOutput('tag', `foyer/${service}:${images}`, `foyer/${service}:${next}`)
    }
    const files = ['docker-compose.yml', 'deploy/demo/compose.yml'].flatMap((file) => ['-c', file])
    await execa('docker', ['stack', 'deploy', '--resolve-image', 'never', ...files, name], {
      cwd: root,
      env: {
        ...parseEnv(readFileSync(`${root}/deploy/demo/env`, 'utf8')),
        SITE_URL: site,
        POSTGRES_IMAGE: databaseImage,
        REDIS_IMAGE: counterImage,
        VARNISH_IMAGE: varnishImage,
        FOYER_VERSION: next,
        EDGE_VERSION: version,
        FOYER_PORT: String(port),
        EDGE_PORT_MODE: 'host',
        REPLICAS: String(replicas),
        ...settings,
      },
    })
  }

  /** Waits until each replica of each service runs this release and no other one does. */
  async function isRolledOut(next: string): Promise<void> {
    await expect
      .poll(() => statesOf(name), { timeout: 12 * minuteMs, interval: 2000 })
      .toEqual(Object.fromEntries(released.map((service) => [service, `${next}, ready`])))
  }

  /** Containers of a service that run. */
  async function containersOf(service: string): Promise<string[]> {
    const ids = await dockerOutput('ps', '-q', '--filter', `name=${name}_${service}.`)
    return ids.split('\n').filter(Boolean)
  }

  /** Waits until all replicas of a service are ready on this machine, others than the one that is gone. Returns after how many seconds. */
  async function areReady(service: string, gone?: string): Promise<number> {
    const begin = performance.now()
    const isReady = async () => {
      const ids = await containersOf(service)
      if (ids.length < replicas || ids.includes(gone!)) return false
      const format = '{{.State.Health.Status}}'
      const states = await dockerOutput('inspect', '--format', format, ...ids)
      return states.split('\n').every((state) => state === 'healthy')
    }
    await expect.poll(isReady, { timeout: 5 * minuteMs, interval: 500 }).toBe(true)
    return Math.round((performance.now() - begin) / 1000)
  }

  /** Kills a replica of a service, and waits until another one is ready in its place. Returns after how many seconds. */
  async function killOne(service: string): Promise<number> {
    const [killed] = await containersOf(service)
    await docker('kill', killed!)
    return areReady(service, killed)
  }

  /** What the database returns: its columns separated by `|`. */
  async function query(statement: string): Promise<string> {
    const [database] = await containersOf('database')
    return dockerOutput('exec', database!, 'psql', '-U', 'foyer', '-qAtc', statement)
  }

  await prepare?.(name)
  await deploy(release, versionBefore)
  // Tables are there before the demo theatre is.
  const states = () =>
    dockerOutput('service', 'ps', '--format', '{{.CurrentState}}', `${name}_prepare`)
  await expect.poll(states, { timeout: 10 * minuteMs, interval: 2000 }).toMatch(/^Complete/)
  await isRolledOut(release)
  await expect
    .poll(() => statusOf(`${site}/de`), { timeout: 3 * minuteMs, interval: 500 })
    .toBe(200)
  return {
    name,
    site,
    containersOf,
    deploy,
    isRolledOut,
    killOne,
    areReady,
    /** How much of a processor each replica gets from now on. One that is started later has no limit. */
    async limitProcessor(service: string, processors: number): Promise<void> {
      await dockerOutput('update', `--cpus=${processors}`, ...(await containersOf(service)))
    },
    /** Waits until the replicas of services are as they should be. */
    async areSettled(services: string[]): Promise<void> {
      const unsettled = async () => {
        const states = await statesOf(name)
        return services.filter((service) => !states[service]!.endsWith(', ready'))
      }
      await expect.poll(unsettled, { timeout: 12 * minuteMs, interval: 2000 }).toEqual([])
    },
    scale: (service: string, replicas: number) =>
      dockerOutput('service', 'scale', '--detach', `${name}_${service}=${replicas}`),
    replicasOf: (service: string) => (replicated.some((known) => known === service) ? replicas : 1),
    query,
    /** How often a release has changed the tables. */
    async countMigrations(): Promise<number> {
      return Number(await query('select count(*) from drizzle.__drizzle_migrations'))
    },
    databaseContainer: async () => (await containersOf('database'))[0]!,
  }
}

/** Of each service: the release of its spec, and whether all of its replicas run it and no update of it is under way. */
async function statesOf(stack: string): Promise<Record<string, string>> {
  const states: Record<string, string> = {}
  for (const service of released) {
    const [spec] = JSON.parse(
      await dockerOutput('service', 'inspect', `${stack}_${service}`),
    ) as Inspected[]
    const image = spec!.Spec.TaskTemplate.ContainerSpec.Image
    const wanted = spec!.Spec.Mode.Replicated.Replicas
    const format = '{{.Image}} {{.CurrentState}}'
    const tasks = await dockerOutput('service', 'ps', '--format', format, `${stack}_${service}`)
    const running = tasks.split('\n').filter((task) => task.includes(' Running '))
    const isReady =
      running.length === wanted &&
      running.every((task) => task.startsWith(`${image} `)) &&
      !/updating|rollback|paused/.test(spec!.UpdateStatus?.State ?? '')
    const state = spec!.UpdateStatus?.State ?? 'new'
    states[service] = `${image.split(':')[1]}, ${isReady ? 'ready' : state}`
  }
  return states
}

type Inspected = {
  Spec: {
    TaskTemplate: { ContainerSpec: { Image: string } }
    Mode: { Replicated: { Replicas: number } }
  }
  UpdateStatus?: { State: string }
}

/** Makes this machine a swarm of one, unless it is in one already; returns whether it was made. */
async function joinSwarm(): Promise<boolean> {
  const state = await dockerOutput('info', '--format', '{{.Swarm.LocalNodeState}}')
  if (state === 'active') return false
  await dockerOutput('swarm', 'init', '--advertise-addr', '127.0.0.1')
  return true
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
