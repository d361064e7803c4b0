/** Where browsers report how long a page took to load. */
export const loadReportPath = '/load-reports'
