import { z } from 'zod'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { sharedPageSettings } from '@foyer/schema/documents/shared-page-settings.ts'
import { RequestKey } from '@foyer/schema/shapes/cart.ts'
import { ContentLocale, Id, PagePath, idOf } from '@foyer/schema/shapes/scalars.ts'
import { EditedPage, PageConflict, PageInUse, PageInvalid, PageUse } from './edited-page-shapes.ts'
import type { Operation, RestSource } from './operation.ts'

const path = '/{locale}/pageeditor-api/pages'
const parent = Id.nullable().describe('Number of the page above; null for the top level.')
const before = Id.nullable()
  .default(null)
  .describe('Number of the page below the same one that it comes before; the last if null.')

const ofTree = {
  access: 'editor',
  object: 'any',
  pathParameters: { locale: ContentLocale },
} as const
const ofPage = {
  access: 'editor',
  object: 'page',
  pathParameters: { locale: ContentLocale, id: idOf('page') },
} as const
const write = {
  ...ofPage,
  // Visitors see it at once.
  access: 'publisher',
  method: 'POST',
  mayBeGone: true,
  response: EditedPage,
  errors: { 400: PageInvalid },
} as const

/** The tree of pages: what all languages of a page share. What they say is edited as documents. */
export const pageTree = {
  name: 'page-tree',
  description: 'The tree of pages: adding, renaming, moving, deleting and restoring them.',
  extension: {},
  operations: {
    editedPages: {
      ...ofTree,
      operationId: 'editedPages',
      method: 'GET',
      path,
      summary: 'List the pages of the tree',
      description: 'All pages with their languages, in the order of the tree; deleted ones last.',
      response: z.array(EditedPage),
    },
    pageUses: {
      ...ofPage,
      operationId: 'pageUses',
      method: 'GET',
      path: `${path}/{id}/uses`,
      summary: 'List the links to a page',
      description: 'The published links to a page, from other pages, other objects and menus.',
      response: z.array(PageUse),
    },
    createPage: {
      ...ofTree,
      operationId: 'createPage',
      method: 'POST',
      path,
      summary: 'Add a page',
      description:
        'Adds a page as a draft in the language of the path, empty or as a copy of a template or another page in all its languages. Visitors see it when it is published.',
      body: z
        .object({
          title: z.string().trim().min(1).max(pageFields.title.max).describe('Title of the page.'),
          parent: parent.default(null),
          before,
          path: PagePath.nullable()
            .default(null)
            .describe('Path below the language; made of the title if null.'),
          copy_of: Id.nullable()
            .default(null)
            .describe('Number of the page or template to be copied; null for an empty page.'),
          request_key: RequestKey.nullish().describe(
            'Idempotency key: if the response was lost, repeat the request with the same key and one page is added.',
          ),
        })
        .meta({ id: 'PageCreate', title: 'PageCreate', description: 'A new page.' }),
      response: EditedPage,
      responseStatus: 201,
      errors: { 400: PageInvalid },
    },
    changePageSettings: {
      ...write,
      operationId: 'changePageSettings',
      path: `${path}/{id}/settings`,
      summary: 'Change the settings of a page',
      description: 'Changes the settings that are named; they hold for all languages at once.',
      body: z
        .object({
          revision: z
            .int()
            .nullish()
            .describe('Revision that the caller has seen; no conflicts are detected if omitted.'),
          is_online: z.boolean().optional().describe('Whether visitors can open it.'),
          is_clickable: z.boolean().optional().describe('Whether it is more than a group.'),
          in_menu: z.boolean().optional().describe('Whether it is in the main menu.'),
          in_footer: z.boolean().optional().describe('Whether it is in the footer.'),
          footer_position: z
            .int()
            .min(sharedPageSettings.footerPosition.min)
            .max(sharedPageSettings.footerPosition.max)
            .optional()
            .describe('Place in the footer; the lowest comes first.'),
          has_tab_navigation: z
            .boolean()
            .optional()
            .describe('Whether the pages below are shown as tabs.'),
          is_landing_page: z.boolean().optional().describe('Whether it has no menu and no alerts.'),
          is_template: z.boolean().optional().describe('Whether it is a template.'),
          og_type: z
            .string()
            .regex(/^[a-z]+([._][a-z]+)*$/)
            .max(40)
            .optional()
            .describe('Open Graph type; e.g. "website" or "article".'),
          og_image: Id.nullable()
            .optional()
            .describe('Number of the picture for shared links; null for none.'),
        })
        .meta({
          id: 'PageSettings',
          title: 'PageSettings',
          description: 'Settings of a page; those that are omitted stay.',
        }),
      errors: { ...write.errors, 409: PageConflict },
    },
    renamePage: {
      ...write,
      operationId: 'renamePage',
      path: `${path}/{id}/path`,
      summary: 'Change the path of a page',
      description:
        'Gives a page another path in the language of the path, and the pages below it with theirs. Visitors are redirected from each old path.',
      body: z
        .object({ path: PagePath.describe('New path below the language.') })
        .meta({ id: 'PageRename', title: 'PageRename', description: 'A new path.' }),
    },
    movePage: {
      ...write,
      operationId: 'movePage',
      path: `${path}/{id}/move`,
      summary: 'Move a page in the tree',
      description:
        'Moves a page with those below it. Paths that were below that of the page above follow; visitors are redirected from each old path.',
      body: z
        .object({ parent, before })
        .meta({ id: 'PageMove', title: 'PageMove', description: 'A new place in the tree.' }),
    },
    deletePage: {
      ...write,
      operationId: 'deletePage',
      path: `${path}/{id}/delete`,
      summary: 'Delete a page',
      description:
        'Deletes a page with those below it, in all languages. If something links to it or stands below it, that has to be confirmed. Deleted pages can be restored.',
      body: z
        .object({
          is_confirmed: z
            .boolean()
            .default(false)
            .describe('Whether links to the page and the pages below it were considered.'),
        })
        .meta({ id: 'PageDeletion', title: 'PageDeletion', description: 'A deletion.' }),
      errors: { ...write.errors, 409: PageInUse },
    },
    restorePage: {
      ...write,
      operationId: 'restorePage',
      path: `${path}/{id}/restore`,
      summary: 'Restore a deleted page',
      description:
        'Restores a deleted page with those that were deleted with it, at their paths, or beside them where other pages have these now.',
    },
  },
} as const satisfies RestSource & { operations: Record<string, Operation> }
