import { sql } from 'drizzle-orm'

/** A name of a joined account for people. */
export const accountName = sql`coalesce(
  nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`
