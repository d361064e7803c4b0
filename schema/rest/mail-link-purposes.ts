/** What a mailed link is for. */
export const mailLinkPurposes = ['registration', 'log_in', 'password', 'new_email'] as const
export type MailLinkPurpose = (typeof mailLinkPurposes)[number]

/** For how long a mailed link can be used. */
export const mailLinkMinutes = {
  registration: 24 * 60,
  log_in: 30,
  password: 60,
  new_email: 24 * 60,
} as const satisfies Record<MailLinkPurpose, number>
