import type { MailLinkPurpose } from '@foyer/schema/rest/mail-link-purposes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Database } from '#database/connect.ts'
import { findConsentByEnd, removeConsent } from './consent-store.ts'
import type { Newsletter } from './newsletter.ts'

/** Links that confirm the newsletter, and those that end a mailing. */
export function createMailingLinks(database: Database, newsletter: Newsletter) {
  return {
    /** What a link ends; undefined if it has ended. */
    findEnd: findConsentByEnd,

    /** Uses a link; false if it has expired or was used before. */
    async use(link: {
      secret: string
      purpose: MailLinkPurpose
      locale: Locale
    }): Promise<boolean> {
      const { secret, purpose, locale } = link
      if (purpose === 'newsletter') return newsletter.confirm(secret, locale)
      const { subscriber } = (await findConsentByEnd(database, secret)) ?? {}
      if (!subscriber) return false
      return 'email' in subscriber
        ? newsletter.end(subscriber.email)
        : removeConsent(database, subscriber)
    },
  }
}
