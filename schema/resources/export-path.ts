/** Address of the rows of a resource as CSV, which takes the same search, filters and ordering as its list. */
export const exportPath = (resource: string) => `/{locale}/admin-api/${resource}/export.csv`
