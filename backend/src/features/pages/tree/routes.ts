import type { StaffAccess } from '@foyer/schema/rest/access.ts'
import { pageTree } from '@foyer/schema/rest/page-tree.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { changePageSettings } from './change-settings.ts'
import { createPage } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { findEditedPage, listEditedPages } from './edited-pages.ts'
import { movePage } from './move-page.ts'
import { listPageUses } from './page-uses.ts'
import { renamePage } from './rename-page.ts'
import { restorePage } from './restore-page.ts'
import { treeMessages } from './tree-messages.ts'
import type { TreeProblem, TreeResult } from './tree-result.ts'

/** The tree of pages: what all languages of a page share. */
export function addPageTreeRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = pageTree
  const options = { createBodyError }

  async function responseOf(result: TreeResult, request: FastifyRequest) {
    if (!result.ok) throw toHttpError(result, request)
    return (await findEditedPage(database, result.id))!
  }

  /** The right for a page, or for the whole site at the top level, beside that which the contract names. */
  async function requireRight(
    request: FastifyRequest,
    { access, pageId }: { access: StaffAccess; pageId: number | null },
  ) {
    if (await request.hasRight(access, pageId === null ? 'site' : { pageId })) return
    throw new HttpError(403, messages[localeOf(request.url)].forbidden[access])
  }

  addOperation(app, operations.editedPages, () => listEditedPages(database))

  addOperation(app, operations.pageUses, async ({ path: { id }, request }) => {
    const found = await findEditedPage(database, id)
    if (!found) throw toHttpError({ ok: false, problem: 'unknown-page' }, request)
    return listPageUses(database, [id])
  })

  addOperation(
    app,
    operations.createPage,
    async ({ locale, body, request }) => {
      const { title, parent, before, path, copy_of, request_key } = body
      await requireRight(request, { access: 'editor', pageId: parent })
      if (copy_of !== null) await requireRight(request, { access: 'editor', pageId: copy_of })
      const created = await createPage(database, await editorActor(request, 'createPage'), {
        locale,
        title,
        parentId: parent,
        beforeId: before,
        path,
        copyOf: copy_of,
        requestKey: request_key ?? undefined,
      })
      return responseOf(created, request)
    },
    options,
  )

  addOperation(
    app,
    operations.changePageSettings,
    async ({ path: { id }, body, request }) => {
      const actor = await editorActor(request, 'changePageSettings')
      const changed = await changePageSettings(database, actor, {
        id,
        revision: body.revision ?? undefined,
        settings: {
          isOnline: body.is_online,
          isClickable: body.is_clickable,
          inMenu: body.in_menu,
          inFooter: body.in_footer,
          footerPosition: body.footer_position,
          hasTabNavigation: body.has_tab_navigation,
          isLandingPage: body.is_landing_page,
          isTemplate: body.is_template,
          ogType: body.og_type,
          ogImageId: body.og_image,
        },
      })
      return responseOf(changed, request)
    },
    options,
  )

  addOperation(
    app,
    operations.renamePage,
    async ({ path: { id }, locale, body: { path }, request }) => {
      const actor = await editorActor(request, 'renamePage')
      return responseOf(await renamePage(database, actor, { id, locale, path }), request)
    },
    options,
  )

  addOperation(
    app,
    operations.movePage,
    async ({ path: { id }, body: { parent, before }, request }) => {
      await requireRight(request, { access: 'publisher', pageId: parent })
      const actor = await editorActor(request, 'movePage')
      const place = { id, parentId: parent, beforeId: before }
      return responseOf(await movePage(database, actor, place), request)
    },
    options,
  )

  addOperation(
    app,
    operations.deletePage,
    async ({ path: { id }, body, request }) => {
      const actor = await editorActor(request, 'deletePage')
      const isConfirmed = body.is_confirmed
      return responseOf(await deletePage(database, actor, { id, isConfirmed }), request)
    },
    options,
  )

  addOperation(app, operations.restorePage, async ({ path: { id }, request }) => {
    const actor = await editorActor(request, 'restorePage')
    return responseOf(await restorePage(database, actor, { id }), request)
  })
}

function createBodyError(errors: Record<string, string[]>, locale: 'de' | 'en'): HttpError {
  const problems = Object.entries(errors).map(([field, said]) => ({
    field,
    label: field,
    messages: said,
  }))
  return new HttpError(400, messages[locale].invalidInput, errors, { problems })
}

function toHttpError(problem: TreeProblem, request: FastifyRequest): HttpError {
  const language = localeOf(request.url)
  const texts = treeMessages[language]
  switch (problem.problem) {
    case 'unknown-page':
      return new HttpError(404, messages[language].notFound)
    case 'deleted-page':
      return new HttpError(410, texts.deleted)
    case 'invalid': {
      const said = texts[problem.reason]
      const { field } = problem
      return new HttpError(400, said, undefined, {
        problems: [{ field, label: field, messages: [said] }],
      })
    }
    case 'stale':
      return new HttpError(409, texts.stale, undefined, { revision: problem.revision })
    case 'in-use':
      return new HttpError(409, texts.inUse, undefined, {
        uses: problem.uses,
        pages_below: problem.pagesBelow,
      })
  }
}
