/** Names of the log-in fields. */
export const fields = { username: 'username', password: 'password' } as const
