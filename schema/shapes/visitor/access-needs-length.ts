/** Characters of what somebody needs. */
export const maxAccessNeedsLength = 300
