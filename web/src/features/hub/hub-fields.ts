/** Names of the fields of the hub's forms. */
export const fields = {
  intent: 'intent',
  on: 'on',
  path: 'path',
  target: 'target',
  form: 'form',
  lastEntry: 'last-entry',
} as const

/** What a form of the hub does. */
export const intents = {
  switchSite: 'switch-site',
  switchShop: 'switch-shop',
  redirect: 'redirect',
  readEntries: 'read-entries',
} as const

/** What the hub says about the form that redirected to it, as part of its address. */
export const hubNotices = ['switched', 'redirected', 'read', 'not-done'] as const
export type HubNotice = (typeof hubNotices)[number]
