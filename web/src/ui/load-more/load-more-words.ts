/** Finished messages of a paged list. */
export type LoadMoreWords = Record<'more' | 'loading', string>
