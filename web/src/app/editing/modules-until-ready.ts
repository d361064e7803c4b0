/** So many modules of a page are shown until its editor is there: they fill the first screen, and more would only delay it. */
export const modulesUntilReady = 5
