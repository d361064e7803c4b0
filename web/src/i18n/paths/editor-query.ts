/** What leads to the twin of a page: to its editor, and to one of its versions or its preview. */
export const editorParameters = ['edit', 'v'] as const

/** Whether an address with this query leads to the twin of a page. */
export const isEditorQuery = (query: URLSearchParams): boolean =>
  editorParameters.some((name) => query.has(name))
