/** What is opened from the header. */
export type Tool = 'versions' | 'check' | 'preview' | 'schedule' | 'discard' | 'unpublish'
