/** Runs an action for each item, a limited number at a time, and returns the results in order. */
export async function sideBySide<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry, index: number) => Promise<Result>,
  atOnce = 12,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = entries.entries()
  const worker = async () => {
    for (const [index, entry] of waiting) results[index] = await work(entry, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
