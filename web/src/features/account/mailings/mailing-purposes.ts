import type { MailLinkPurpose } from '#graphql/generated/graphql.ts'

/** What a mailed link about a mailing is for. */
const mailingPurposes = [
  'NEWSLETTER',
  'NEWSLETTER_END',
  'FAVOURITES_END',
] as const satisfies readonly MailLinkPurpose[]
export type MailingPurpose = (typeof mailingPurposes)[number]

export const isMailingPurpose = (purpose: MailLinkPurpose): purpose is MailingPurpose =>
  mailingPurposes.some((one) => one === purpose)
