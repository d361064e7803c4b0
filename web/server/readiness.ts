/** Whether requests can be answered: not before Next is prepared, and no more while the process drains. */
export const readiness = { isReady: false }
