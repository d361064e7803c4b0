/** Names of what is typed to log in. */
export const fields = { username: 'username', password: 'password' } as const
