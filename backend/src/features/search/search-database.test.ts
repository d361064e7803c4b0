import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSearchDatabase } from './search-database.ts'

test('X-06: a search neither reorders joins nor compiles its queries, whatever the server does by default', async () => {
  const database = openSearchDatabase(inject('postgresUrl'))
  onTestFinished(() => database.$client.end())
  const { rows } = await database.execute(sql`
    select current_setting('join_collapse_limit') as joins, current_setting('jit') as jit`)
  expect(rows).toEqual([{ joins: '1', jit: 'off' }])
})
