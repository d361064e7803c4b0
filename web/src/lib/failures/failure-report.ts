/** Where browsers tell the site what went wrong. */
export const failureReportPath = '/failure-reports'

/** Of each text of a report, in characters. */
export const longestReportedText = 4000
