import { documents } from '@foyer/schema/rest/documents.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { addOperation } from '#http/operation-route.ts'
import { renderDraft } from './render-draft.ts'

type DraftModuleDependencies = { database: Database; siteUrl: string }

/** What editors are writing, as visitors would get it. */
export function addDraftModuleRoutes(
  app: FastifyInstance,
  { database, siteUrl }: DraftModuleDependencies,
): void {
  addOperation(app, documents.operations.draftModules, async ({ body, locale, request }) => {
    const now = await readNow(database)
    const report = (problem: string) =>
      request.log.warn({ problem }, 'a module of a draft cannot be shown')
    return renderDraft(database, body.modules, { locale, siteUrl, now, isEditor: true, report })
  })
}
