const heartbeatMs = { terminal: 1000, file: 10_000 }

/** The running steps, some of which are concurrent. @type {Set<() => string>} */
const active = new Set()

/**
 * Runs a long task and shows progress: elapsed seconds, and the last text passed to `note`. In a terminal that
 * is one line which changes, elsewhere a line every ten seconds.
 *
 * @template T
 * @param {string} label
 * @param {(note: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const startedAt = performance.now()
  const terminal = process.stdout.isTTY
  let note = ''
  const state = () => `${label} … ${elapsed(startedAt)}${note && `  ${note}`}`
  const show = () => {
    if (!terminal) return process.stdout.write(`  ${state()}\n`)
    const line = `  ${[...active].map((one) => one()).join(' | ')}`
    return process.stdout.write(`\r${line.slice(0, process.stdout.columns - 1)}\x1b[K`)
  }
  active.add(state)
  const heartbeat = setInterval(show, terminal ? heartbeatMs.terminal : heartbeatMs.file)
  const end = (/** @type {string} */ mark) => {
    clearInterval(heartbeat)
    active.delete(state)
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${mark} ${label} (${elapsed(startedAt)})\n`)
  }
  if (terminal) show()
  try {
    const result = await work((text) => {
      note = text
      if (terminal) show()
    })
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** @param {number} startedAt */
function elapsed(startedAt) {
  const seconds = (performance.now() - startedAt) / 1000
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
