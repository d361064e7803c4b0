import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { migrate } from './migrate.ts'

const theatre = useTheatre()
const workspace = fileURLToPath(new URL('../..', import.meta.url))
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

test('the migration matches the table definitions: nothing is left to generate', () => {
  const out = mkdtempSync(join(workspace, '.drift-'))
  try {
    cpSync(join(workspace, 'migrations'), out, { recursive: true })
    const before = readdirSync(out)
    const config = [
      '--dialect=postgresql',
      '--schema=./src/database/tables/*.ts',
      '--casing=snake_case',
    ]
    const said = execFileSync(
      process.execPath,
      [drizzleKit, 'generate', ...config, `--out=./${out.slice(workspace.length)}`],
      { cwd: workspace, encoding: 'utf8' },
    )
    expect(said).toContain('No schema changes')
    expect(readdirSync(out)).toEqual(before)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
})

test('functions and triggers written by hand exist', async () => {
  const { rows } = await theatre.database.execute<{ name: string }>(sql`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal
    order by 1`)
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'announce_editing',
      'count_event_months',
      'event_months_inserted on event',
      'fold',
      'former_date_of_event on event',
      'keep_revision',
      'mark_search',
      'plain_text',
      'record_change',
      'revision_of_article on article',
      'search_updated on module',
    ]),
  )
  expect(names.length).toBeGreaterThanOrEqual(92)
})

test.each([
  [`update event set status = 'maybe'`],
  [`update event set status = 'past_event'`],
  [`update module set kind = 'nothing'`],
  [`update module set locale = 'fr'`],
  [`update redirect set locale = 'la'`],
  [`update credit set contributor_group = 'audience'`],
  [`update image_variant set crop = 'round'`],
  [`insert into search_keyword values (current_date, 'xx', 'a', 1, 1)`],
  [`insert into audit (actor, operation, what) values ('nobody', 'a', 'b')`],
  [`insert into document (container_id, locale) select id, 'fr' from container`],
])('words that the code does not know are refused: %s', async (statement) => {
  await expect(theatre.database.$client.query(statement)).rejects.toThrow(/check constraint/)
})

test('every kind of module may be stored, and migrating again changes nothing', async () => {
  const { database } = theatre
  const constraint = sql`select oid::text from pg_constraint where conname = 'module_kind_is_known'`
  const before = (await database.execute(constraint)).rows
  await migrate(database)
  expect((await database.execute(constraint)).rows).toEqual(before)
  const { rows } = await database.execute<{ definition: string }>(sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'module_kind_is_known'`)
  for (const { kind } of moduleKinds) expect(rows[0]!.definition).toContain(`'${kind}'`)
})

test('a module can only be in a section of its own container and language', async () => {
  const { database } = theatre
  const section = { kind: 'section' }
  const one = await addPage(database, { paths: { de: 'eins' }, modules: [section] })
  const other = await addPage(database, { paths: { de: 'zwei' }, modules: [section] })
  const add = (container: number, locale: string, parent: number) =>
    database.$client.query(
      `insert into module (container_id, locale, parent_id, position, kind, fields) values ($1, $2, $3, 0, 'text', '{}')`,
      [container, locale, parent],
    )
  const sectionId = one.moduleIds[0]!
  await expect(add(other.containerId, 'de', sectionId)).rejects.toThrow(/module_in_section/)
  await expect(add(one.containerId, 'en', sectionId)).rejects.toThrow(/module_in_section/)
  await expect(add(one.containerId, 'de', sectionId)).resolves.toMatchObject({ rowCount: 1 })
})

test('a database from before the release is rejected with advice', async () => {
  const { database } = theatre
  const hash = sql`select hash from drizzle.__drizzle_migrations order by id limit 1`
  const [original] = (await database.execute<{ hash: string }>(hash)).rows
  await database.execute(sql`update drizzle.__drizzle_migrations set hash = 'older'`)
  await expect(migrate(database)).rejects.toThrow('before the first release')
  await database.execute(sql`update drizzle.__drizzle_migrations set hash = ${original!.hash}`)
})
