import { sql, type SQL } from 'drizzle-orm'
import { exhibitionType } from '#database/tables/options.ts'

/** The id of an exhibition type that is given by id or slug. */
export function typeNumber(type: string): SQL<number> {
  if (/^\d{1,9}$/.test(type)) return sql`${Number(type)}`
  return sql`(select ${exhibitionType.id} from ${exhibitionType} where ${exhibitionType.key} = ${type})`
}
