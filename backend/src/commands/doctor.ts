import { parseArgs } from 'node:util'
import { readEnv, type Env } from '#env'
import { findLeftovers } from './backups/find-leftovers.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkLeftovers } from './doctor/check-leftovers.ts'
import { checkPooler } from './doctor/check-pooler.ts'
import { checkStore } from './doctor/check-store.ts'
import { checkServices, checkSiteUrl } from './doctor/check-services.ts'
import { checkBackups, checkFolder, checkMailServer } from './doctor/check-surroundings.ts'
import type { Finding } from './doctor/finding.ts'
import { runCommandLine, UsageError } from './run-command-line.ts'

const usage = `Usage: npm run doctor -- [--origin <url>] [--gateway <url>] [--site <url>] [--backups <folder>]

Checks an installation with the environment of its origin, and says in sentences what is in order (✓) and what is not (✗). Changes
nothing and sends nothing. Ends with 1 if something is wrong.`

await runCommandLine(async (args) => {
  const { origin, gateway, site, backups } = readArguments(args)
  const env = readEnvironment()
  const findings = await Promise.all([
    checkDatabase(env.DATABASE_DIRECT_URL, env.FOYER_PROFILE),
    checkPooler(env.DATABASE_URL, env.DATABASE_DIRECT_URL),
    findLeftovers(env.DATABASE_DIRECT_URL, env.FOYER_DATA).then(checkLeftovers),
    checkFolder(env.FOYER_DATA, env.DISK_RESERVE_BYTES),
    checkStore(env),
    checkMailServer(env.SMTP_URL),
    checkServices({ origin, gateway, site }, env.CHANGES_SECRET),
    checkSiteUrl(env.SITE_URL),
    backups === undefined ? [] : checkBackups(backups, Date.now()),
  ])
  report(findings.flat())
})

function report(findings: Finding[]): void {
  for (const { isFine, sentence } of findings) console.log(`${isFine ? '✓' : '✗'} ${sentence}`)
  const failures = findings.filter(({ isFine }) => !isFine).length
  if (failures === 0) return console.log('Everything is in order.')
  console.log(`${failures} of ${findings.length} are not in order.`)
  process.exitCode = 1
}

/** Settings that the origin refuses are the first thing to correct: nothing else can be checked with them. */
function readEnvironment(): Env {
  try {
    return readEnv()
  } catch (error) {
    throw new UsageError(`✗ The origin would not start.\n${(error as Error).message}`)
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        origin: { type: 'string', default: 'http://127.0.0.1:8000' },
        gateway: { type: 'string', default: 'http://127.0.0.1:4000' },
        site: { type: 'string', default: 'http://127.0.0.1:3000' },
        backups: { type: 'string' },
      },
    }).values
  } catch {
    throw new UsageError(usage)
  }
}
