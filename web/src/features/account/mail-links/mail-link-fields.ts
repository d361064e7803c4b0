/** Names of the fields of the forms about mailed links. */
export const fields = {
  intent: 'intent',
  email: 'email',
  firstName: 'first-name',
  lastName: 'last-name',
  token: 'token',
  purpose: 'purpose',
  newPassword: 'new-password',
} as const

/** What a mail is asked for. */
export const intents = { register: 'register', logIn: 'log-in', password: 'password' } as const
