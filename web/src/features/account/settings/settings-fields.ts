/** Names of the fields of the settings' forms. */
export const fields = {
  intent: 'intent',
  session: 'session',
  currentPassword: 'current-password',
  newPassword: 'new-password',
} as const

/** What a form of the settings does. */
export const intents = {
  changePassword: 'change-password',
  endSession: 'end-session',
  logOutEverywhere: 'log-out-everywhere',
  addPasskey: 'add-passkey',
  removePasskey: 'remove-passkey',
} as const
