import { z } from 'zod'
import { pageNumber, paged, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Address, ContentLocale, idOf, Locale, Slug } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

export const StickyLinkList = paged(
  'StickyLinkList',
  z
    .object({
      id: idOf('module'),
      text: z.string().describe('Text of the link.'),
      link: z
        .string()
        .describe('Where the link leads; as it is stored if visitors find nothing there.'),
      slug: Slug,
      locale: ContentLocale,
      title: z.string().describe('Title of the page or object that shows it.'),
      address: Address.nullable().describe('Where visitors find that; null if they do not.'),
    })
    .meta({
      id: 'StickyLink',
      title: 'StickyLink',
      description: 'A published link that stays in view while its page scrolls.',
    }),
)

/** Sticky links are written in their pages: the admin site says in which. */
export const stickyLinkOperations = {
  listStickyLinks: {
    isInternal: true,
    extension: {},
    access: 'publisher',
    operationId: 'listStickyLinks',
    method: 'GET',
    path: '/{locale}/admin-api/sticky-links/',
    pathParameters: { locale: Locale },
    summary: 'List sticky links',
    description: 'Published links that stay in view while their page scrolls, by page.',
    query: {
      search: z.string().max(100).optional().describe('Only links whose text contains this.'),
      page: pageNumber,
      page_size: pageSize,
    },
    pageSize: pageSizes.resources,
    response: StickyLinkList,
  },
} as const satisfies Record<string, Operation>
