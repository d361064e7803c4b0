import { cpSync, rmSync } from 'node:fs'
import pg from 'pg'
import { freePort } from '#ports/free-port.ts'
import { memoryFolder } from '#postgres/memory-folder.ts'
import { openDatabase } from '#services/open-database.ts'
import { openTheatre, type Theatre } from '#services/open-theatre.ts'
import { prepareBackend } from '#services/prepare/prepare-backend.ts'
import { newSecret, type Settings } from '#services/settings.ts'

export type Stack = { settings: Settings; databaseUrl: string; adminUrl: string }

type TemplateOptions = {
  root: string
  /** The folder for files and logs of the template and of its copies. */
  folder: string
  /** The variant of the site and of its demo content. */
  variant: Settings['siteVariant']
  note: (text: string) => void
  signal: AbortSignal
}

/** A theatre with the demo content of a variant, to be copied. */
export type Template = {
  variant: Settings['siteVariant']
  folder: string
  databaseUrl: string
  stop: () => Promise<void>
}

type StackOptions = Pick<TemplateOptions, 'root' | 'note' | 'signal'> & { count: number }

/** Starts a database server and loads the demo content. Needs no build of the site. */
export async function openTemplate(options: TemplateOptions): Promise<Template> {
  const { root, folder, variant, note, signal } = options
  const disposables = new AsyncDisposableStack()
  try {
    note('database')
    const memory = memoryFolder('journeys')
    disposables.defer(() => rmSync(memory, { recursive: true, force: true }))
    const postgres = await openDatabase({ folder: `${memory}/postgres`, fast: true, tell: note })
    disposables.defer(() => postgres.stop())
    await prepareBackend({
      root,
      settings: await settingsOf(`${folder}/template`, variant),
      mode: 'built',
      databaseUrl: postgres.url,
      note,
      signal,
    })
    return { variant, folder, databaseUrl: postgres.url, stop: () => disposables.disposeAsync() }
  } catch (error) {
    await disposables.disposeAsync()
    throw error
  }
}

/**
 * Starts the given number of identical stacks: each is an origin, a gateway and a site on ports of their own, with a copy of the
 * template's database and files. So journeys that change data can run in parallel. To be stopped before the template.
 */
export async function openStacks(
  { variant, folder, databaseUrl: templateUrl }: Template,
  { root, count, note, signal }: StackOptions,
): Promise<{ stacks: [Stack, ...Stack[]]; stop: () => Promise<void> }> {
  const disposables = new AsyncDisposableStack()
  try {
    note('origins, gateways and sites')
    const numbers = Array.from({ length: count }, (_, index) => index)
    // Sequentially, because a template database can be copied only once at a time.
    const urls = new Map<number, string>()
    for (const number of numbers) {
      urls.set(number, await copyDatabase(templateUrl, `stack_${number}`))
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
