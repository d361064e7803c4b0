import type {} from './record-presses.ts'
import { isHydrated } from './is-hydrated.ts'

/** How long a hydrated control may take to react to its press. */
const reactionTimeoutMs = 10_000
/** A part that listens on the whole page marks itself with `data-live`; a page waits no longer than this for it. */
const hydrationTimeoutMs = 1000

/**
 * Repeats the presses that were recorded before hydration, in order, each as soon as it has an effect. This goes on for
 * the life of the page: lazy-loaded parts are hydrated later.
 */
export function replayPresses(): void {
  const { earlyPresses } = window
  let isReplaying = false

  async function replay() {
    if (isReplaying) return
    isReplaying = true
    const { waiting } = earlyPresses
    for (let control = waiting[0]; control; control = waiting[0]) {
      await pressWhenHydrated(control)
      waiting.shift()
    }
    isReplaying = false
  }

  earlyPresses.onPress = () => void replay()
  void replay()
}

async function pressWhenHydrated(control: HTMLElement): Promise<void> {
  let hydratedAt: number | undefined
  while (control.isConnected) {
    if (isHydrated(control)) {
      hydratedAt ??= performance.now()
      const forMs = performance.now() - hydratedAt
      const isLive = 'live' in document.documentElement.dataset || forMs > hydrationTimeoutMs
      if ((isLive && press(control)) || forMs > reactionTimeoutMs) return
    }
    await new Promise(requestAnimationFrame)
  }
}

/**
 * Returns whether the press has reached its control: while React is still hydrating a part, it stops events at the
 * document.
 */
function press(control: HTMLElement): boolean {
  let hasArrived = false
  const arrive = () => (hasArrived = true)
  control.addEventListener('click', arrive, { once: true })
  control.click()
  control.removeEventListener('click', arrive)
  return hasArrived
}
