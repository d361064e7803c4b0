import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBucket } from '#files/open-files.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { verifyBackup } from './backups/read-backup.ts'
import { readStorage } from './storage-env.ts'
import { runCommandLine, UsageError } from './run-command-line.ts'

const usage = `Usage: npm run restore -- <file> [--replace] [--verify]

Restores the database and all files of a theatre from a backup. The origin must be stopped. A database that is not empty is
refused without --replace. --verify only reads the backup and says whether it is whole. BACKUP_KEY decrypts it.`

await runCommandLine(async (args) => {
  const { values, positionals } = readArguments(args)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new UsageError(usage)
  const { env, databaseUrl, backupKey: key } = readStorage()
  const path = resolve(file)
  const { manifest, summary } = values.verify
    ? await verifyBackup(path, key)
    : await restoreBackup({
        databaseUrl,
        dataFolder: env.FOYER_DATA,
        bucket: await findBucket(env),
        file: path,
        key,
        replaces: values.replace,
      })
  const rows = Object.values(summary.rows).reduce((sum, each) => sum + each, 0)
  const done = values.verify ? 'The backup is whole' : 'Restored'
  console.log(
    `${done}: ${rows} rows in ${manifest.tables.length} tables, as of ${manifest.createdAt}.`,
  )
})

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UsageError(usage)
  }
}
