/** The slug of the container with the modules of a page, as the origin names it. */
export const pageContainer = (pageNumber: number) => `page-${pageNumber}`
