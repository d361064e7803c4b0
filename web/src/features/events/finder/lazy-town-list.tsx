'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const TownList = lazy(async () => {
  const { TownList: list } = await import('./town-list.tsx')
  return { default: list }
})

/** The script of the list is loaded only on pages that have one. */
export function LazyTownList(props: ComponentProps<typeof TownList>) {
  return (
    <Suspense>
      <TownList {...props} />
    </Suspense>
  )
}
