import { readFileSync } from 'node:fs'

const pollMs = 500

/**
 * Calls `then` when the npm that called us is gone: it hands signals to the shell between us only, and that dies without a word.
 * Started without npm we stay, as any program does when its terminal's shell ends.
 *
 * @param {() => void} then
 */
export function onParentExit(then) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    then()
  }, pollMs)
  timer.unref()
}

/**
 * The parent of another process, where the system lets us see it.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
