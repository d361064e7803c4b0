'use client'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type LiveCart from './live-cart.tsx'

const Live = lazy<typeof LiveCart>(() => import('./live-cart.tsx'))

/** The cart comes alive when the script of the graph is there. Until then the server's stands here, whose forms work by themselves. */
export function CartIsland(props: { children: ReactNode; live: ComponentProps<typeof LiveCart> }) {
  return (
    <Suspense fallback={props.children}>
      <Live {...props.live} />
    </Suspense>
  )
}
