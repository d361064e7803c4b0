/** The only value that a build renders: an empty page that no visitor can reach. */
export const placeholder = '-'
