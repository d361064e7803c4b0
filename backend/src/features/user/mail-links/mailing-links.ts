import type { AccountLinkPurpose, MailLinkPurpose } from '@foyer/schema/rest/mail-link-purposes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '#database/connect.ts'

/** What a mailed link about a mailing is for. */
export type MailingPurpose = Exclude<MailLinkPurpose, AccountLinkPurpose>

/** The mailed links that concern no account but what is sent regularly. */
export type MailingLinks = {
  /** What a link ends, and the address that it was sent to; undefined if it ends nothing. */
  findEnd: (
    queries: Queries,
    secret: string,
  ) => Promise<{ purpose: MailingPurpose; email: string } | undefined>
  /** Uses a link; false if it has expired or was used before. */
  use: (link: { secret: string; purpose: MailingPurpose; locale: Locale }) => Promise<boolean>
}
