/** Sentences of the namespace `layout` that the way to the account needs at once. */
export const accountWords = ['logIn', 'myProfile', 'logOut'] as const

export type AccountWords = Record<(typeof accountWords)[number], string>
