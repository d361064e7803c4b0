/** What leads to the twin of a page: to its editor, and to one of its versions or its preview. */
export const editorQueries = ['edit', 'v'] as const
