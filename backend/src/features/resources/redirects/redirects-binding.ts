import { redirects } from '@foyer/schema/resources/redirects.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { retargetRedirects } from '#database/retarget-redirects.ts'
import { pagePath } from '#database/tables/pages.ts'
import { redirect } from '#database/tables/site.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type {
  FieldProblems,
  ResourceBinding,
  ResourceRow,
  Values,
} from '#features/resources/resource-binding.ts'

type Redirect = { locale: string; old_path: string; new_path: string }

/** Redirects lead where visitors end up: not to a path that is redirected itself, and never back. */
export const redirectsBinding: ResourceBinding = {
  definition: redirects,
  table: redirect,
  uniqueField: 'old_path',
  async prepare(transaction, { id, values }) {
    const { locale, old_path, new_path } = values as Values & Redirect
    const target = await findTarget(transaction, { id, path: new_path })
    const problem = await findProblem(transaction, { locale, old_path, new_path, target })
    return problem ? { problems: problem } : { values: { ...values, new_path: target } }
  },
  async finish(transaction, { after }) {
    if (after) {
      const { old_path: oldPath, new_path: newPath } = after as ResourceRow & Redirect
      await retargetRedirects(transaction, { oldPath, newPath })
    }
    return ['redirects']
  },
}

async function findProblem(
  transaction: WritableTransaction,
  { locale, old_path, new_path, target }: Redirect & { target: string },
): Promise<FieldProblems | undefined> {
  const isOther = (path: string) => path !== `/${locale}` && !path.startsWith(`/${locale}/`)
  if (isOther(old_path)) return { old_path: 'otherLanguage' }
  if (pathOf(new_path) === old_path) return { new_path: 'samePath' }
  if (pathOf(target) === old_path) return { new_path: 'redirectLoop' }
  const path = old_path.replace(`/${locale}/`, '')
  const [page] = await transaction
    .select({ path: pagePath.path })
    .from(pagePath)
    .where(and(sql`${pagePath.locale} = ${locale}`, eq(pagePath.path, path)))
  return page && { old_path: 'pageExists' }
}

/** Where a path leads after all redirects but the given one. Stops where it has been before. */
async function findTarget(
  transaction: WritableTransaction,
  { id, path }: { id: number | undefined; path: string },
): Promise<string> {
  const seen = new Set<string>()
  let target = path
  while (!seen.has(pathOf(target))) {
    seen.add(pathOf(target))
    const [next] = await transaction
      .select({ newPath: redirect.newPath })
      .from(redirect)
      .where(and(eq(redirect.oldPath, pathOf(target)), ne(redirect.id, id ?? 0)))
    if (!next) break
    target = next.newPath
  }
  return target
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}
