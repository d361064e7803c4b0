const sameRequestMs = 1000

/**
 * Aborted when this process is to stop: Ctrl-C, SIGTERM, a closed terminal, or a vanished parent. A second request ends it
 * immediately; services notice that by their channel.
 */
export function stopRequest(): AbortSignal {
  const controller = new AbortController()
  let requestedAt = 0
  const ask = (reason: string) => {
    // Ctrl-C arrives twice: from the terminal and forwarded by the parent.
    if (requestedAt > 0 && performance.now() - requestedAt > sameRequestMs) process.exit(1)
    requestedAt ||= performance.now()
    controller.abort(new StopRequested(reason))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ask(signal))
  process.on('disconnect', () => ask('disconnect'))
  return controller.signal
}

/** The abort reason of a stop request. */
export class StopRequested extends Error {}

export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
