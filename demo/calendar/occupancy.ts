import type { RoomKey } from '#content/content.ts'
import { minutesOf } from './calendar-days.ts'

export type Slot = { room: RoomKey; day: string; time: string; minutes: number }

/** The minutes between two events in a room, for the audiences to leave and to enter. */
const turnoverMinutes = 30

/** Tracks which rooms are occupied when. */
export function createOccupancy() {
  const taken = new Map<string, { from: number; to: number }[]>()
  const keyOf = ({ room, day }: Slot) => `${room} ${day}`
  const spanOf = ({ time, minutes }: Slot) => {
    const from = minutesOf(time)
    return { from, to: from + minutes + turnoverMinutes }
  }
  return {
    isFree(slot: Slot): boolean {
      const { from, to } = spanOf(slot)
      return (taken.get(keyOf(slot)) ?? []).every((other) => other.to <= from || to <= other.from)
    },
    take(slot: Slot): void {
      const key = keyOf(slot)
      taken.set(key, [...(taken.get(key) ?? []), spanOf(slot)])
    },
  }
}

export type Occupancy = ReturnType<typeof createOccupancy>
