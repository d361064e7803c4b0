/** Id of the element of a module on the page. An id, since the browser looks for other attributes in the whole of a long page. */
export const moduleElementId = (id: string) => `editor-module-${id}`

/** The element of a module; null if it is not drawn, or not yet. */
export const moduleElement = (id: string) => document.getElementById(moduleElementId(id))
