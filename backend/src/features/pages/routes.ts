import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { moduleOperations } from '@foyer/schema/rest/modules.ts'
import { pageeditor } from '@foyer/schema/rest/pageeditor.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readNow } from '#database/read-now.ts'
import { editorOf } from '#http/editor-of.ts'
import { sayCacheTags } from '#http/cache-tags.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { findContainer } from './container-store.ts'
import { refuseModule } from './refuse-module.ts'
import { answerModules } from './modules/module-answers.ts'
import { moduleMessages } from './modules/module-messages.ts'
import { listModuleRows } from './modules/module-rows.ts'
import { findPage } from './page-store.ts'
import { saveModule, type Saved, type Sent } from './save-module.ts'
import type { Audience } from './shown-module.ts'

type Needs = { database: Database; siteUrl: string }

/** Pages, containers, and writing their modules. */
export function addPageRoutes(app: FastifyInstance, needs: Needs): void {
  const { database } = needs
  const { page, container } = pageeditor.operations

  addOperation(app, page, async ({ path, query, locale, request, reply }) => {
    const audience = await audienceOf(request, { ...needs, locale })
    const found = await findPage(
      database,
      { path: path.path, versionId: query.version_id },
      audience,
    )
    return found ? sayCacheTags(reply, found) : refuseUnknown(request)
  })

  addOperation(app, container, async ({ path, query, locale, request, reply }) => {
    const audience = await audienceOf(request, { ...needs, locale })
    const found = await findContainer(
      database,
      { slug: path.slug, versionId: query.version_id },
      audience,
    )
    return found ? sayCacheTags(reply, found) : refuseUnknown(request)
  })

  for (const definition of moduleKinds) {
    addWriting(app, definition, needs)
  }
}

function addWriting(app: FastifyInstance, definition: ModuleDefinition, needs: Needs): void {
  const { database } = needs
  const { create, update } = moduleOperations(definition)
  const options = { refuseBody: refuseModule(definition) }
  type Writing = { locale: ContentLocale; body: unknown; request: FastifyRequest }

  async function save({ locale, body, request }: Writing, id?: number) {
    const actor = await editorOf(request, id === undefined ? 'createModule' : 'updateModule')
    const saved = await saveModule(database, actor, { definition, locale, id, sent: body as Sent })
    if (!saved.ok) throw refusalOf(saved, request)
    const audience = await audienceOf(request, { ...needs, locale })
    // A section shows what stands in it, so that all of the container is read.
    const rows = await listModuleRows(database, { containerId: saved.containerId, locale })
    const { modules } = await answerModules(database, rows, audience)
    return modules.find((module) => module.id === saved.id) as never
  }

  addOperation(app, create, (call) => save(call), options)
  addOperation(app, update, (call) => save(call, call.path.id), options)
}

async function audienceOf(
  request: FastifyRequest,
  { locale, database, siteUrl }: Needs & { locale: ContentLocale },
): Promise<Audience> {
  const [visitor, now] = await Promise.all([request.findVisitor(), readNow(database)])
  return {
    locale,
    siteUrl,
    isEditor: visitor?.isStaff ?? false,
    now,
    report: (problem) => request.log.error({ problem }, 'a module cannot be shown'),
  }
}

function refuseUnknown(request: FastifyRequest): never {
  throw new Refusal(404, messages[localeOf(request.url)].notFound)
}

function refusalOf(saved: Exclude<Saved, { ok: true }>, request: FastifyRequest): Refusal {
  const say = moduleMessages[localeOf(request.url)]
  switch (saved.problem) {
    case 'stale':
      return new Refusal(409, say.changedMeanwhile, undefined, { revision: saved.revision })
    case 'unknown-module':
      return new Refusal(404, messages[localeOf(request.url)].notFound)
    case 'unknown-container':
      return new Refusal(400, say.unknownContainer, undefined, { problems: [] })
    case 'unknown-section':
      return new Refusal(400, say.unknownSection, undefined, { problems: [] })
  }
}
