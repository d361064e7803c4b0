const heartbeatMs = { terminal: 1000, file: 10_000 }

/**
 * Does a long piece of work and shows that it is alive: elapsed seconds, and what `note` was last told. In a terminal that
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
  const show = () => {
    const line = `  ${label} … ${elapsed(startedAt)}${note && `  ${note}`}`
    process.stdout.write(
      terminal ? `\r${line.slice(0, process.stdout.columns - 1)}\x1b[K` : `${line}\n`,
    )
  }
  const heartbeat = setInterval(show, terminal ? heartbeatMs.terminal : heartbeatMs.file)
  const end = (/** @type {string} */ mark) => {
    clearInterval(heartbeat)
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
