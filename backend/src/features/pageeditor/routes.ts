import { pageeditor as contract } from '@foyer/schema/rest/pageeditor.ts'
import { adminBase } from '@foyer/schema/paths/admin-paths.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { setCacheTagHeader } from '#http/cache-tags.ts'
import { addOperation } from '#http/operation-route.ts'
import { findNavigation } from './navigation-store.ts'
import { pageeditorMessages } from './pageeditor-messages.ts'
import { listRedirects } from './redirect-store.ts'
import { findSiteSettings } from './settings-store.ts'

export function addPageeditorRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  const { operations } = contract
  const readNavigation = (locale: Locale) =>
    readSnapshot(database, (queries) => findNavigation(queries, locale))

  addOperation(app, operations.navigation, async ({ locale, reply }) =>
    setCacheTagHeader(reply, await readNavigation(locale)),
  )

  addOperation(app, operations.settings, async () => ({
    status: 'ok',
    data: await findSiteSettings(database),
  }))

  addOperation(app, operations.redirects, ({ locale }) => listRedirects(database, locale))

  addOperation(app, operations.pageeditorUser, async ({ request, locale }) => {
    const visitor = (await request.findVisitor())!
    const words = pageeditorMessages[locale]
    // What is edited there is public at once.
    const mayManage = await request.hasRight('publisher', 'site')
    return {
      logged: true,
      id: visitor.id,
      email: visitor.email,
      username: visitor.username,
      admin_menus: [
        { name: words.staffHub, url: '/cms-hub' },
        ...(mayManage ? [{ name: words.adminSite, url: adminBase }] : []),
      ],
      navigation: (await readNavigation(locale)).response,
    }
  })
}
