/** What is opened from the header. */
export type Tool =
  'pages' | 'versions' | 'check' | 'preview' | 'schedule' | 'discard' | 'unpublish' | 'keys'
