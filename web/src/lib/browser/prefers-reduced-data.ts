type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor has little bandwidth or wants to save it: nothing is prefetched then. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
