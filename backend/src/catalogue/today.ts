import { sql } from 'drizzle-orm'
import { siteZone } from '#database/site-zone.ts'

/** The calendar day that it is at the theatre now. */
export const today = sql<string>`(now() at time zone ${sql.raw(`'${siteZone}'`)})::date`
