import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { findBucket } from '#files/open-files.ts'
import { readStorage } from './storage-env.ts'
import { writeBackup } from './backups/write-backup.ts'
import { runCommandLine, UsageError } from './run-command-line.ts'

const usage = `Usage: npm run backup -- [<file>]

Writes the database and all files of the theatre into one file, while it runs. Without a name the file is named after the
time, in the folder \`backups\` of the data. BACKUP_KEY (16 characters or more) encrypts it.`

await runCommandLine(async (args) => {
  if (args.length > 1 || args[0]?.startsWith('-')) throw new UsageError(usage)
  const { env, databaseUrl, backupKey } = readStorage()
  const dataFolder = env.FOYER_DATA
  const now = new Date()
  const name = `foyer-${now.toISOString().replaceAll(':', '-').slice(0, 19)}Z.backup`
  const file = resolve(args[0] ?? `${dataFolder}/backups/${name}`)
  await mkdir(dirname(file), { recursive: true })
  const { rows, files, bytes } = await writeBackup({
    databaseUrl,
    dataFolder,
    bucket: await findBucket(env),
    file,
    key: backupKey,
    now,
  })
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  const lock = backupKey === '' ? 'not encrypted: BACKUP_KEY is not set' : 'encrypted'
  console.log(`${file}: ${rows} rows and ${files} files, ${megabytes} MB, ${lock}.`)
})
