import { textIn } from '#database/localized.ts'
import { clockAtTheatre, dayAtTheatre } from '#database/site-zone.ts'
import { documentOf } from '#features/shop/box-office/document.ts'
import { boxOfficePath, type PageContext } from '#features/shop/box-office/page-context.ts'
import { formatDay, formatTime } from '#features/shop/messages/format-ticket.ts'
import { waitingMessages } from '#features/shop/messages/waiting-messages.ts'
import type { WaitingRoom } from '#features/shop/waiting-room/waiting-room-store.ts'
import type { Turn } from '#features/shop/waiting-room/waiting-rooms.ts'
import { html } from '#http/html.ts'

type WaitingPage = { room: WaitingRoom; turn: Turn; place: string }

/** The page of a place in the queue: how many people are ahead, and how long it takes. */
export function waitingPage(context: PageContext, { room, turn, place }: WaitingPage): string {
  const { locale } = context
  const texts = waitingMessages[locale]
  const { ahead, minutes, opensAt, freeSeats } = turn
  const body = html`<p class="lead">${texts.heading}</p>
    <div class="status" role="status">
      ${opensAt && html`<p class="lead">${texts.before(momentOf(opensAt, locale))}</p>`}
      <p class="lead"><strong>${texts.ahead(ahead)}</strong></p>
      <p>${opensAt ? texts.minutesFromStart(minutes) : texts.minutes(minutes)}</p>
      ${freeSeats <= ahead && html`<p>${texts.fewSeats(freeSeats)}</p>`}
    </div>
    <p>${texts.keep}</p>
    <p><a href="${waitingPath(room, { locale, place })}">${texts.look}</a></p>`
  return documentOf(context, { title: textIn(locale, room.title), body })
}

/** The address of a place in the queue; without one the visitor gets a place there. */
export function waitingPath(
  { eventNumber }: Pick<WaitingRoom, 'eventNumber'>,
  { locale, place }: { locale: PageContext['locale']; place?: string | undefined },
): string {
  const path = `${boxOfficePath}/${locale}/event/${eventNumber}/waiting/`
  return place === undefined ? path : `${path}?place=${place}`
}

function momentOf(instant: Date, locale: PageContext['locale']): string {
  const day = formatDay(dayAtTheatre(instant), locale)
  return `${day}, ${formatTime(clockAtTheatre(instant), locale)}`
}
