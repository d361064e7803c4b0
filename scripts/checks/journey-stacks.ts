import { cpSync, rmSync } from 'node:fs'
import pg from 'pg'
import { freePort } from '#ports/free-port.ts'
import { memoryFolder } from '#postgres/memory-folder.ts'
import { openDatabase } from '#services/open-database.ts'
import { openTheatre, type Theatre } from '#services/open-theatre.ts'
import { prepareBackend } from '#services/prepare/prepare-backend.ts'
import { newSecret, type Settings } from '#services/settings.ts'

export type Stack = { settings: Settings; databaseUrl: string; adminUrl: string }

type Options = {
  root: string
  /** The folder for databases, files and logs. */
  folder: string
  /** The variant of the site and of its demo content. */
  variant: Settings['siteVariant']
  count: number
  note: (text: string) => void
  signal: AbortSignal
}

/**
 * Starts the given number of identical stacks: each is an origin, a gateway and a site on ports of their own, with a copy of a
 * database with the demo content of the variant and of its files. So journeys that change data can run in parallel.
 */
export async function openStacks(options: Options): Promise<{
  stacks: [Stack, ...Stack[]]
  stop: () => Promise<void>
}> {
  const { root, folder, variant, count, note, signal } = options
  const disposables = new AsyncDisposableStack()
  try {
    note('database')
    const memory = memoryFolder('journeys')
    disposables.defer(() => rmSync(memory, { recursive: true, force: true }))
    const postgres = await openDatabase({ folder: `${memory}/postgres`, fast: true, tell: note })
    disposables.defer(() => postgres.stop())
    const template = await settingsOf(`${folder}/template`, variant)
    await prepareBackend({
      root,
      settings: template,
      mode: 'built',
      databaseUrl: postgres.url,
      note,
      signal,
    })
    note('origins, gateways and sites')
    const numbers = Array.from({ length: count }, (_, index) => index)
    // Sequentially, because a template database can be copied only once at a time.
    const urls = new Map<number, string>()
    for (const number of numbers) {
      urls.set(number, await copyDatabase(postgres.url, `stack_${number}`))
    }
    const opening = numbers.map(async (number): Promise<Stack> => {
      const dataFolder = `${folder}/stack-${number}`
      cpSync(`${folder}/template`, dataFolder, { recursive: true })
      const databaseUrl = urls.get(number)!
      const settings = { ...(await settingsOf(dataFolder, variant)), databaseUrl }
      const theatre: Theatre = await openTheatre({
        root,
        settings,
        mode: 'built',
        signal,
        show: (_label, work) => work(() => undefined),
      })
      disposables.defer(() => theatre.stop())
      return { settings, databaseUrl, adminUrl: theatre.adminUrl }
    })
    // All stacks have started or failed before any is stopped.
    await Promise.allSettled(opening)
    const stacks = (await Promise.all(opening)) as [Stack, ...Stack[]]
    return { stacks, stop: () => disposables.disposeAsync() }
  } catch (error) {
    await disposables.disposeAsync()
    throw error
  }
}

/** Returns the connection string of the copy. */
async function copyDatabase(templateUrl: string, name: string): Promise<string> {
  const url = new URL(templateUrl)
  const template = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  url.pathname = `/${name}`
  await writeSequences(url.href)
  return url.href
}

/**
 * A copied sequence believes that its next numbers are in the write-ahead log, where only the original's are: after a crash it would
 * give them out again.
 */
async function writeSequences(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, last_value) from pg_sequences where last_value is not null`,
    )
  } finally {
    await client.end()
  }
}

async function settingsOf(
  dataFolder: string,
  siteVariant: Settings['siteVariant'],
): Promise<Settings> {
  const ports = {
    web: await freePort(),
    mesh: await freePort(),
    backend: await freePort(),
    admin: undefined,
  }
  return {
    profile: 'demo',
    ports,
    changesSecret: newSecret(),
    databaseUrl: undefined,
    dataFolder,
    siteUrl: `http://localhost:${ports.web}`,
    siteVariant,
  }
}
