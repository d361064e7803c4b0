/** In a user agent: Next waits for title and description, and sends them in the head. */
export const wholeHeadMark = 'foyer-whole-head'

/**
 * The visitor's user agent with the mark. Without it Next sends title and description in the body of a page that it renders for one
 * visitor, where a validator calls them an error.
 */
export const withWholeHead = (userAgent = '') => `${userAgent} ${wholeHeadMark}`.trimStart()
