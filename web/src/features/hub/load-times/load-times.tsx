'use client'
import { useReportWebVitals } from 'next/web-vitals'
import { useEffect } from 'react'
import { loadReportPath } from '#lib/load-report.ts'

type Measured = { name: string; value: number }

/** By name: a metric is measured again until the page is hidden. */
const measured = new Map<string, number>()
/** The page that was loaded; later ones are shown by the router. */
const loadedPath = location.pathname

const store = ({ name, value }: Measured) => {
  measured.set(name, Math.round(name === 'CLS' ? value * 1000 : value))
}

/** Sends what was measured when the page is hidden: without cookies, and with nothing about who sees it. */
export function LoadTimes() {
  useReportWebVitals(store)
  useEffect(() => {
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => document.removeEventListener('visibilitychange', sendWhenHidden)
  }, [])
  return null
}

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden' || measured.size === 0) return
  const report = {
    path: loadedPath,
    device: matchMedia('(min-width: 48em)').matches ? 'desktop' : 'phone',
    values: Object.fromEntries(measured),
  }
  measured.clear()
  navigator.sendBeacon(loadReportPath, JSON.stringify(report))
}
