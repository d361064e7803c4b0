import { sql } from 'drizzle-orm'
import { connect } from '#database/connect.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

/** Whether connections by a pooler have the settings that ours have, which a pooler does not pass on by itself. */
export async function checkPooler(poolerUrl: string, directUrl: string): Promise<Finding[]> {
  if (poolerUrl === directUrl) return []
  try {
    const [pooled, direct] = [await readSettings(poolerUrl), await readSettings(directUrl)]
    return [
      pooled === direct
        ? fine('Connections by the pooler have our settings.')
        : wrong(
            `Connections by the pooler have other settings (${pooled}) than ours (${direct}): set connect_query.`,
          ),
    ]
  } catch (error) {
    return [wrong(`The pooler cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`)]
  }
}

async function readSettings(url: string): Promise<string> {
  const database = connect(url, { connections: 1 })
  try {
    const names = ['join_collapse_limit', 'jit', 'statement_timeout']
    const values = names.map((name) => sql`current_setting(${name})`)
    const { rows } = await database.execute<{ values: string[] }>(
      sql`select array[${sql.join(values, sql`, `)}] as values`,
    )
    return names.map((name, index) => `${name} ${rows[0]?.values[index]}`).join(', ')
  } finally {
    await database.$client.end()
  }
}
