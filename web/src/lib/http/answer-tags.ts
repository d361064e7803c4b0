/**
 * The header by which a route that is no page tells the front from what its answer was made. It goes no further. Pages need
 * none: Next's own cache knows their tags.
 */
export const answerTagsHeader = 'x-answer-tags'
