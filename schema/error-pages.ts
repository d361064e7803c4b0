/*
 * The house's own HTML for an error, by the status. Not part of the graph: it is HTML as it is.
 *
 *   GET /html/{name}.html    as /html/404.html; the site may be configured to ask for other names
 *
 *   200  text/html, sanitised: a `style` element, and what stands in the body
 *   404  the house has none; the site shows its own
 */

/** What a name may consist of. */
export const errorPageName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where the HTML for a status lies unless the site is configured otherwise. */
export const defaultErrorPage = (status: number) => `/html/${status}.html`
