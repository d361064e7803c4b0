import { focusDrawnModule } from './focus-module.ts'

/**
 * Puts the focus beside modules that are no longer drawn: on the module that followed the first of them, else on the last one, else on
 * what adds one to an empty page. `before` and `after`: all modules in reading order.
 */
export function focusNeighbour(before: readonly string[], after: readonly string[]): void {
  const left = new Set(after)
  const first = before.findIndex((id) => !left.has(id))
  const next = before.slice(first).find((id) => left.has(id)) ?? after.at(-1)
  if (next !== undefined) focusDrawnModule(next)
  else document.querySelector<HTMLElement>('[data-canvas] button:not([hidden])')?.focus()
}
