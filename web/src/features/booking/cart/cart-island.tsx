'use client'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type LiveCart from './live-cart.tsx'

const Live = lazy<typeof LiveCart>(() => import('./live-cart.tsx'))

/**
 * The cart becomes interactive when the graph's script is loaded. Until then the server's markup is shown, whose forms
 * work natively.
 */
export function CartIsland(props: { children: ReactNode; live: ComponentProps<typeof LiveCart> }) {
  return (
    <Suspense fallback={props.children}>
      <Live {...props.live} />
    </Suspense>
  )
}
