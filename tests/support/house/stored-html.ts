import { storeHtml } from '@foyer/demo/fixtures/operations.ts'
import { databaseUrl } from './database.ts'

/**
 * HTML as an import could have written it into a production and an event; `work` gets the origin's addresses that show
 * it.
 */
export async function withStoredHtml(
  html: string,
  work: (addresses: string[]) => Promise<void>,
): Promise<void> {
  const { production, event, restore } = await storeHtml(databaseUrl(), html)
  try {
    await work([`/de/api/productions/${production}/`, `/de/api/events/${event}/`])
  } finally {
    await restore()
  }
}
