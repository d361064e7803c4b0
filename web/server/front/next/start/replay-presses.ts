import type {} from './record-presses.ts'
import { isTakenOver } from './taken-over.ts'

/** So long a control that the framework has may take to hear its press. */
const hearingMs = 10_000
/** Who listens for the whole page says so by `data-live`; no page waits longer for it. */
const listenersMs = 1000

/**
 * Presses again what was pressed before the framework had it, in order, each as soon as that has an effect. So for as long as the
 * page lives: parts whose script comes late are taken over late.
 */
export function replayPresses(): void {
  const { earlyPresses } = window
  let isReplaying = false

  async function replay() {
    if (isReplaying) return
    isReplaying = true
    const { waiting } = earlyPresses
    for (let control = waiting[0]; control; control = waiting[0]) {
      await pressWhenTakenOver(control)
      waiting.shift()
    }
    isReplaying = false
  }

  earlyPresses.onPress = () => void replay()
  void replay()
}

async function pressWhenTakenOver(control: HTMLElement): Promise<void> {
  let takenOverAt: number | undefined
  while (control.isConnected) {
    if (isTakenOver(control)) {
      takenOverAt ??= performance.now()
      const forMs = performance.now() - takenOverAt
      const isLive = 'live' in document.documentElement.dataset || forMs > listenersMs
      if ((isLive && press(control)) || forMs > hearingMs) return
    }
    await new Promise(requestAnimationFrame)
  }
}

/** Answers whether the press has reached its control: while React still works on a part, it stops at the document what happens there. */
function press(control: HTMLElement): boolean {
  let hasArrived = false
  const arrive = () => (hasArrived = true)
  control.addEventListener('click', arrive, { once: true })
  control.click()
  control.removeEventListener('click', arrive)
  return hasArrived
}
