import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { EventRow } from '#catalogue/event-rows.ts'
import { lockForTransaction } from '#database/advisory-lock.ts'
import { firstText, textIn } from '#database/localized.ts'
import { endSecret, mailingUrl, oneClickUrl } from '#features/mailings/end-link.ts'
import type { MailingDependencies } from '#features/mailings/newsletter.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/send-mail.ts'
import { listWatchers } from './favourite-event-store.ts'
import { favouriteMessages } from './favourite-messages.ts'
import { type EventChange, takeChangedEvents } from './find-changed-events.ts'

export type FavouriteMailDependencies = MailingDependencies & {
  /** Day and time in words. */
  formatMoment: (
    moment: { event: { day: string; time: string | null }; time_start: null },
    locale: Locale,
  ) => string
}

type Changed = { row: EventRow; change: EventChange }
type Watcher = Awaited<ReturnType<typeof listWatchers>>[number]

/**
 * Writes to who wants mails about favourites, one mail about all that has changed. What is written is remembered in the same transaction, so that
 * nothing is written twice.
 */
export async function sendFavouriteMails(dependencies: FavouriteMailDependencies): Promise<void> {
  const { database, getTokenSecret } = dependencies
  const tokenSecret = await getTokenSecret()
  await database.transaction(async (transaction) => {
    await lockForTransaction(transaction, 'favouriteMails')
    const byAccount = new Map<number, { watcher: Watcher; changed: Changed[] }>()
    for (const one of await takeChangedEvents(transaction)) {
      for (const watcher of await listWatchers(transaction, one.row.event.id)) {
        const { changed } = byAccount.get(watcher.accountId) ?? { changed: [] }
        byAccount.set(watcher.accountId, { watcher, changed: [...changed, one] })
      }
    }
    for (const { watcher, changed } of byAccount.values()) {
      const mail = favouriteMail(dependencies, { watcher, changed, tokenSecret })
      await enqueueMail(transaction, { about: 'favourites', mail })
    }
  })
}

function favouriteMail(
  { siteUrl, houseName, formatMoment }: FavouriteMailDependencies,
  { watcher, changed, tokenSecret }: { watcher: Watcher; changed: Changed[]; tokenSecret: string },
): Mail {
  const { accountId, email, locale } = watcher
  const texts = favouriteMessages[locale]
  const secret = endSecret(tokenSecret, { accountId })
  return composeMail({
    to: email,
    locale,
    subject: texts.subject(titleOf(changed[0]!.row, locale), changed.length - 1),
    before: [texts.greeting, texts.opening],
    // Each says what has happened, also where it is the only one.
    links: changed.map(({ row, change }) => ({
      label: texts.changes[change](titleOf(row, locale), formatMoment(momentOf(row), locale)),
      url: eventUrl(siteUrl, row, locale),
    })),
    isEachNamed: true,
    after: [texts.reason],
    end: {
      label: texts.end,
      url: mailingUrl(siteUrl, { locale, secret }),
      oneClickUrl: oneClickUrl(siteUrl, { locale, secret }),
    },
    houseName,
  })
}

const titleOf = ({ event, production }: EventRow, locale: Locale) =>
  textIn(locale, firstText(event.title, production?.title))

const momentOf = ({ event: { day, localTime } }: EventRow) => ({
  event: { day, time: localTime && localTime.slice(0, 5) },
  time_start: null,
})

function eventUrl(siteUrl: string, { event, production }: EventRow, locale: Locale): string {
  const path = sitePaths['events-slug-id'][locale]
    .replace('[slug]', textIn(locale, firstText(event.slug, production?.slug)))
    .replace('[number]', String(event.id))
  return `${siteUrl}/${locale}${path}`
}
