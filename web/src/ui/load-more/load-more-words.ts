/** Finished sentences of the list that goes on. */
export type LoadMoreWords = Record<'more' | 'loading', string>
