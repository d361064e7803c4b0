import { formatDay } from '#features/shop/messages/format-ticket.ts'
import { saleMessages } from '#features/shop/messages/sale-messages.ts'
import { sitePaths, type PageContext } from '#features/shop/box-office/page-context.ts'
import { html, type Html } from '#http/html.ts'
import type { SaleEvent } from './sale-event-store.ts'

/** Why an event is not on sale, and what to do instead. */
export function statusPart({ locale, siteUrl }: PageContext, event: SaleEvent): Html {
  const texts = saleMessages[locale]
  if (event.status === 'on_sale') return html``
  const hasBegun = event.status === 'closed' && event.hasBegun
  return html`<p class="lead" role="status">
      ${hasBegun ? texts.begun : texts.status[event.status]}
    </p>
    ${event.status === 'advance_sale' && event.saleStartsOn && html`<p><strong>${texts.saleStarts(formatDay(event.saleStartsOn, locale))}</strong></p>`}
    ${event.status === 'online_sale_ended' && html`<p>${texts.atCounter}</p>`}
    <p>
      <a class="main" href="${siteUrl}${sitePaths.events[locale]}" target="_top" data-open="events"
        >${texts.allEvents}</a
      >
    </p>`
}
