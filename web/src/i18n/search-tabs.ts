/** Tabs of the search; without one the first that finds something is shown. */
export const searchTabs = ['events', 'others'] as const
