/** Runs a task that is aborted when the parent process ends, since nothing waits for its result then. */
export async function runWithParent(task: () => Promise<void>): Promise<void> {
  // The database rolls back unfinished transactions.
  const giveUp = () => process.exit(1)
  process.on('disconnect', giveUp)
  // Without an IPC channel to a parent process, `connected` is undefined.
  if (process.connected === (false as boolean | undefined)) giveUp()
  await task()
  // Without a listener the channel no longer keeps the process alive.
  process.off('disconnect', giveUp)
}
