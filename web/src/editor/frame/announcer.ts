import type { SaveState } from '#editor/store/save-state.ts'

/** What has happened, for the alert and for screen readers. */
type Alert =
  /** `text` says it more precisely than "Saved." */
  { kind: 'save' | 'error' | 'publish'; text?: string } | { kind: 'done'; text: string }

export type Announcer = {
  current(): Alert | undefined
  show(alert: Alert): void
  /** What only screen readers say, because everybody else sees it. */
  remark(): string | undefined
  say(remark: string): void
  subscribe(listener: () => void): () => void
  close(): void
}

/** How long an alert is shown (E-10). */
export const alertMs = 4000

/** One alert and one remark at a time, the latest. */
export function createAnnouncer(): Announcer {
  let alert: Alert | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  let remark: string | undefined
  let remarkTimer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const set = (next: Alert | undefined) => {
    alert = next
    tell()
  }
  const setRemark = (next: string | undefined) => {
    remark = next
    tell()
  }
  return {
    current: () => alert,
    show(next) {
      const isPlain = next.kind === 'save' && next.text === undefined
      // What is published is saved as well.
      if (isPlain && alert?.kind === 'publish') return
      clearTimeout(timer)
      // What was uploaded is then chosen: one burst, of which the first alert says more.
      if (!isPlain || alert?.kind !== 'save') set(next)
      timer = setTimeout(() => set(undefined), alertMs)
    },
    remark: () => remark,
    say(next) {
      clearTimeout(remarkTimer)
      setRemark(next)
      remarkTimer = setTimeout(() => setRemark(undefined), alertMs)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      clearTimeout(timer)
      clearTimeout(remarkTimer)
    },
  }
}

/** A pause after which changes are a burst of their own. */
const burstPauseMs = 1000

type Followed = { saveState: () => SaveState; subscribe: (listener: () => void) => () => void }

/** Shows 'save' once per burst of changes, and 'error' as soon as a request has failed (E-10). */
export function announceSaving(store: Followed, announcer: Announcer): () => void {
  let last = store.saveState()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = store.subscribe(() => {
    const state = store.saveState()
    if (state === last) return
    const before = last
    last = state
    if (state.status === 'saving') return clearTimeout(timer)
    if (state.status !== 'saved') {
      clearTimeout(timer)
      if (state.status !== before.status) announcer.show({ kind: 'error' })
      return
    }
    if (before.status === 'saved') return
    clearTimeout(timer)
    timer = setTimeout(() => announcer.show({ kind: 'save' }), burstPauseMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
