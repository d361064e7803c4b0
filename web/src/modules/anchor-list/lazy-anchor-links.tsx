'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const AnchorLinks = lazy(async () => {
  const { AnchorLinks: links } = await import('./anchor-links.tsx')
  return { default: links }
})

/** The script of the links is loaded only on pages that have some. */
export function LazyAnchorLinks(props: ComponentProps<typeof AnchorLinks>) {
  return (
    <Suspense>
      <AnchorLinks {...props} />
    </Suspense>
  )
}
