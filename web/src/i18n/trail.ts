/** The place of a page in the site, from the home page to the page itself; some pages above have no address. */
export type Trail = readonly { title: string; href: string | null }[]
