import type { Stage } from '#bench/bench.ts'
import { npmCommand } from '#console/npm-command.mjs'
import { runCommand } from '#services/run-command.ts'
import { withClient } from './statement-times.ts'
import { addSyntheticConcerts } from './synthetic-concerts.ts'

const importLimitMs = 10 * 60_000

/**
 * Adds an archive's concerts to a database with the demo theatre: those of the New York Philharmonic where NYPHIL_DATA names the
 * folder of their files, else synthetic ones. Answers with a sentence that says which and how many.
 */
export async function grow(stage: Stage, url: string): Promise<string> {
  const folder = stage.env['NYPHIL_DATA']
  const before = await countEvents(url)
  if (folder) await importArchive(stage, { folder, url })
  else await addSyntheticConcerts(url)
  const added = (await countEvents(url)) - before
  const number = added.toLocaleString('en')
  return folder
    ? `${number} events were imported from the archive of the New York Philharmonic, beside ${before} of the demo theatre.`
    : `${number} past events were made by plain SQL, because NYPHIL_DATA was not set, beside ${before} of the demo theatre.`
}

async function importArchive(stage: Stage, { folder, url }: { folder: string; url: string }) {
  const npm = npmCommand()
  await runCommand({
    label: 'Importing the archive',
    command: npm.command,
    args: [...npm.args, 'run', 'import', '-w', '@foyer/backend', '--', 'nyphil', folder],
    cwd: stage.root,
    env: { ...stage.env, DATABASE_URL: url, FOYER_DATA: stage.folder, INIT_CWD: stage.root },
    onLine: stage.note,
    limitMs: importLimitMs,
    signal: stage.signal,
  })
}

export async function countEvents(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from event'),
  )
  return rows[0]?.count ?? 0
}
