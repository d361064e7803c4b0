/**
 * The header in which a route handler tells the front server the cache tags of its response. It is not sent to clients.
 * Pages need none: Next's own cache knows their tags.
 */
export const responseTagsHeader = 'x-response-tags'
