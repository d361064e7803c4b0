'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { prefersReducedData } from '#lib/browser/prefers-reduced-data.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'

const LoadTimes = lazy(async () => ({ default: (await import('./load-times.tsx')).LoadTimes }))

/** Measures how the page loads, once it has: the browser keeps what has happened before. */
export function LoadTimesHost() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(!prefersReducedData())), [])
  return (
    isIdle && (
      <Suspense>
        <LoadTimes />
      </Suspense>
    )
  )
}
