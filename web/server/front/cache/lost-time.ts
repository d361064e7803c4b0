import { type Moment, moment } from './tag-clock.ts'

export type LostTime = {
  /** Milliseconds that this process has lost since it was first asked. */
  ms(): number
}

const tickMs = 50

/**
 * Tells how much time the process did not have for itself, because it was busy or others had the processor: so long an answer
 * may have lain there unread, and nobody is to blame for not having given it.
 */
export function createLostTime(): LostTime {
  let lostMs = 0
  let due: Moment | undefined

  function tick() {
    lostMs += late()
    due = moment() + tickMs
  }

  const late = () => (due === undefined ? 0 : Math.max(0, moment() - due))

  return {
    ms() {
      if (due === undefined) {
        tick()
        setInterval(tick, tickMs).unref()
      }
      return lostMs + late()
    },
  }
}
