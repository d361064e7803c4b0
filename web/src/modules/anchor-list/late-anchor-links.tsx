'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const AnchorLinks = lazy(async () => {
  const { AnchorLinks: links } = await import('./anchor-links.tsx')
  return { default: links }
})

/** The script of the links comes with the pages that have some: most have none. */
export function LateAnchorLinks(props: ComponentProps<typeof AnchorLinks>) {
  return (
    <Suspense>
      <AnchorLinks {...props} />
    </Suspense>
  )
}
