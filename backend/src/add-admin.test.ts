import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { findAccountByLogin } from '#sessions/account-store.ts'
import { addAdmin as addAccount } from '#sessions/add-admin.ts'
import { connect, type Database } from '#database/connect.ts'
import { databaseUrl } from '#test/demo-template.ts'

// A process for each call.
vi.setConfig({ testTimeout: 120_000 })

const password = 'Sieben-Ziegen-im-Souffleurkasten'
const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'foyer-admin-'))
const passwordFile = join(folder, 'password')
let url: string
let database: Database

beforeAll(async () => {
  url = databaseUrl(inject('postgresUrl'), name)
  await onServer(`create database ${name}`)
  database = connect(url)
  writeFileSync(passwordFile, `${password}\n`)
})
afterAll(async () => {
  await database.$client.end()
  await onServer(`drop database if exists ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}

/** Runs the command; returns its exit code and all that it has printed. */
async function addAdmin(args: string[], input = ''): Promise<[code: number, printed: string]> {
  const program = join(import.meta.dirname, 'add-admin.ts')
  const running = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'pipe',
  })
  running.stdin.end(input)
  const printed = Promise.all([text(running.stdout), text(running.stderr)])
  const [code] = (await once(running, 'exit')) as [number]
  return [code, (await printed).join('')]
}

const rolesOf = async (username: string) => {
  const { rows } = await database.execute<{ role: string; page_id: number | null }>(
    `select role, page_id from role_grant join account on account.id = account_id where username = '${username}'`,
  )
  return rows
}

describe('X-09: the first admin', () => {
  test.each([
    [['anna', 'no-address'], 'no mail address'],
    [['anna', 'anna@example.at', '--password', password], 'Usage'],
  ])('is not added with the arguments %j', { tags: 'slow' }, async (args, sentence) => {
    const [code, printed] = await addAdmin(args, password)
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
  })

  test('is not added with a weak password, which is not repeated', { tags: 'slow' }, async () => {
    const weak = 'aaaaaaaaaaaaaaaaaaaa'
    const [code, printed] = await addAdmin(['anna', 'anna@example.at'], weak)
    expect(code).toBe(1)
    expect(printed).not.toContain(weak)
  })

  test('is added to an empty database, with a password from a file that is never printed', async () => {
    const args = ['anna', 'anna@example.at', '--first-name', 'Anna', '--last-name', 'Muster']
    const [code, printed] = await addAdmin([...args, '--password-file', passwordFile])
    expect([code, printed]).toEqual([0, expect.stringContaining('anna')])
    expect(printed).not.toContain(password)
    expect(await rolesOf('anna')).toEqual([{ role: 'admin', page_id: null }])
    expect(await findAccountByLogin(database, { username: 'anna', password })).not.toBeNull()
    const { rows } = await database.execute(`select actor, operation, what from audit`)
    expect(rows).toEqual([{ actor: 'operator', operation: 'addAdmin', what: 'admin anna' }])
  })

  test('a second one needs to be asked for, and a name of its own', { tags: 'slow' }, async () => {
    const [code, printed] = await addAdmin(['berta', 'berta@example.at'], password)
    expect([code, printed]).toEqual([1, expect.stringContaining('--another')])
    expect(await rolesOf('berta')).toEqual([])
    const [taken, why] = await addAdmin(['anna', 'b@example.at', '--another'], password)
    expect([taken, why]).toEqual([1, expect.stringContaining('taken')])
    // The password is the first line of standard input.
    const [added] = await addAdmin(['berta', 'berta@example.at', '--another'], `${password}\n`)
    expect(added).toBe(0)
    expect(await rolesOf('berta')).toHaveLength(1)
    expect(await findAccountByLogin(database, { username: 'berta', password })).not.toBeNull()
  })

  test.each(['kurz', 'aaaaaaaaaaaaaaaaaaaa', 'carla@example.at'])(
    'is not added with the password %s',
    async (weak) => {
      const carla = { username: 'carla', email: 'carla@example.at', firstName: '', lastName: '' }
      const added = await addAccount(database, { ...carla, password: weak, isAnother: true })
      expect(added).toEqual({ ok: false, problem: 'weak-password' })
    },
  )
})
