/*
 * Custom HTML of the theatre for an error status. Not part of the graph, because it is HTML.
 *
 *   GET /html/{name}.html    e.g. /html/404.html; the site can be configured to request other names
 *
 *   200  text/html, sanitized: a `style` element and the content of the body
 *   404  there is none; the site shows its own
 */

/** The pattern of a name. */
export const errorPageName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The path of the HTML for a status, unless the site is configured otherwise. */
export const defaultErrorPage = (status: number) => `/html/${status}.html`
