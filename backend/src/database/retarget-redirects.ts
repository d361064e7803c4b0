import { sql } from 'drizzle-orm'
import { redirect } from './tables/site.ts'
import type { WritableTransaction } from './writing/change-house.ts'

/** Gives the redirects that lead to a path the new one, so that nobody is redirected twice. A query or an anchor of their own stays. */
export async function retargetRedirects(
  transaction: WritableTransaction,
  { oldPath, newPath }: { oldPath: string; newPath: string },
): Promise<void> {
  const withoutSuffix = newPath.replace(/[?#].*$/, '')
  await transaction
    .update(redirect)
    .set({
      newPath: sql`case when ${redirect.newPath} = ${oldPath} then ${newPath}::text
        else ${withoutSuffix}::text || substr(${redirect.newPath}, ${oldPath.length + 1}) end`,
    })
    .where(
      sql`${redirect.newPath} = ${oldPath} or starts_with(${redirect.newPath}, ${`${oldPath}#`}) or starts_with(${redirect.newPath}, ${`${oldPath}?`})`,
    )
}
