import { createHmac } from 'node:crypto'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** What has happened to the newsletter of an address. */
type NewsletterChange =
  | {
      event: 'subscribed'
      email: string
      language: Locale
      confirmed_at: string
      /** The page that ends the newsletter, and where one POST does (RFC 8058); for the foot and the headers of each issue. */
      unsubscribe_url: string
      one_click_url: string
    }
  | { event: 'unsubscribed'; email: string }

/** The theatre's list of recipients, in the program that sends the newsletter. */
export type NewsletterList = {
  /** Throws if the list has not taken the change, so that it is reported again. A change that is reported twice does no harm. */
  report: (change: NewsletterChange) => Promise<void>
}

const timeoutMs = 10_000

/** The list at the address of the setting; undefined if there is none. */
export function createNewsletterList(setting: {
  url: string
  secret: string
}): NewsletterList | undefined {
  return setting.url === '' ? undefined : createWebhookList(setting)
}

/**
 * A list that gets changes as POST requests with JSON. With a secret each has the header `X-Foyer-Signature: sha256=…`, the HMAC of the body. Any status
 * of success counts; redirects are not followed, because they would take addresses elsewhere.
 */
function createWebhookList({ url, secret }: { url: string; secret: string }): NewsletterList {
  return {
    async report(change) {
      const body = JSON.stringify(change)
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret !== '' && { 'x-foyer-signature': `sha256=${signature}` }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The newsletter's list has responded ${response.status}`)
    },
  }
}
