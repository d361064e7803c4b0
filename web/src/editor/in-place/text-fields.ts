/** The field of a kind of module whose text is edited on the page itself. All others are in the form beside it. */
const fields: Partial<Record<string, string>> = { headline: 'content', text: 'content' }

export const fieldInPlace = (kind: string): string | undefined => fields[kind]
