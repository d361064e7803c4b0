/** What a mailed link about an account is for. */
export const accountLinkPurposes = ['registration', 'log_in', 'password', 'new_email'] as const
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number]

/** What ends mails that somebody has ordered. Such a link can be used as long as they come. */
export const endingPurposes = ['newsletter_end', 'favourites_end'] as const
export type EndingPurpose = (typeof endingPurposes)[number]

/** What a mailed link is for. */
export const mailLinkPurposes = [...accountLinkPurposes, 'newsletter', ...endingPurposes] as const
export type MailLinkPurpose = (typeof mailLinkPurposes)[number]

/** For how long a mailed link can be used. */
export const mailLinkMinutes = {
  registration: 24 * 60,
  log_in: 30,
  password: 60,
  new_email: 24 * 60,
  newsletter: 7 * 24 * 60,
} as const satisfies Record<Exclude<MailLinkPurpose, EndingPurpose>, number>
