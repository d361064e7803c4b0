/**
 * The header in which a route handler passes the cache tags of its response to the front server. It is not sent to clients.
 * Pages need none: Next's own cache knows their tags.
 */
export const responseTagsHeader = 'x-response-tags'
