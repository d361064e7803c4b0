import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BoxOfficeDependencies } from '#features/shop/box-office/box-office-dependencies.ts'
import { documentOf } from '#features/shop/box-office/document.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import type { preparePages } from '#features/shop/box-office/prepare-pages.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { html, type Html } from '#http/html.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { dateList } from './date-list.ts'
import { findSaleDates, type SaleFilter } from './sale-event-store.ts'
import { findSaleGroups, groupKinds, type GroupKind } from './sale-group-store.ts'

type List = { Params: { locale: Locale }; Querystring: { page?: string } }
type OneGroup = { Params: { locale: Locale; number: string }; Querystring: { page?: string } }

const pageSize = 20
const maxPage = 500

/** Lists of what is on sale: all events, and those of a series or an item group. */
export function addGroupPages(
  pages: FastifyInstance,
  { database, siteUrl }: BoxOfficeDependencies,
  { pageContext, send }: ReturnType<typeof preparePages>,
): void {
  /** The dates of a filter, with a link to those that follow. */
  async function datesPart(
    context: PageContext,
    { filter, query }: { filter: SaleFilter; query: { page?: string } },
  ): Promise<Html> {
    const { locale, path } = context
    const texts = saleMessages[locale]
    const page = pageOf(query)
    const found = await findSaleDates(database, { filter, page, pageSize, locale, siteUrl })
    if (found.dates.length === 0) return html`<p class="lead">${texts.noDates}</p>`
    return html`${dateList(context, { dates: found.dates })}
    ${
      found.hasMore &&
      html`<p><a href="${boxOfficePath}/${locale}/${path}?page=${page + 1}">${texts.more}</a></p>`
    }`
  }

  const contextOf = (request: FastifyRequest, reply: Parameters<typeof send>[0], path: string) =>
    pageContext(request, reply, { path, cartAmount: cartCookie.read(request) ? null : 0 })

  pages.get<List>('/:locale/events/', async (request, reply) => {
    const context = await contextOf(request, reply, 'events/')
    const texts = saleMessages[context.locale]
    const body = html`${await datesPart(context, { filter: {}, query: request.query })}
    ${groupLinks(context)}`
    return send(reply, documentOf(context, { title: texts.nextDates, body }))
  })

  for (const kind of groupKinds) {
    pages.get<List>(`/:locale/${kind}/`, async (request, reply) => {
      const context = await contextOf(request, reply, `${kind}/`)
      const { locale } = context
      const groups = await findSaleGroups(database, { kind, locale })
      const entries = groups.map(
        ({ id, name }) =>
          html`<li>
            <a href="${boxOfficePath}/${locale}/${kind}/${id}/"><strong>${name}</strong></a>
          </li>`,
      )
      const body = html`<ul class="dates">
          ${entries}
        </ul>
        ${groupLinks(context, kind)}`
      return send(reply, documentOf(context, { title: titleOf(kind, locale), body }))
    })

    pages.get<OneGroup>(`/:locale/${kind}/:number/`, async (request, reply) => {
      const { locale, number } = request.params
      const groups = await findSaleGroups(database, { kind, locale })
      const group = groups.find(({ id }) => String(id) === number)
      if (!group) throw new HttpError(404, messages[locale].notFound)
      const context = await contextOf(request, reply, `${kind}/${group.id}/`)
      const filter = kind === 'series' ? { seriesId: group.id } : { genreId: group.id }
      const body = html`${await datesPart(context, { filter, query: request.query })}
      ${groupLinks(context)}`
      return send(reply, documentOf(context, { title: group.name, body }))
    })
  }
}

/** Links to the lists of the box office, but for the one that is shown. */
export function groupLinks({ locale }: PageContext, shown?: GroupKind): Html {
  const texts = saleMessages[locale]
  const kinds = groupKinds.filter((kind) => kind !== shown)
  return html`<nav class="row" aria-label="${texts.allLists}">
    <a href="${boxOfficePath}/${locale}/events/">${texts.nextDates}</a>
    ${kinds.map((kind) => html`<a href="${boxOfficePath}/${locale}/${kind}/">${titleOf(kind, locale)}</a>`)}
  </nav>`
}

const titleOf = (kind: GroupKind, locale: Locale) =>
  saleMessages[locale][kind === 'series' ? 'series' : 'itemGroups']

function pageOf({ page }: { page?: string }): number {
  const number = /^\d{1,3}$/.test(String(page)) ? Number(page) : 1
  return Math.min(Math.max(number, 1), maxPage)
}
