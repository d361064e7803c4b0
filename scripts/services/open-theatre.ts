import { mkdirSync } from 'node:fs'
import { type Service as Part, services as parts } from './programs/programs.ts'
import { step } from '#console/step.mjs'
import type { Problem } from '#console/problem.mjs'
import { checkDatabase } from '#postgres/check-database.ts'
import { freePort, reservePorts } from '#ports/free-port.ts'
import { allocatorOptions, heapOptions } from './programs/heap-options.ts'
import { keepRunning, type Running } from './keep-running.ts'
import { openDatabase } from './open-database.ts'
import { prepareAndServe } from './prepare/prepare-and-serve.ts'
import { prepareBackend } from './prepare/prepare-backend.ts'
import { rotateLogs } from './rotate-logs.ts'
import { startService, type Service } from './start-service.ts'
import { serviceEnvironment, siteEnvironment } from './service-environment.ts'
import type { Settings } from './settings.ts'

export type TheatreOptions = {
  root: string
  settings: Settings
  /** `built` serves the build; `watched` restarts services when their sources change and compiles pages on demand. */
  mode: 'built' | 'watched'
  /** Aborts the start. */
  signal: AbortSignal
  /** Disables durability for speed: for tests. */
  fastDatabase?: boolean
  /** Shows the progress of the start; by default a line per step. */
  show?: typeof step
  /** Reports that a part has ended and been restarted; by default on the console. */
  tell?: (sentence: string) => void
}

export type Theatre = {
  databaseUrl: string
  /** URL of the site's admin port, for metrics and invalidation. */
  adminUrl: string
  /** Resolves when one of its parts has failed so often that it is not restarted. */
  broken: Promise<Problem>
  /** Stops everything in reverse order. */
  stop: () => Promise<void>
}

const startLimitMs = { backend: 60_000, mesh: 60_000, web: 120_000 }

/**
 * Starts and seeds the database, then starts origin, gateway and site. Stops what it has started if one of them fails or `signal`
 * aborts.
 */
export async function openTheatre(options: TheatreOptions): Promise<Theatre> {
  const started: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (let last = started.pop(); last; last = started.pop()) await last.stop()
  }
  try {
    const { web, mesh, backend } = options.settings.ports
    reservePorts([web, mesh, backend])
    const admin = options.settings.ports.admin ?? (await freePort())
    const settings = { ...options.settings, ports: { ...options.settings.ports, admin } }
    return await openAll({ ...options, settings }, started, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function openAll(
  options: TheatreOptions,
  started: { stop: () => Promise<void> }[],
  stop: () => Promise<void>,
): Promise<Theatre> {
  const { settings, signal, show = step } = options
  mkdirSync(settings.dataFolder, { recursive: true })
  const database = await show('Database', () => findDatabase(options))
  started.push(database)
  started.push(rotateLogs([`${settings.dataFolder}/logs`, `${settings.dataFolder}/postgres`]))
  const prepare = (during: AbortSignal) =>
    show('Content', (note) =>
      prepareBackend({ ...options, databaseUrl: database.url, note, signal: during }),
    )
  const serve = (during: AbortSignal) =>
    show('Origin, gateway and site', (note) =>
      startServices({ ...options, note, signal: during }, database.url),
    )
  const services = await prepareAndServe(
    { root: options.root, databaseUrl: database.url, dataFolder: settings.dataFolder, signal },
    { prepare, serve },
  )
  started.push(...services)
  signal.throwIfAborted()
  const broken = Promise.race([database, ...services].map((part) => part.broken))
  const adminUrl = `http://127.0.0.1:${settings.ports.admin}`
  return { databaseUrl: database.url, adminUrl, broken, stop }
}

/** A database given by DATABASE_URL is not started by us. */
async function findDatabase(options: TheatreOptions): Promise<Running & { url: string }> {
  const { settings, fastDatabase: fast = false, tell = console.log } = options
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    return { url: settings.databaseUrl, broken: new Promise(() => {}), stop: async () => {} }
  }
  return openDatabase({ folder: `${settings.dataFolder}/postgres`, fast, tell })
}

/** Most start in parallel, and each becomes ready once those it depends on are. If one fails, the others are stopped. */
async function startServices(
  options: TheatreOptions & { note: (text: string) => void },
  databaseUrl: string,
): Promise<Running[]> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const begun = new Map<string, Promise<Service>>()
  const begin = async (part: Part): Promise<Service> => {
    try {
      if (part.startsAfter) await begun.get(part.startsAfter)
      const service = await startPart(part, { ...options, signal }, databaseUrl)
      options.note(`${part.name} ready`)
      return service
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  for (const part of parts) begun.set(part.key, begin(part))
  const results = await Promise.allSettled(begun.values())
  const services = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  if (signal.aborted) {
    for (const service of services.toReversed()) await service.stop()
    throw signal.reason
  }
  return services.map((first, index) =>
    keepServiceRunning(first, { part: parts[index]!, options, databaseUrl }),
  )
}

function keepServiceRunning(
  first: Service,
  of: { part: Part; options: TheatreOptions; databaseUrl: string },
): Running {
  const { part, options, databaseUrl } = of
  return keepRunning({
    name: part.name,
    first,
    restart: (signal) =>
      startPart(part, { ...options, signal }, databaseUrl, { mayWaitForOthers: true }),
    tell: options.tell ?? console.log,
  })
}

function startPart(
  part: Part,
  options: TheatreOptions,
  databaseUrl: string,
  { mayWaitForOthers = false } = {},
): Promise<Service> {
  const { root, settings, mode, signal } = options
  const url = `http://127.0.0.1:${settings.ports[part.key]}`
  // Next watches its own sources.
  const watch = mode === 'watched' && part.key !== 'web'
  const isBuilt = mode === 'built'
  return startService({
    name: part.name,
    args: [
      ...(watch ? watcher : []),
      ...(isBuilt ? heapOptions[part.key] : []),
      `${root}/${isBuilt ? part.bundle : part.source}`,
    ],
    cwd: root,
    env: {
      ...serviceEnvironment({ settings, mode, databaseUrl }),
      ...(part.key === 'web' && siteEnvironment(settings.profile, process.env)),
      ...(isBuilt && allocatorOptions[part.key]),
    },
    logFile: mode === 'watched' ? undefined : `${settings.dataFolder}/logs/${part.key}.log`,
    readyUrl: `${url}/ready`,
    // A debugger may pause a service during development.
    healthUrl: mode === 'watched' ? undefined : `${url}/health`,
    startLimitMs: startLimitMs[part.key],
    mayWaitForOthers,
    signal,
  })
}

// Node's watcher does not notice when its parent vanishes; `supervise` does.
const watcher = [
  `${import.meta.dirname}/supervise.ts`,
  process.execPath,
  '--watch',
  '--watch-preserve-output',
]
