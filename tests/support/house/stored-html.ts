import { queryDatabase } from './database.ts'

/**
 * HTML as an import could have written it into a production and an event; `work` gets the origin's addresses that show
 * it.
 */
export async function withStoredHtml(
  html: string,
  work: (addresses: string[]) => Promise<void>,
): Promise<void> {
  const [production] = await queryDatabase<{ id: number; description: unknown }>(
    'select id, description from production order by id limit 1',
  )
  const [event] = await queryDatabase<{ id: number; description: unknown }>(
    `select id, description from event where production_id is null order by id limit 1`,
  )
  const write = async (table: 'production' | 'event', id: number, description: unknown) =>
    queryDatabase(`update ${table} set description = $2 where id = $1`, [id, description])
  await write('production', production!.id, { de: html, en: html })
  await write('event', event!.id, { de: html, en: html })
  try {
    await work([`/de/api/productions/${production!.id}/`, `/de/api/events/${event!.id}/`])
  } finally {
    await write('production', production!.id, production!.description)
    await write('event', event!.id, event!.description)
  }
}
