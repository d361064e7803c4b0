import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readServiceSettings } from './settings-table.ts'

const root = dirname(dirname(import.meta.dirname))
const compose = readFileSync(`${root}/docker-compose.yml`, 'utf8')

/** Variables that a service reads and `docker-compose.yml` does not pass, with the reason. */
const exceptions: Record<string, string> = {
  BACKEND_HOST: 'set by the image',
  BACKEND_PORT: 'only seen inside the networks of the file',
  MESH_HOST: 'set by the image',
  MESH_PORT: 'only seen inside the networks of the file',
  WEB_HOST: 'set by the image',
  WEB_PORT: 'only seen inside the networks of the file; FOYER_PORT is that of the edge',
  WEB_ADMIN_HOST: 'set by the image',
  WEB_ADMIN_PORT: 'set by the image',
  FOYER_DATA: 'set by the image, where the volume is',
  NODE_ENV: 'set by the image',
  FREE_OPERATIONS: 'for the demo alone, in deploy/demo/compose.yml',
  DATABASE_PASSWORD: 'a secret: DATABASE_PASSWORD_FILE',
  CHANGES_SECRET: 'a secret: CHANGES_SECRET_FILE',
}

/** The lines below a line, as far as they are indented more. */
function blockOf(heading: RegExp): string[] {
  const lines = compose.split('\n')
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) throw new Error(`docker-compose.yml has no ${heading}.`)
  const depth = lines[start]!.search(/\S/)
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return after.slice(0, end < 0 ? undefined : end)
}

const namesIn = (lines: string[]) =>
  lines.flatMap((line) => /^ +([A-Z][A-Z\d_]+):/.exec(line)?.[1] ?? [])

const shared = namesIn(blockOf(/^x-shared:/))
const passed: Record<string, string[]> = {
  origin: [...shared, ...namesIn(blockOf(/^x-origin:/)), ...namesIn(blockOf(/^ {2}origin:/))],
  gateway: [...shared, ...namesIn(blockOf(/^ {2}gateway:/))],
  site: [...shared, ...namesIn(blockOf(/^ {2}site:/))],
}

const settings = readServiceSettings(root)

test.each(Object.entries(passed))(
  'X-06: every variable that the %s reads can stand in the .env of compose',
  (service, names) => {
    const read = settings.filter((one) => one.service === service).map(({ name }) => name)
    const missing = read.filter((name) => !names.includes(name) && !(name in exceptions))
    expect(missing).toEqual([])
  },
)

test('compose passes nothing that no service reads, and no exception is left over', () => {
  const read = new Set(settings.map(({ name }) => name))
  const all = new Set(Object.values(passed).flat())
  const unknown = [...all].filter((name) => !read.has(name.replace(/_FILE$/, '')))
  expect(unknown).toEqual([])
  const left = Object.keys(exceptions).filter((name) => !read.has(name) || all.has(name))
  expect(left).toEqual([])
})

test('X-09: secrets may be files in place of values', () => {
  const files = [
    'SMTP_URL_FILE',
    'OIDC_CLIENT_SECRET_FILE',
    'S3_SECRET_ACCESS_KEY_FILE',
    'NEWSLETTER_WEBHOOK_SECRET_FILE',
  ]
  expect(passed['origin']).toEqual(expect.arrayContaining(files))
  expect(passed['site']).toContain('EDGE_PURGE_TOKEN_FILE')
})
