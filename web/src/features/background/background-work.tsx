'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '#lib/browser/when-idle.ts'

/** What the browser does for each page once it is idle (`work-when-idle.ts`), which is loaded then. */
export function BackgroundWork() {
  const path = usePathname()
  useEffect(() => whenIdle(() => void work(path).catch(() => {})), [path])
  return null
}

async function work(visited: string) {
  const { workWhenIdle } = await import('./work-when-idle.ts')
  await workWhenIdle(visited)
}
