/** Sentences of the namespace `search.box` that the field needs at once. */
export const searchWords = ['form', 'label', 'placeholder', 'submit', 'clear'] as const

export type SearchWords = Record<(typeof searchWords)[number], string>
