'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { momentAtTheatre } from '#lib/time/clock.ts'
import { openingLabel } from './opening-label.ts'
import type { OpeningSentences } from './opening-sentences.ts'

const minuteMs = 60_000

/**
 * Whether the box office is open at this minute, on the clock of the theatre wherever the visitor is. The page is kept and
 * knows one day's hours only: `before` stands in until the browser tells the time, and again when that day is over.
 */
export function OpeningNow(props: { sentences: OpeningSentences; before?: ReactNode }) {
  const { sentences, before } = props
  const [day] = useState(dayOfVisit)
  const clock = useSyncExternalStore(everyMinute, day.clock, unknown)
  if (clock === undefined) return before
  return openingLabel(sentences, clock)
}

/** The clock of the day on which it is first read; undefined when another day has begun. */
function dayOfVisit() {
  let visited: string | undefined
  return {
    clock() {
      const { day, clock } = momentAtTheatre(Date.now())
      visited ??= day
      return day === visited ? clock : undefined
    },
  }
}

const unknown = () => undefined

function everyMinute(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  }
  const tick = () => {
    onMinute()
    wait()
  }
  wait()
  return () => clearTimeout(timer)
}
