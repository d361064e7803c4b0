'use client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { momentAtTheatre } from '#lib/time/site-zone.ts'
import { openingLabel } from './opening-label.ts'
import type { OpeningSentences } from './opening-sentences.ts'

const minuteMs = 60_000

/**
 * Whether the box office is open at this minute, on the theatre's clock wherever the visitor is. The page is cached and
 * contains one day's hours only: `before` is shown until the browser knows the time, and again when that day is over.
 */
export function OpeningNow(props: { sentences: OpeningSentences; before?: ReactNode }) {
  const { sentences, before } = props
  const [day] = useState(dayOfVisit)
  const clock = useSyncExternalStore(everyMinute, day.clock, unknown)
  if (clock === undefined) return before
  return openingLabel(sentences, clock)
}

/** The theatre's time on the day of the first call; undefined when another day has begun. */
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
