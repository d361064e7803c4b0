'use client'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { bodyClass } from './body-class.ts'

/** The body of every page, with the class of its route (L-02). */
export function SiteBody({ children }: { children: ReactNode }) {
  const [, view, path] = useSelectedLayoutSegments()
  return <body className={bodyClass(view, path)}>{children}</body>
}
