/** Runs a task that ends with the process that started this one: without it nobody waits for the result. */
export async function runWithParent(task: () => Promise<void>): Promise<void> {
  // What was not finished is rolled back by the database.
  const giveUp = () => process.exit(1)
  process.on('disconnect', giveUp)
  // Without a parent that speaks to it, `connected` is undefined.
  if (process.connected === (false as boolean | undefined)) giveUp()
  await task()
  // Without a listener the channel no longer keeps the process alive.
  process.off('disconnect', giveUp)
}
