import type { BenchContext } from '#bench/bench.ts'
import { npmCommand } from '#console/npm-command.mjs'
import { runCommand } from '#services/run-command.ts'
import { withClient } from './statement-times.ts'
import { addSyntheticConcerts } from './synthetic-concerts.ts'

const importLimitMs = 10 * 60_000

/**
 * Adds an archive of concerts to a database with the demo theatre: that of the New York Philharmonic if NYPHIL_DATA is the folder
 * of its files, else synthetic ones. Returns a sentence about their origin and number.
 */
export async function addConcerts(context: BenchContext, url: string): Promise<string> {
  const folder = context.env['NYPHIL_DATA']
  const before = await countEvents(url)
  if (folder) await importArchive(context, { folder, url })
  else await addSyntheticConcerts(url)
  const added = (await countEvents(url)) - before
  const number = added.toLocaleString('en')
  return folder
    ? `${number} events were imported from the archive of the New York Philharmonic, beside ${before} of the demo theatre.`
    : `${number} past events were made by plain SQL, because NYPHIL_DATA was not set, beside ${before} of the demo theatre.`
}

async function importArchive(
  context: BenchContext,
  { folder, url }: { folder: string; url: string },
) {
  const npm = npmCommand()
  await runCommand({
    label: 'Importing the archive',
    command: npm.command,
    args: [...npm.args, 'run', 'import', '-w', '@foyer/backend', '--', 'nyphil', folder],
    cwd: context.root,
    env: { ...context.env, DATABASE_URL: url, FOYER_DATA: context.folder, INIT_CWD: context.root },
    onLine: context.note,
    limitMs: importLimitMs,
    signal: context.signal,
  })
}

export async function countEvents(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from event'),
  )
  return rows[0]?.count ?? 0
}
