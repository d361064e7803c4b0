type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor is on a slow or metered connection, where nothing is fetched ahead. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
