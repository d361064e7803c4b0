import { sql } from 'drizzle-orm'
import { siteZone } from '#database/site-zone.ts'

/** Today's date at the theatre. */
export const today = sql<string>`(now() at time zone ${sql.raw(`'${siteZone}'`)})::date`
