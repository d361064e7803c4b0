/** Whether requests can be served: not before Next is prepared, and not while the process drains. */
export const readiness = { isReady: false }
