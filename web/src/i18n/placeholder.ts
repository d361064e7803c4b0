/** The only value that a build renders: a placeholder page that no visitor can reach. */
export const placeholder = '-'
