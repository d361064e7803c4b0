import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const bad = '<p onclick="steal()">Gut</p><script>steal()</script><a href="javascript:steal()">x</a>'

/** Every column that holds HTML, as an import or an operator may have filled it. */
const columns = [
  ['production', 'important_info'],
  ['production', 'description'],
  ['event', 'important_info'],
  ['event', 'description'],
  ['person', 'biography'],
  ['series', 'description'],
  ['venue', 'description'],
  ['venue', 'directions'],
  ['venue', 'accessibility'],
  ['form', 'intro'],
] as const

beforeAll(async () => {
  for (const [table, column] of columns) {
    await theatre.database.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${JSON.stringify({ de: bad })}::jsonb`,
    )
  }
})

test('X-09: HTML that runs does not leave the origin, however it came into the database', async () => {
  const { rows } = await theatre.database.execute<{
    production: number
    event: number
    person: number
    form: number
  }>(sql`
    select (select min(id) from production) as production, (select min(id) from event) as event,
      (select min(id) from person) as person, (select min(id) from form) as form`)
  const { production, event, person, form } = rows[0]!
  for (const url of [
    `/de/api/productions/${production}/`,
    `/de/api/events/${event}/`,
    `/de/api/persons/${person}/`,
    `/de/api/forms/${form}/`,
    '/de/api/venues/',
    '/de/api/series/',
  ]) {
    const { status, body } = await theatre.call(url)
    expect([url, status]).toEqual([url, 200])
    const text = JSON.stringify(body)
    expect([url, text.includes('<p>Gut</p>')]).toEqual([url, true])
    expect([url, /steal|onclick|javascript:/.test(text)]).toEqual([url, false])
  }
})
