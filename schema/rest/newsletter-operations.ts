import { z } from 'zod'
import { pageNumber, paged, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { idOf, Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

export const NewsletterSubscriptionList = paged(
  'NewsletterSubscriptionList',
  z
    .object({
      id: idOf('newsletter subscription'),
      email: z.string().describe('E-mail address, which its owner has confirmed.'),
      language: Locale.describe('Language of the newsletter.'),
      confirmed_at: OffsetDateTime.describe('When it was confirmed.'),
      is_reported: z.boolean().describe('Whether the list of the theatre has received it.'),
    })
    .meta({
      id: 'NewsletterSubscription',
      title: 'NewsletterSubscription',
      description: 'An address that gets the newsletter.',
    }),
)

const staff = { isInternal: true, extension: {}, access: 'publisher' } as const

/** Who gets the newsletter, in the admin site. */
export const newsletterOperations = {
  listNewsletterSubscriptions: {
    ...staff,
    operationId: 'listNewsletterSubscriptions',
    method: 'GET',
    path: '/{locale}/admin-api/newsletter/',
    pathParameters: { locale: Locale },
    summary: 'List newsletter subscriptions',
    description: 'Addresses that get the newsletter, those that have confirmed it last first.',
    query: {
      search: z.string().max(100).optional().describe('Only addresses with this text.'),
      page: pageNumber,
      page_size: pageSize,
    },
    pageSize: pageSizes.resources,
    response: NewsletterSubscriptionList,
  },
  endNewsletterSubscription: {
    ...staff,
    operationId: 'endNewsletterSubscription',
    method: 'POST',
    path: '/{locale}/admin-api/newsletter/{id}/end/',
    pathParameters: { locale: Locale, id: idOf('newsletter subscription') },
    summary: 'End a newsletter subscription',
    description:
      'Ends the newsletter for an address, as its owner has asked for, and tells the list of the theatre. The first page of what is left is the response.',
    response: NewsletterSubscriptionList,
  },
} as const satisfies Record<string, Operation>
