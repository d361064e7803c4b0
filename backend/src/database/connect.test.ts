import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connect } from './connect.ts'

test('X-06: connections neither reorder joins nor compile queries, whatever the server does by default', async () => {
  const database = connect(inject('postgresUrl'))
  onTestFinished(() => database.$client.end())
  const { rows } = await database.execute(sql`
    select current_setting('join_collapse_limit') as joins, current_setting('jit') as jit`)
  expect(rows).toEqual([{ joins: '1', jit: 'off' }])
})
