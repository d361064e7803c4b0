/** Where browsers report failures to the site. */
export const failureReportPath = '/failure-reports'

/** Longest text in a report, in characters. */
export const maxReportedTextLength = 4000
