/** Finished messages of a paged list. */
export type LoadMoreLabels = Record<'more' | 'loading', string>
