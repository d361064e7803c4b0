import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { storeChangesSecret } from '#services/prepare/changes-secret.ts'
import { readSettings } from '#services/settings.ts'
import { operationOf } from './operation.ts'

const databaseUrl = 'postgres://foyer@127.0.0.1:5433/foyer'

function operationWith(env: NodeJS.ProcessEnv, command = 'doctor', args: string[] = []) {
  const folder = mkdtempSync(`${tmpdir()}/foyer-operation-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = readSettings('/', { FOYER_DATA: folder, ...env }, 'production')
  const run = () => operationOf(command, { settings, args, databaseUrl, env })
  return { folder, run }
}

test('X-06: the doctor asks with the secret that the launcher has made, at the ports of this theatre', () => {
  const { folder, run } = operationWith({ WEB_PORT: '3100', MESH_PORT: '4100' })
  storeChangesSecret(folder, 'made-by-the-launcher')
  expect(statSync(`${folder}/changes-secret`).mode & 0o777).toBe(0o600)
  const { args, env } = run()
  expect(args.join(' ')).toBe(
    '--origin http://127.0.0.1:8000 --gateway http://127.0.0.1:4100 --site http://127.0.0.1:3100',
  )
  expect(env).toMatchObject({
    CHANGES_SECRET: 'made-by-the-launcher',
    DATABASE_URL: databaseUrl,
    FOYER_DATA: folder,
  })
})

test('a secret that is set counts, and before the first start there is none', () => {
  const { folder, run } = operationWith({ CHANGES_SECRET: 'set-by-the-operator' })
  storeChangesSecret(folder, 'made-by-the-launcher')
  expect(run().env['CHANGES_SECRET']).toBe('set-by-the-operator')
  expect(operationWith({}).run().env['CHANGES_SECRET']).toBe('')
})

test('what is asked for comes last, and only the doctor gets addresses', () => {
  const site = ['--site', 'http://site:3000']
  expect(operationWith({}, 'doctor', site).run().args.slice(-2)).toEqual(site)
  expect(operationWith({}, 'backup', ['monday.backup']).run().args).toEqual(['monday.backup'])
})
