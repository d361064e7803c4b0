'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const EmbedFrame = lazy(async () => {
  const { EmbedFrame: frame } = await import('./embed-frame.tsx')
  return { default: frame }
})

/** The script of players and their placeholders is loaded only on pages that have one. */
export function LazyEmbedFrame(props: ComponentProps<typeof EmbedFrame>) {
  return (
    <Suspense>
      <EmbedFrame {...props} />
    </Suspense>
  )
}
