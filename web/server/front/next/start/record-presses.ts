/*
 * Runs before anything of a page is painted. Remembers what is pressed before the framework has the page, so that
 * `replay-presses.ts` can press it again; written into every page, because a file of its own would come too late.
 */

import { isTakenOver } from './taken-over.ts'

type EarlyPresses = {
  /** What was pressed and has had no effect yet, in order. */
  waiting: HTMLElement[]
  /** Told of each further one. */
  onPress?: () => void
  /** Fulfilled when somebody first presses anything, by pointer or by key. */
  first: Promise<unknown>
}

declare global {
  interface Window {
    earlyPresses: EarlyPresses
  }
}

const waiting: HTMLElement[] = []

/** The control that a press concerns, if only a script gives it an effect: the browser itself follows, sends, opens and ticks. */
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
  if (!control || isTakenOver(control)) return
  event.stopImmediatePropagation()
  // Who presses again because nothing has opened yet does not want it closed.
  if (waiting.includes(control) && opensSomething(control)) return
  waiting.push(control)
  earlyPresses.onPress?.()
}

addEventListener('click', record, true)
window.earlyPresses = earlyPresses
