/** Tabs of the search; without one, the first tab with results is shown. */
export const searchTabs = ['events', 'others'] as const
