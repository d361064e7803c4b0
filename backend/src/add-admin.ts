import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { connect } from '#database/connect.ts'
import { readDatabaseUrl } from './commands/storage-env.ts'
import { prepareDatabase } from './prepare-database.ts'
import { addAdmin, type AddAdminProblem } from './sessions/add-admin.ts'

const usage = `Usage: npm run add:admin -- <user name> <email> [--first-name <name>] [--last-name <name>]
                            [--password-file <file>] [--another]

Adds an account that may do everything, and give roles to others. The password is asked for, or read
from a file or from standard input. If there is an admin already, it needs --another.`

const problems: Record<AddAdminProblem, string> = {
  'has-admin':
    'There is an admin already, who can give roles. To add one all the same, say --another.',
  'name-taken': 'This user name is taken.',
  'weak-password':
    'The password must have 12 to 256 characters, must not be one of the names, and must not be easy to guess.',
}

class UsageError extends Error {}

/** Adds an admin to the database of `DATABASE_URL`. A password is no argument, since all users of a machine see those. */
async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [username = '', email = ''] = positionals
  if (positionals.length !== 2 || !/^[\w.@+-]{1,150}$/.test(username)) throw new UsageError(usage)
  if (!z.email().safeParse(email).success) throw new UsageError(`${email} is no mail address.`)
  const databaseUrl = findDatabaseUrl()
  const password = await readPassword(values['password-file'])

  await prepareDatabase(databaseUrl)
  const database = connect(databaseUrl)
  try {
    const added = await addAdmin(database, {
      username,
      email,
      firstName: values['first-name'],
      lastName: values['last-name'],
      password,
      isAnother: values.another,
    })
    if (!added.ok) throw new UsageError(problems[added.problem])
  } finally {
    await database.$client.end()
  }
  console.log(`${username} is an admin now, and can log in on the site.`)
}

function findDatabaseUrl(): string {
  try {
    return readDatabaseUrl()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
        'password-file': { type: 'string' },
        another: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UsageError(usage)
  }
}

async function readPassword(file: string | undefined): Promise<string> {
  if (file !== undefined) return firstLine(await readFile(file, 'utf8'))
  if (!process.stdin.isTTY) return firstLine(await text(process.stdin))
  const password = await askHidden('Password: ')
  if ((await askHidden('Password again: ')) !== password) {
    throw new UsageError('The passwords differ.')
  }
  return password
}

/** Asks at the terminal, without showing what is typed. */
async function askHidden(question: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true })
  terminal.once('SIGINT', () => process.exit(130))
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

const firstLine = (content: string) => content.split(/\r?\n/, 1)[0]!

await run().catch((error: Error) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : error.stack}\n`)
  process.exitCode = 1
})
