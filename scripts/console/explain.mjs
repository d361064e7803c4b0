import { Problem } from './problem.mjs'

/**
 * What to print about a failure: one clear sentence where the cause is known, everything where it is not.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Problem) {
    const output = error.output ? `${lastLines(error.output, 30)}\n\n` : ''
    return `${output}${error.message}`
  }
  return (
    explainSystemError(error) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  )
}

/** @param {unknown} error */
function explainSystemError(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const place = 'path' in error && typeof error.path === 'string' ? ` (${error.path})` : ''
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return `The disk is full${place}: make room and start again.`
  }
  if (error.code === 'EACCES' || error.code === 'EPERM') {
    return `Permission is missing${place}: run this as the owner of the folder, or choose another one with FOYER_DATA.`
  }
  if (error.code === 'EROFS')
    return `The file system is read-only${place}: choose another folder with FOYER_DATA.`
  return undefined
}

/**
 * Whether the words of another program say that the disk is full.
 *
 * @param {string} output
 */
export function isDiskFullOutput(output) {
  return /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i.test(output)
}

/**
 * @param {string} text
 * @param {number} count
 */
function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
