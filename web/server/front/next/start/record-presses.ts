/* Runs before the first paint. Records clicks and keys before hydration, so that `replay-presses.ts` can repeat them; inlined into every page, because a separate file would come too late. */

import { isHydrated } from './is-hydrated.ts'

type EarlyPresses = {
  /** Presses that have had no effect yet, in order. */
  waiting: HTMLElement[]
  /** Called for each further one. */
  onPress?: () => void
  /** Resolves at the first press, by pointer or key. */
  first: Promise<unknown>
}

declare global {
  interface Window {
    earlyPresses: EarlyPresses
  }
}

const waiting: HTMLElement[] = []

/**
 * The control that a press concerns, if it works only by script: the browser itself follows links, submits, opens and
 * ticks.
 */
function scriptedControl(target: EventTarget | null): HTMLElement | undefined {
  const control = (target as Element).closest<HTMLElement>('a[href],summary,label,input,button')
  if (!(control instanceof HTMLButtonElement) || control.popoverTargetElement) return undefined
  return control.form && control.type !== 'button' ? undefined : control
}

const opensSomething = (control: HTMLElement) =>
  control.ariaHasPopup !== null || control.ariaExpanded !== null

const earlyPresses: EarlyPresses = {
  waiting,
  first: new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown', 'click'] as const) {
      addEventListener(kind, resolve, { capture: true, once: true })
    }
  }),
}

function record(event: MouseEvent) {
  if (!event.isTrusted) return
  const control = scriptedControl(event.target)
  if (!control || isHydrated(control)) return
  event.stopImmediatePropagation()
  // A visitor who presses again because nothing has opened yet does not want to close it.
  if (waiting.includes(control) && opensSomething(control)) return
  waiting.push(control)
  earlyPresses.onPress?.()
}

addEventListener('click', record, true)
window.earlyPresses = earlyPresses
