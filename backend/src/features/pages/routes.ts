import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { legalPaths } from '@foyer/schema/paths/legal-paths.ts'
import { moduleChangeOperations } from '@foyer/schema/rest/module-changes.ts'
import { moduleOperations } from '@foyer/schema/rest/modules.ts'
import { pageeditor } from '@foyer/schema/rest/pageeditor.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { editorActor } from '#http/editor-actor.ts'
import { setCacheTagHeader } from '#http/cache-tags.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { createOwnContainer } from './containers/own-container-store.ts'
import { findContainer, type WantedContent } from './containers/container-store.ts'
import { createModuleBodyError } from './module-body-error.ts'
import { moduleResponses } from './modules/module-responses.ts'
import { idempotentRequestOf } from '#http/idempotent-request.ts'
import { moduleMessages } from './modules/module-messages.ts'
import { listModuleRows } from './modules/module-rows.ts'
import { findPage } from './page-store.ts'
import { removeModule, saveModule, type SaveResult, type ModuleInput } from './save-module.ts'
import { setDraftConflicts } from './draft-conflicts.ts'
import type { Audience } from './shown-module.ts'

type PageRouteDependencies = { database: Database; siteUrl: string }
/** What is shown, which its editors see also while it is offline. */
type Shown = Parameters<FastifyRequest['hasRight']>[1]

/** Pages, containers, and saving modules. */
export function addPageRoutes(app: FastifyInstance, dependencies: PageRouteDependencies): void {
  const { database } = dependencies
  const { page, container } = pageeditor.operations

  addOperation(app, page, async ({ path, query, locale, request, reply }) => {
    const object = { path: path.path, locale }
    const audience = await audienceOf(request, { ...dependencies, locale, object })
    const wanted = {
      path: path.path,
      versionId: query.version_id,
      firstModules: query.first_modules,
    }
    const found = await readSnapshot(database, (queries) => findPage(queries, wanted, audience))
    return found ? setCacheTagHeader(reply, found) : throwNotFound(request)
  })

  for (const name of ['terms', 'imprint', 'privacyPolicy'] as const) {
    addOperation(app, pageeditor.operations[name], async ({ locale, request, reply }) => {
      const path = legalPaths[name]
      const object = { path, locale }
      const audience = await audienceOf(request, { ...dependencies, locale, object })
      const wanted = { path }
      const found = await readSnapshot(database, (queries) => findPage(queries, wanted, audience))
      return found ? setCacheTagHeader(reply, found) : throwNotFound(request)
    })
  }

  addOperation(app, container, async ({ path: { slug }, query, locale, request, reply }) => {
    const audience = await audienceOf(request, { ...dependencies, locale, object: { slug } })
    const content = wantedContent(query)
    if (!content) throwNotFound(request)
    const wanted = { slug, content }
    const find = () => readSnapshot(database, (queries) => findContainer(queries, wanted, audience))
    const found = (await find()) ?? (audience.isEditor ? await findAfterCreating() : undefined)
    return found ? setCacheTagHeader(reply, found) : throwNotFound(request)

    /** E-07: an editor gets an empty container where there is none. */
    async function findAfterCreating() {
      const actor = await editorActor(request, 'container')
      return (await createOwnContainer(database, actor, slug)) ? find() : undefined
    }
  })

  for (const definition of moduleKinds) {
    addModuleWriteRoutes(app, definition, dependencies)
  }
}

type ContentQuery = {
  version_id?: number | undefined
  is_draft?: boolean | undefined
  at?: string | undefined
}

/** Undefined for a time that does not exist, such as one of 31 June. */
function wantedContent({ version_id, is_draft, at }: ContentQuery): WantedContent | undefined {
  if (version_id !== undefined) return { of: 'version', versionId: version_id }
  if (at === undefined) return { of: is_draft ? 'draft' : 'now' }
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? undefined : { of: 'time', at: time }
}

function addModuleWriteRoutes(
  app: FastifyInstance,
  definition: ModuleDefinition,
  dependencies: PageRouteDependencies,
): void {
  const { database } = dependencies
  const { create, update } = moduleOperations(definition)
  const options = { createBodyError: createModuleBodyError(definition) }
  const { patch, delete: remove } = moduleChangeOperations(definition)
  type WriteCall = {
    locale: ContentLocale
    body: unknown
    request: FastifyRequest
    reply: FastifyReply
  }

  async function save({ locale, body, request, reply }: WriteCall, id?: number) {
    const actor = await editorActor(request, id === undefined ? 'createModule' : 'updateModule')
    const saved = await saveModule(database, actor, {
      definition,
      locale,
      id,
      input: body as ModuleInput,
      siteUrl: dependencies.siteUrl,
      request: idempotentRequestOf(request, actor),
    })
    if (!saved.ok) throw toHttpError(saved, request)
    setDraftConflicts(reply, saved.draftConflicts)
    const object = { moduleId: saved.id }
    const audience = await audienceOf(request, { ...dependencies, locale, object })
    // The response of a section contains its modules, so the whole container is read.
    const rows = await listModuleRows(database, { containerId: saved.containerId, locale })
    const { modules } = await moduleResponses(database, rows, audience)
    const written = modules.find((module) => module.id === saved.id)
    if (!written) throw toHttpError({ ok: false, problem: 'gone-module' }, request)
    return written as never
  }

  addOperation(app, create, (call) => save(call), options)
  addOperation(app, update, (call) => save(call, call.path.id), options)
  addOperation(app, patch, (call) => save(call, call.path.id), options)
  addOperation(app, remove, async ({ path: { id }, query, locale, request, reply }) => {
    const actor = await editorActor(request, 'deleteModule')
    const { kind } = definition
    const { revision } = query
    const wanted = { kind, locale, id, revision, request: idempotentRequestOf(request, actor) }
    const removed = await removeModule(database, actor, wanted)
    if (!removed.ok) throw toHttpError(removed, request)
    setDraftConflicts(reply, removed.draftConflicts)
    return { id }
  })
}

async function audienceOf(
  request: FastifyRequest,
  {
    locale,
    database,
    siteUrl,
    object,
  }: PageRouteDependencies & { locale: ContentLocale; object: Shown },
): Promise<Audience> {
  const [isEditor, now] = await Promise.all([request.hasRight('editor', object), readNow(database)])
  return {
    locale,
    siteUrl,
    isEditor,
    now,
    report: (problem) => request.log.error({ problem }, 'left out a module that cannot be shown'),
  }
}

function throwNotFound(request: FastifyRequest): never {
  throw new HttpError(404, messages[localeOf(request.url)].notFound)
}

function toHttpError(saved: Exclude<SaveResult, { ok: true }>, request: FastifyRequest): HttpError {
  const texts = moduleMessages[localeOf(request.url)]
  switch (saved.problem) {
    case 'stale':
      return new HttpError(409, texts.changedMeanwhile, undefined, { revision: saved.revision })
    case 'gone-module':
      return new HttpError(410, texts.deleted)
    case 'key-reused':
      return new HttpError(422, texts.keyReused)
    case 'unknown-module':
      return new HttpError(404, messages[localeOf(request.url)].notFound)
    case 'unknown-container':
      return new HttpError(400, texts.unknownContainer, undefined, { problems: [] })
    case 'unknown-section':
      return new HttpError(400, texts.unknownSection, undefined, { problems: [] })
  }
}
